import type { Locale } from '#model/texts/locales.ts'
import { firstTexts, loadPortalTexts, loadTextPart, type TextPart } from '#model/texts/load-portal.ts'
import { merge, type Tree } from '#model/texts/messages.ts'
import { lookUp } from './phrase.ts'

/** The texts that have arrived. English is there from the start as far as sign-in needs it. */
const arrived: Partial<Record<Locale, Tree>> & { en: Tree } = { en: firstTexts }
const asked = new Map<string, Promise<void>>()
const parts = new Set<TextPart>()
let spoken: Locale = 'en'

/** Fetches once; a part that could not be had is asked for again the next time. */
function once(name: string, locale: Locale, load: () => Promise<Tree>): Promise<void> {
  const key = `${locale} ${name}`
  const known = asked.get(key)
  if (known) return known
  const fetching = load().then((texts) => {
    arrived[locale] = merge(arrived[locale] ?? {}, texts)
  })
  fetching.catch(() => asked.delete(key))
  asked.set(key, fetching)
  return fetching
}

const fetchPart = (part: TextPart, locale: Locale) => once(part, locale, () => loadTextPart(part, locale))

/** Fetches the texts of a language that every page needs; later pages wait for the English ones together with their code. */
export const fetchTexts = (locale: Locale): Promise<void> => once('', locale, () => loadPortalTexts(locale))

/** Fetches the texts of parts of the portal, in English and in the language that is spoken. */
export async function fetchParts(wanted: readonly TextPart[]): Promise<void> {
  for (const part of wanted) parts.add(part)
  await Promise.all(
    [...new Set<Locale>(['en', spoken])].flatMap((locale) => wanted.map((part) => fetchPart(part, locale))),
  )
}

/** Fetches all that has been shown so far in another language, which then is the spoken one. */
export async function loadTexts(locale: Locale): Promise<void> {
  spoken = locale
  await Promise.all([fetchTexts(locale), ...[...parts].map((part) => fetchPart(part, locale))])
}

/** A phrase in the language, else in English, else undefined. */
export function phraseOf(locale: Locale, key: string): string | undefined {
  const texts = arrived[locale]
  return (texts && lookUp(texts, key)) ?? lookUp(arrived.en, key)
}
