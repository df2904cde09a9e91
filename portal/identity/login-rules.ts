import { firstPageLimits } from '#model/first-page-limits.ts'

/**
 * What the sign-in page itself looks at: the same verdicts as `loginEmail` of the model, whose schema library would be a
 * seventh of the page. The server checks with the schema.
 */
const email = /^(?!\.)(?!.*\.\.)([A-Za-z0-9_'+\-.]*)[A-Za-z0-9_+-]@([A-Za-z0-9][A-Za-z0-9-]*\.)+[A-Za-z]{2,}$/

/** Text key of what is wrong with a sign-in address, or undefined. */
export function emailProblem(value: string): 'errors.required' | 'errors.tooLong' | 'errors.email' | undefined {
  const address = value.trim()
  if (address === '') return 'errors.required'
  if (address.length > firstPageLimits['login.emailMax']) return 'errors.tooLong'
  return email.test(address) ? undefined : 'errors.email'
}
