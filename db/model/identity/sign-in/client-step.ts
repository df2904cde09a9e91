import { sessionLimits } from '../../session-limits.ts'

/** What a page does as its session runs out. All times are epoch seconds. */

export interface ClientClock {
  readonly exp: number
  readonly now: number
  /** last key press, click or touch */
  readonly lastActive: number
  /** the timer fired late: the device was asleep */
  readonly late?: boolean
}

export type ClientStep = 'wait' | 'refresh' | 'warn' | 'loggedOut' | 'tryOnce'

/**
 * Next action of the browser: renew silently 90 s before expiry if the user was active in the last 5 minutes; else show
 * the countdown at 60 s; sign out at 0. After a late timer it tries one renewal before "Session expired."
 */
export function clientStep(clock: ClientClock): ClientStep {
  const left = clock.exp - clock.now
  if (left <= 0) return clock.late ? 'tryOnce' : 'loggedOut'
  const active = clock.now - clock.lastActive <= sessionLimits['session.activeWithin'] * 60
  if (active && left <= sessionLimits['session.silentRefresh']) return 'refresh'
  return left <= sessionLimits['session.warning'] ? 'warn' : 'wait'
}
