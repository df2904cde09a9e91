import { expect, test } from 'vitest'
import fc from 'fast-check'
import { defaultLimits } from '#model/limits.ts'
import { loginEmail } from '#model/identity/wire.ts'
import { emailProblem } from '#portal/identity/login-rules.ts'

const schemaProblem = (value: string) => loginEmail.safeParse(value).error?.issues[0]?.message

test.each([
  'member@consilium.test',
  ' member@consilium.test ',
  '',
  '   ',
  'member',
  'member@',
  '@consilium.test',
  'a..b@consilium.test',
  '.a@consilium.test',
  'a@b',
  'a@b.c',
  'a@b.co',
  "o'neil+x@sub.domain.org",
  'ä@consilium.test',
  'a b@consilium.test',
  'a@-b.org',
  'a@b-.org',
  `${'a'.repeat(defaultLimits['login.emailMax'] - 15)}@consilium.test`,
  `${'a'.repeat(defaultLimits['login.emailMax'] - 14)}@consilium.test`,
])('the sign-in page judges %j as the model does', (value) => {
  expect(emailProblem(value)).toBe(schemaProblem(value))
})

test('and so for whatever people type', () => {
  const parts = fc.stringMatching(/^[a-z0-9._+'@ -]{0,20}$/)
  fc.assert(
    fc.property(
      parts,
      fc.constantFrom('', '@', '@x.org', '@x..org', '.test'),
      (start, end) => emailProblem(start + end) === schemaProblem(start + end),
    ),
    { numRuns: 2000 },
  )
})

test('64 characters are allowed, 65 are not', () => {
  const of = (length: number) => `${'a'.repeat(length - '@consilium.test'.length)}@consilium.test`
  expect([emailProblem(of(64)), emailProblem(of(65))]).toEqual([undefined, 'errors.tooLong'])
})
