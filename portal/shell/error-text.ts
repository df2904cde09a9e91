import { ApiError } from '#api/client/api-error.ts'
import { useTranslation, type Translate } from './texts.tsx'

type GenericErrorKey = 'errors.generic' | 'errors.unspecified'

/** The words for a failure: the text of its key in the reader's language, else what the server said, else a general line. */
export function textOfError(t: Translate, error: unknown, otherwise?: GenericErrorKey): string {
  if (!(error instanceof ApiError)) return t(otherwise ?? 'errors.generic')
  // a gateway in between gives no key: its words are better than none
  // what is refused for a time says how long
  const minutes = Math.ceil((error.retryAfter ?? 60) / 60)
  const told =
    typeof error.body.errorKey === 'string' || error.status === 0
      ? t.maybe(error.errorKey, { smart_count: minutes })
      : undefined
  const said = typeof error.body.message === 'string' ? error.body.message : ''
  return told || t.maybe(said) || said || t(otherwise ?? (error.status >= 500 ? 'errors.internal' : 'errors.generic'))
}

export function useErrorText() {
  const t = useTranslation()
  return (error: unknown, otherwise?: GenericErrorKey) => textOfError(t, error, otherwise)
}
