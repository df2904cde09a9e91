import { secondsOf, type Limits } from '../../limits.ts'
import type { MfaType } from '../enums.ts'

/** Second factor: offered methods, code lifetime and lockout. Times are epoch seconds. */

/** Code lifetime in seconds: 5 minutes, by e-mail 10. */
export const challengeLife = (type: MfaType, limits: Limits) =>
  secondsOf(limits, type === 'email' ? 'mfa.lifeEmail' : 'mfa.life')

/** Seconds until another code may be sent; 0: now. Authenticator apps need no sending. */
export function resendIn(type: MfaType, lastSentAt: number | null, now: number, limits: Limits): number {
  if (type === 'auth_app' || lastSentAt === null) return 0
  return Math.max(0, lastSentAt + secondsOf(limits, 'mfa.resend') - now)
}

export const isLocked = (lockedUntil: number | null, now: number) => lockedUntil !== null && now < lockedUntil

/** State of a method after a wrong code. The 5th wrong one locks it for 15 minutes. */
export function afterWrongCode(
  attempts: number,
  now: number,
  limits: Limits,
): { attempts: number; lockedUntil: number | null } {
  const counted = attempts + 1
  return { attempts: counted, lockedUntil: counted >= limits['mfa.tries'] ? now + secondsOf(limits, 'mfa.lock') : null }
}

/** Whether a sent code is unused and not expired; does not check the code itself. */
export function challengeUsable(challenge: { expiresAt: number; usedAt: number | null }, now: number): boolean {
  return challenge.usedAt === null && now < challenge.expiresAt
}

/** TOTP time steps accepted now: ±1 step, excluding the last accepted step and older ones (replay protection). */
export function acceptedSteps(now: number, lastAccepted: number | null, limits: Limits): number[] {
  const current = Math.floor(now / secondsOf(limits, 'mfa.totpStep'))
  const window = limits['mfa.totpWindow']
  const steps = Array.from({ length: window * 2 + 1 }, (_, index) => current - window + index)
  return steps.filter((step) => lastAccepted === null || step > lastAccepted)
}

export interface MfaFacts {
  readonly enrolled: readonly MfaType[]
  /** the user has or may have a US number */
  readonly usNumberPossible: boolean
  /** text messages cannot be sent to the person's region */
  readonly smsRefused?: boolean
  /** authenticator apps are disabled for users without one */
  readonly appRefused?: boolean
}

/**
 * Methods on the second-factor page: the app always (first), SMS if a US number is possible or enrolled, e-mail. A
 * single method is shown with "We're Sorry!" and works.
 */
export function offeredMethods(facts: MfaFacts): MfaType[] {
  const methods: MfaType[] = []
  if (!facts.appRefused || facts.enrolled.includes('auth_app')) methods.push('auth_app')
  if (!facts.smsRefused && (facts.usNumberPossible || facts.enrolled.includes('sms'))) methods.push('sms')
  methods.push('email')
  return methods
}

/** Why a method on the second-factor page is not usable now. */
export const waitingReasons = ['emailAfterReset', 'confirmFirst', 'locked'] as const
export interface BlockedMethod {
  mfaType: MfaType
  reason: (typeof waitingReasons)[number]
  /** end of the lock, epoch seconds */
  until?: number | undefined
}

export interface WaitingFacts {
  readonly offered: readonly MfaType[]
  /** methods this account has verified before */
  readonly proved: readonly MfaType[]
  /** after a password reset by e-mail, another factor is required */
  readonly emailRefused: boolean
  readonly lockedUntil: (type: MfaType) => number | null
  readonly now: number
}

/** Methods shown but not usable now, each with the reason that lasts longest. */
export function waitingMethods({ offered, proved, emailRefused, lockedUntil, now }: WaitingFacts): BlockedMethod[] {
  return offered.flatMap((mfaType): BlockedMethod[] => {
    if (mfaType === 'email' && emailRefused) return [{ mfaType, reason: 'emailAfterReset' }]
    // A password alone must not be enough to add another method.
    if (mfaType !== 'email' && proved.length > 0 && !proved.includes(mfaType))
      return [{ mfaType, reason: 'confirmFirst' }]
    const until = lockedUntil(mfaType)
    return until !== null && isLocked(until, now) ? [{ mfaType, reason: 'locked', until }] : []
  })
}

/** Methods whose code signs the user in now. If there is only one, its code is sent without asking. */
export function usableMethods(
  {
    offered,
    enrolled,
    waiting,
  }: Record<'offered' | 'enrolled', readonly MfaType[]> & { waiting: readonly BlockedMethod[] },
  now: number,
): MfaType[] {
  const waits = (type: MfaType) =>
    waiting.some(({ mfaType, until }) => mfaType === type && (until === undefined || isLocked(until, now)))
  return offered.filter((type) => enrolled.includes(type) && !waits(type))
}

/**
 * Directly after a password reset by e-mail, an e-mail code would add no second factor; rejected if an app is enrolled.
 */
export const emailAccepted = (facts: { enrolled: readonly MfaType[]; justResetByEmail: boolean }) =>
  !(facts.justResetByEmail && facts.enrolled.includes('auth_app'))
