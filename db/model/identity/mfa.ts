import { secondsOf, type Limits } from '../limits.ts'
import type { MfaType } from './enums.ts'

/** The second factor: which methods are offered, how long a code lives, when it is locked. Times are epoch seconds. */

/** Seconds that a code of this method is good for: 5 minutes, by e-mail 10. */
export const challengeLife = (type: MfaType, limits: Limits) =>
  secondsOf(limits, type === 'email' ? 'mfa.lifeEmail' : 'mfa.life')

/** Seconds until another code may be sent; 0: now. The app needs no sending. */
export function resendIn(type: MfaType, lastSentAt: number | null, now: number, limits: Limits): number {
  if (type === 'auth_app' || lastSentAt === null) return 0
  return Math.max(0, lastSentAt + secondsOf(limits, 'mfa.resend') - now)
}

export const isLocked = (lockedUntil: number | null, now: number) => lockedUntil !== null && now < lockedUntil

/** State of a method after one more try has been counted. The 5th wrong one locks it for 15 minutes. */
export function afterWrongCode(
  attempts: number,
  now: number,
  limits: Limits,
): { attempts: number; lockedUntil: number | null } {
  const counted = attempts + 1
  return { attempts: counted, lockedUntil: counted >= limits['mfa.tries'] ? now + secondsOf(limits, 'mfa.lock') : null }
}

/** Whether a sent code can still be used, its correctness aside. */
export function challengeUsable(challenge: { expiresAt: number; usedAt: number | null }, now: number): boolean {
  return challenge.usedAt === null && now < challenge.expiresAt
}

/** Time steps that an authenticator's code is accepted for: ±1, and never one that was accepted before or is older. */
export function acceptedSteps(now: number, lastAccepted: number | null, limits: Limits): number[] {
  const current = Math.floor(now / secondsOf(limits, 'mfa.totpStep'))
  const window = limits['mfa.totpWindow']
  const steps = Array.from({ length: window * 2 + 1 }, (_, index) => current - window + index)
  return steps.filter((step) => lastAccepted === null || step > lastAccepted)
}

export interface MfaFacts {
  readonly enrolled: readonly MfaType[]
  /** the person has, or may have, a US number */
  readonly usNumberPossible: boolean
  /** text messages cannot be sent to the person's region */
  readonly smsRefused?: boolean
  /** authenticator apps are switched off for those who have none */
  readonly appRefused?: boolean
}

/**
 * The cards of the second-factor page, the app first: the app always, SMS if a US number is possible or enrolled, e-mail.
 * A single card is shown with "We're Sorry!", and works.
 */
export function offeredMethods(facts: MfaFacts): MfaType[] {
  const methods: MfaType[] = []
  if (!facts.appRefused || facts.enrolled.includes('auth_app')) methods.push('auth_app')
  if (!facts.smsRefused && (facts.usNumberPossible || facts.enrolled.includes('sms'))) methods.push('sms')
  methods.push('email')
  return methods
}

/** Why a card of the second-factor page cannot be used now. */
export const waitingReasons = ['emailAfterReset', 'confirmFirst', 'locked'] as const
export interface Waiting {
  mfaType: MfaType
  reason: (typeof waitingReasons)[number]
  /** epoch seconds at which a lock is over */
  until?: number | undefined
}

export interface WaitingFacts {
  readonly offered: readonly MfaType[]
  /** what a code of this account has proved before */
  readonly proved: readonly MfaType[]
  /** after a reset by e-mail: another factor has to follow */
  readonly emailRefused: boolean
  readonly lockedUntil: (type: MfaType) => number | null
  readonly now: number
}

/** The cards that are shown but cannot be used now, and why: the reason that lasts longest. */
export function waitingMethods({ offered, proved, emailRefused, lockedUntil, now }: WaitingFacts): Waiting[] {
  return offered.flatMap((mfaType): Waiting[] => {
    if (mfaType === 'email' && emailRefused) return [{ mfaType, reason: 'emailAfterReset' }]
    // a password alone must not add a way in
    if (mfaType !== 'email' && proved.length > 0 && !proved.includes(mfaType))
      return [{ mfaType, reason: 'confirmFirst' }]
    const until = lockedUntil(mfaType)
    return until !== null && isLocked(until, now) ? [{ mfaType, reason: 'locked', until }] : []
  })
}

/** The methods whose code lets a person in now. Where there is just one, its code is sent without being asked for. */
export function usableMethods(
  { offered, enrolled, waiting }: Record<'offered' | 'enrolled', readonly MfaType[]> & { waiting: readonly Waiting[] },
  now: number,
): MfaType[] {
  const waits = (type: MfaType) =>
    waiting.some(({ mfaType, until }) => mfaType === type && (until === undefined || isLocked(until, now)))
  return offered.filter((type) => enrolled.includes(type) && !waits(type))
}

/** E-mail alone would make one mailbox enough: not accepted right after a reset by e-mail where an app is enrolled. */
export const emailAccepted = (facts: { enrolled: readonly MfaType[]; justResetByEmail: boolean }) =>
  !(facts.justResetByEmail && facts.enrolled.includes('auth_app'))
