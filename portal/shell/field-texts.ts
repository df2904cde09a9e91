import { ApiError } from '#api/client/api-error.ts'
import type { Values } from './phrase.ts'
import type { Translate } from './texts.tsx'

/** Texts for the fields of a form, from the fields of a 422. The body has the numbers and names that they mention. */
export function fieldTexts(t: Translate, error: unknown): Record<string, string> {
  if (!(error instanceof ApiError)) return {}
  return Object.fromEntries(
    Object.entries(error.fields).map(([name, text]) => [name, t.maybe(text, error.body as Values) ?? text]),
  )
}
