import { secondsOf, type Limits } from '../limits.ts'

/** How long a sign-in lives. All times are epoch seconds. */

export interface SessionFacts {
  readonly startedAt: number
  /** as last told to the browser */
  readonly exp: number
  readonly now: number
  /** the person at the keyboard is staff (also while acting for someone who is not) */
  readonly staff: boolean
  readonly enabled: boolean
  readonly revoked?: boolean
  /** since when the session acts for someone else */
  readonly actingSince?: number
}

export type SessionEnd = 'expired' | 'absolute' | 'actingOver' | 'disabled' | 'revoked'

/** The instant past which no refresh reaches. */
export function absoluteEnd(facts: Pick<SessionFacts, 'startedAt' | 'staff'>, limits: Limits): number {
  return facts.startedAt + secondsOf(limits, facts.staff ? 'session.absoluteStaff' : 'session.absolute')
}

/** When acting for someone ends by itself. */
export const actingEnd = (actingSince: number, limits: Limits) => actingSince + secondsOf(limits, 'session.acting')

/** The life that a session has now: the expiry a refresh would give (30 minutes more, up to its absolute end), or why it is over. */
export function judgeSession(
  facts: SessionFacts,
  limits: Limits,
): { alive: true; exp: number } | { alive: false; reason: SessionEnd } {
  const { now } = facts
  if (facts.revoked) return { alive: false, reason: 'revoked' }
  if (!facts.enabled) return { alive: false, reason: 'disabled' }
  const absolute = absoluteEnd(facts, limits)
  if (now >= absolute) return { alive: false, reason: 'absolute' }
  const acting = facts.actingSince === undefined ? Infinity : actingEnd(facts.actingSince, limits)
  if (now >= acting) return { alive: false, reason: 'actingOver' }
  if (now >= facts.exp) return { alive: false, reason: 'expired' }
  return { alive: true, exp: Math.min(now + secondsOf(limits, 'session.sliding'), absolute, acting) }
}

export interface ClientClock {
  readonly exp: number
  readonly now: number
  /** last key, click or touch */
  readonly lastActive: number
  /** the timer fired long after it was due: the machine slept */
  readonly late?: boolean
}

export type ClientStep = 'wait' | 'refresh' | 'warn' | 'loggedOut' | 'tryOnce'

/**
 * What a browser does at this second: refresh silently 90 s before the end when the person was active in the last 5
 * minutes; else open the countdown at 60 s; at 0 log out. A timer that fires late tries once before "Session expired."
 */
export function clientStep(clock: ClientClock, limits: Limits): ClientStep {
  const left = clock.exp - clock.now
  if (left <= 0) return clock.late ? 'tryOnce' : 'loggedOut'
  const active = clock.now - clock.lastActive <= secondsOf(limits, 'session.activeWithin')
  if (active && left <= secondsOf(limits, 'session.silentRefresh')) return 'refresh'
  return left <= secondsOf(limits, 'session.warning') ? 'warn' : 'wait'
}
