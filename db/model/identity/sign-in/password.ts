import { defaultLimits } from '../../limits.ts'
import { isCommonPassword } from './common-passwords.ts'

/**
 * Rules for every new password. The first seven are those of owasp-password-strength-test with 12 to 128 characters, 4
 * of 4 tests and no exemption for passphrases.
 */

export const passwordRules = [
  'password.tooShort',
  'password.tooLong',
  'password.repeated',
  'password.lowercase',
  'password.uppercase',
  'password.digit',
  'password.special',
  'password.personal',
  'password.common',
  'password.guessable',
] as const
export type PasswordRule = (typeof passwordRules)[number]

export interface PasswordOwner {
  readonly email?: string | null
  readonly firstName?: string | null
  readonly lastName?: string | null
  readonly displayName?: string | null
}

const run = new RegExp(`(.)\\1{${defaultLimits['password.run'] - 1},}`)

const strength: readonly (readonly [PasswordRule, (password: string) => boolean])[] = [
  ['password.tooShort', (password) => password.length < defaultLimits['password.min']],
  ['password.tooLong', (password) => password.length > defaultLimits['password.max']],
  ['password.repeated', (password) => run.test(password)],
  ['password.lowercase', (password) => !/[a-z]/.test(password)],
  ['password.uppercase', (password) => !/[A-Z]/.test(password)],
  ['password.digit', (password) => !/[0-9]/.test(password)],
  ['password.special', (password) => !/[^A-Za-z0-9]/.test(password)],
]

/** Violated rules that can be checked without the server's dictionaries, in list order. */
export function passwordProblems(password: string, owner: PasswordOwner = {}): PasswordRule[] {
  const broken = strength.filter(([, breaks]) => breaks(password)).map(([rule]) => rule)
  if (isPersonal(password, owner)) broken.push('password.personal')
  if (isCommonPassword(password)) broken.push('password.common')
  return broken
}

const shortest = 4

/**
 * Contains the owner's e-mail address, its local part, or a name of at least 4 letters. Shorter names occur in any
 * text, so they count only when the letters of the password are exactly the name.
 */
function isPersonal(password: string, owner: PasswordOwner): boolean {
  const lower = fold(password)
  const letters = lower.replace(/[^\p{L}]/gu, '')
  const email = fold(owner.email ?? '')
  const names = [owner.firstName, owner.lastName, owner.displayName].map((name) => fold(name ?? ''))
  const full = `${names[0]}${names[1]}`
  return [email, email.split('@')[0] ?? '', ...names, full]
    .map((part) => part.replace(/\s+/g, ''))
    .some((part) => part !== '' && (part.length < shortest ? letters === part : lower.includes(part)))
}

const fold = (text: string) => text.normalize('NFKC').toLowerCase().trim()
