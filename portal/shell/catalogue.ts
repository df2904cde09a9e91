import type { Locale } from '#model/texts/locales.ts'
import { firstTexts, loadPortalTexts } from '#model/texts/load-portal.ts'
import type { Tree } from '#model/texts/messages.ts'
import { lookUp } from './phrase.ts'

/** The texts that have arrived. English is there from the start as far as sign-in needs it. */
const arrived: Partial<Record<Locale, Tree>> & { en: Tree } = { en: firstTexts }

/** Fetches all texts of a language; later pages wait for the English ones together with their code. */
export async function fetchTexts(locale: Locale): Promise<void> {
  if (arrived[locale] && arrived[locale] !== firstTexts) return
  arrived[locale] = await loadPortalTexts(locale)
}

/** A phrase in the language, else in English, else undefined. */
export function phraseOf(locale: Locale, key: string): string | undefined {
  const texts = arrived[locale]
  return (texts && lookUp(texts, key)) ?? lookUp(arrived.en, key)
}
