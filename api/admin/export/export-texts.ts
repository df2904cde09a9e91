import { z } from 'zod'
import { loadTexts } from '#model/texts/load.ts'
import { locales, type Locale } from '#model/texts/locales.ts'

/** The language of an exported file. */
export const exportLocales = z.enum(locales.map(({ locale }) => locale) as [Locale, ...Locale[]]).default('en')

/** Texts of a language by any key; a key without a text is shown as `fallback`. Plurals give their last form. */
export async function wordsIn(locale: Locale): Promise<(key: string, fallback?: string) => string> {
  const texts = await loadTexts(locale)
  const known = new Map<string, string | undefined>()
  return (key, fallback = key) => {
    if (known.size > MOST_KEYS) known.clear()
    if (!known.has(key)) known.set(key, textAt(texts, key))
    return known.get(key) ?? fallback
  }
}

const MOST_KEYS = 10_000

function textAt(texts: object, key: string): string | undefined {
  let found: unknown = texts
  for (const part of key.split('.'))
    found =
      typeof found === 'object' && found !== null && Object.hasOwn(found, part)
        ? (found as Record<string, unknown>)[part]
        : undefined
  return typeof found === 'string' ? found.split('||||').at(-1)?.trim() : undefined
}
