import { ApiError } from '#api/client/api-error.ts'
import { textOfError } from '../shell/error-text.ts'
import type { Translate } from '../shell/texts.tsx'

/** The words for a refused sign-in, by its status; what the server names itself comes first. */
export function signInProblem(t: Translate, error: unknown): string {
  if (!(error instanceof ApiError)) return t('errors.generic')
  if (error.status === 400) return t('messages.signInError')
  if (error.status === 401) return t('messages.signIn401Error')
  if (error.status >= 500) return t('messages.signIn500Error')
  return textOfError(t, error)
}
