import { expect, test } from 'vitest'
import type { RegistrationSetup } from '#model/identity/registration.ts'
import { problemsOf, startValues } from '#portal/identity/registration/values.ts'

const setup: RegistrationSetup = {
  userType: 2,
  noeticExpert: true,
  plan: null,
  invite: null,
  hourlyRate: null,
  terms: null,
}
const officeProblem = (mobile: string, office: string) =>
  problemsOf({ ...startValues(setup, 'en-us', undefined), mobile, office }, setup, '2026-11-23').office

test.each([
  ['(212) 555-0123', '(212) 555-0123'],
  ['212 555 0123', '+1 212-555-0123'],
])('%s and %s are one number, told before the step is left', (mobile, office) =>
  expect(officeProblem(mobile, office)).toBe('errors.dupContact'),
)

test.each([
  ['(212) 555-0123', '(212) 555-0124'],
  ['', ''],
])('%s and %s are not', (mobile, office) => expect(officeProblem(mobile, office)).not.toBe('errors.dupContact'))
