import type { PauseReason } from './engagement-enums.ts'
import type { EngagementState } from './state.ts'

/** The clock of a written seat or of an invitation. It runs while no reason to pause is left. */
export interface SeatClock {
  /** when it runs out; null while paused */
  endsAt: Date | null
  /** milliseconds left while paused; null while it runs */
  leftMs: number | null
  pausedFor: readonly PauseReason[]
  /** since when the open question uses up the clarifying time; a hold interrupts it */
  clarifyingSince: Date | null
  /** milliseconds of clarifying time used up before that */
  clarifiedMs: number
}

const since = (clock: SeatClock, now: Date): number =>
  clock.clarifyingSince === null ? 0 : Math.max(0, now.getTime() - clock.clarifyingSince.getTime())

/** Clarifying time of this seat so far, the open question included. */
export const clarifiedMs = (clock: SeatClock, now: Date): number => clock.clarifiedMs + since(clock, now)

const isPaused = (clock: SeatClock) => clock.pausedFor.length > 0

/** Pauses for one more reason. Without a clock, as a booked call has none, nothing changes. */
export function pause(clock: SeatClock, reason: PauseReason, now: Date): SeatClock {
  if (clock.pausedFor.includes(reason) || (!isPaused(clock) && clock.endsAt === null)) return clock
  return {
    endsAt: null,
    leftMs: clock.endsAt === null ? clock.leftMs : Math.max(0, clock.endsAt.getTime() - now.getTime()),
    pausedFor: [...clock.pausedFor, reason],
    // no one can reply during a hold, so it uses up no clarifying time
    clarifyingSince: reason === 'clarify' && !isPaused(clock) ? now : null,
    clarifiedMs: clarifiedMs(clock, now),
  }
}

/** Ends one reason; the clock runs on with what was left once none remains. @param leastMs what it has left at least */
export function resume(clock: SeatClock, reason: PauseReason, now: Date, leastMs = 0): SeatClock {
  if (!clock.pausedFor.includes(reason)) return clock
  const pausedFor = clock.pausedFor.filter((one) => one !== reason)
  const leftMs = Math.max(clock.leftMs ?? 0, leastMs)
  const runs = pausedFor.length === 0
  return {
    endsAt: runs ? new Date(now.getTime() + leftMs) : null,
    leftMs: runs ? null : leftMs,
    pausedFor,
    clarifyingSince: pausedFor.includes('clarify') ? (clock.clarifyingSince ?? now) : null,
    clarifiedMs: pausedFor.includes('clarify') ? clock.clarifiedMs : clarifiedMs(clock, now),
  }
}

/** A question to the asker pauses a running seat while clarifying time is left. */
export const pauseForQuestion = (clock: SeatClock, now: Date, limitMs: number): SeatClock =>
  clock.endsAt !== null && clock.endsAt > now && clarifiedMs(clock, now) < limitMs
    ? pause(clock, 'clarify', now)
    : clock

/** The clarifying time is used up: the clock no longer waits for the reply. */
export const clarifyingIsOver = (clock: SeatClock, now: Date, limitMs: number): boolean =>
  clock.clarifyingSince !== null && clarifiedMs(clock, now) >= limitMs

/** The seat has ended in whatever way: no clock is left, and the clarifying time stays as it was used. */
export const stopped = (clock: SeatClock, now: Date): SeatClock => ({
  endsAt: null,
  leftMs: null,
  pausedFor: [],
  clarifyingSince: null,
  clarifiedMs: clarifiedMs(clock, now),
})

type Clocked = Pick<
  EngagementState,
  'status' | 'inviteExpires' | 'reservedUntil' | 'remainingMs' | 'pausedFor' | 'clarifyingSince' | 'clarifiedMs'
>

/** The clock of an engagement: the invitation's until it is answered, then the seat's. */
export const clockOf = (engagement: Clocked): SeatClock => ({
  endsAt:
    engagement.status === 'invited'
      ? engagement.inviteExpires
      : engagement.status === 'claimed'
        ? engagement.reservedUntil
        : null,
  leftMs: engagement.remainingMs,
  pausedFor: engagement.pausedFor ?? [],
  clarifyingSince: engagement.clarifyingSince,
  clarifiedMs: engagement.clarifiedMs,
})

/** The engagement with this clock. */
export const withClock = <E extends Clocked>(engagement: E, clock: SeatClock): E => ({
  ...engagement,
  remainingMs: clock.leftMs,
  pausedFor: clock.pausedFor.length === 0 ? null : [...clock.pausedFor],
  clarifyingSince: clock.clarifyingSince,
  clarifiedMs: clock.clarifiedMs,
  ...(engagement.status === 'invited' && { inviteExpires: clock.endsAt }),
  ...(engagement.status === 'claimed' && { reservedUntil: clock.endsAt }),
})

/** Nothing is left to count: answered, given up, or over. The times that it would have ended stay as they are. */
export function withoutClock<E extends Clocked>(engagement: E, now: Date): E {
  const { leftMs, clarifyingSince, clarifiedMs } = stopped(clockOf(engagement), now)
  return { ...engagement, remainingMs: leftMs, pausedFor: null, clarifyingSince, clarifiedMs }
}
