import { z } from 'zod'
import { loadTexts } from '#model/texts/load.ts'
import { locales, type Locale } from '#model/texts/locales.ts'
import type { Words } from './say.ts'

/** The language of an exported file. */
export const exportLocales = z.enum(locales.map(({ locale }) => locale) as [Locale, ...Locale[]]).default('en')

/** Texts of a language by any key. Plurals give the form of `smart_count`, by default the last. */
export async function wordsIn(locale: Locale): Promise<Words> {
  const texts = await loadTexts(locale)
  const known = new Map<string, string[]>()
  return (key, fallback = key, blanks) => {
    if (known.size > MOST_KEYS) known.clear()
    if (!known.has(key)) known.set(key, formsAt(texts, key))
    const forms = known.get(key) ?? []
    const text = (blanks?.smart_count === 1 ? forms[0] : forms.at(-1)) ?? fallback
    return blanks ? text.replace(/%\{(\w+)\}/g, (_, name: string) => String(blanks[name])) : text
  }
}

const MOST_KEYS = 10_000

function formsAt(texts: object, key: string): string[] {
  let found: unknown = texts
  for (const part of key.split('.'))
    found =
      typeof found === 'object' && found !== null && Object.hasOwn(found, part)
        ? (found as Record<string, unknown>)[part]
        : undefined
  if (typeof found !== 'string') return []
  return found.includes('||||') ? found.split('||||').map((form) => form.trim()) : [found]
}
