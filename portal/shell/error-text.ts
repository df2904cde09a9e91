import { ApiError } from '../client.ts'
import { useT, type Translate } from './texts.tsx'

/** The words for a failure: the text of its key in the reader's language, else what the server said, else a general line. */
export function textOfError(t: Translate, error: unknown): string {
  if (!(error instanceof ApiError)) return t('errors.generic')
  return t.maybe(error.errorKey) || error.message || t('errors.generic')
}

/** Texts for the fields of a form, from the fields of a 422. */
export function fieldTexts(t: Translate, error: unknown): Record<string, string> {
  if (!(error instanceof ApiError)) return {}
  return Object.fromEntries(Object.entries(error.fields).map(([name, text]) => [name, t.maybe(text) ?? text]))
}

export function useErrorText() {
  const t = useT()
  return (error: unknown) => textOfError(t, error)
}
