import { loadTexts, type TextKey } from '#model/texts/load.ts'
import { fillPlaces } from '#model/fill-places.ts'
import { chooseLocale, type Locale } from '#model/texts/locales.ts'
import { formFor } from '#model/texts/plural.ts'

export type { TextKey }
export type Params = Record<string, string | number>

/** A text of the catalogue in a person's language, in the form for `smart_count`, with its `%{names}` filled in. */
export async function textIn(language: string | null | undefined, key: TextKey, params: Params = {}): Promise<string> {
  const texts = await loadTexts(localeOf(language))
  let found: unknown = texts
  for (const part of key.split('.')) found = (found as Record<string, unknown>)[part]
  const { smart_count: count } = params
  const phrase = typeof count === 'number' ? formFor(String(found), count) : String(found)
  return fillPlaces(phrase, /%\{(\w+)\}/g, (name) => String(params[name] ?? ''))
}

/** A mail with its last line, in the name of the reader's brand. */
export const signed = async (text: string, language: string | null | undefined, product: string): Promise<string> =>
  `${text}\n\n${await textIn(language, 'message.goodbye', { product })}`

/** The product's language for a person's preferred one (`zh-cn` → zh). */
export const localeOf = (language: string | null | undefined): Locale => chooseLocale([language ?? ''])
