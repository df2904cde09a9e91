import type { ZxcvbnFactory } from '@zxcvbn-ts/core'
import owasp from 'owasp-password-strength-test'
import { AppError } from '#model/errors.ts'
import { passwordProblems, type PasswordOwner, type PasswordRule } from '#model/identity/sign-in/password.ts'
import { defaultLimits } from '#model/limits.ts'

// the library keeps its settings in one place for the whole process: they are set here and nowhere else
owasp.config({
  allowPassphrases: false,
  minLength: defaultLimits['password.min'],
  maxLength: defaultLimits['password.max'],
  minOptionalTestsToPass: defaultLimits['password.tests'],
})

/** The rules by the numbers of the library's tests. */
const numbered: readonly PasswordRule[] = [
  'password.tooShort',
  'password.tooLong',
  'password.repeated',
  'password.lowercase',
  'password.uppercase',
  'password.digit',
  'password.special',
]
/** 3 of 4: more than 10^8 guesses, out of reach of guessing through the sign-in page. */
const LEAST_SCORE = 3
/** Longer texts cost the estimator up to a second, and what begins well is not weaker for going on. */
const LOOKED_AT = 32

let estimator: Promise<ZxcvbnFactory> | undefined

/** The dictionaries take half a second to read: they are read when the first password is judged. */
async function readDictionaries(): Promise<ZxcvbnFactory> {
  const [{ ZxcvbnFactory }, common, english] = await Promise.all([
    import('@zxcvbn-ts/core'),
    import('@zxcvbn-ts/language-common'),
    import('@zxcvbn-ts/language-en'),
  ])
  return new ZxcvbnFactory({
    dictionary: { ...common.dictionary, ...english.dictionary },
    graphs: common.adjacencyGraphs,
  })
}

/**
 * Every rule that a new password breaks: the specified ones, those about its owner, the list of common ones, and what an
 * estimate of the guesses says. Every place that takes a new password asks here.
 */
export async function judgePassword(password: string, owner: PasswordOwner = {}): Promise<PasswordRule[]> {
  const { failedTests } = owasp.test(password)
  const broken = new Set<PasswordRule>(failedTests.flatMap((number) => numbered[number] ?? []))
  for (const rule of passwordProblems(password, owner)) broken.add(rule)
  if (broken.size > 0 || password.length > defaultLimits['password.max']) return [...broken]
  const clues = [owner.email, owner.email?.split('@')[0], owner.firstName, owner.lastName, owner.displayName].filter(
    (text) => typeof text === 'string' && text !== '',
  ) as string[]
  const { score } = (await (estimator ??= readDictionaries())).check(password.slice(0, LOOKED_AT), clues)
  return score < LEAST_SCORE ? ['password.guessable'] : []
}

/** @throws errors.invalidParameters with the first broken rule at the field, and all of them as `problems` */
export async function assertPasswordAllowed(password: string, owner: PasswordOwner): Promise<void> {
  const problems = await judgePassword(password, owner)
  if (problems[0])
    throw new AppError('errors.invalidParameters', 'Invalid Parameters', {
      fields: { password: problems[0] },
      extra: { problems },
    })
}
