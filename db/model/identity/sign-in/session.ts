import { secondsOf, type Limits } from '../../limits.ts'

/** Session lifetime. All times are epoch seconds. */

export interface SessionFacts {
  readonly startedAt: number
  /** expiry last sent to the browser */
  readonly exp: number
  readonly now: number
  /** the real user is staff (also while acting for a non-staff user) */
  readonly staff: boolean
  readonly enabled: boolean
  readonly revoked?: boolean
  /** start of acting for another user */
  readonly actingSince?: number
}

export type SessionEnd = 'expired' | 'absolute' | 'actingOver' | 'disabled' | 'revoked'

/** Absolute end of the session; renewal cannot extend beyond it. */
export function absoluteEnd(facts: Pick<SessionFacts, 'startedAt' | 'staff'>, limits: Limits): number {
  return facts.startedAt + secondsOf(limits, facts.staff ? 'session.absoluteStaff' : 'session.absolute')
}

/** Absolute end of acting for another user. */
export const actingEnd = (actingSince: number, limits: Limits) => actingSince + secondsOf(limits, 'session.acting')

/** The expiry a renewal would give (30 minutes from now, up to the absolute end), or why the session is over. */
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
