import type { PauseReason } from '../engagement-enums.ts'
import type { EngagementState } from '../lifecycle/state.ts'

/** Clock of a written seat or an invitation. It runs when there is no pause reason. */
export interface SeatClock {
  /** end time; null while paused */
  endsAt: Date | null
  /** milliseconds left while paused; null while running */
  leftMs: number | null
  pausedFor: readonly PauseReason[]
  /** start of the period in which the open question uses up clarification time; a hold interrupts it */
  clarifyingSince: Date | null
  /** milliseconds of clarification time used before that */
  clarifiedMs: number
}

const since = (clock: SeatClock, now: Date): number =>
  clock.clarifyingSince === null ? 0 : Math.max(0, now.getTime() - clock.clarifyingSince.getTime())

/** Total clarification time of this seat, including the open question. */
export const clarifiedMs = (clock: SeatClock, now: Date): number => clock.clarifiedMs + since(clock, now)

const isPaused = (clock: SeatClock) => clock.pausedFor.length > 0

/** Adds a pause reason. No effect without a clock (a booked call has none). */
export function pause(clock: SeatClock, reason: PauseReason, now: Date): SeatClock {
  if (clock.pausedFor.includes(reason) || (!isPaused(clock) && clock.endsAt === null)) return clock
  return {
    endsAt: null,
    leftMs: clock.endsAt === null ? clock.leftMs : Math.max(0, clock.endsAt.getTime() - now.getTime()),
    pausedFor: [...clock.pausedFor, reason],
    // Nobody can reply during a hold, so it does not use up clarification time.
    clarifyingSince: reason === 'clarify' && !isPaused(clock) ? now : null,
    clarifiedMs: clarifiedMs(clock, now),
  }
}

/**
 * Removes a pause reason; when none remains, the clock continues with the remaining time.
 * @param leastMs minimum remaining time
 */
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

/** A question to the asker pauses a running seat while clarification time is left. */
export const pauseForQuestion = (clock: SeatClock, now: Date, limitMs: number): SeatClock =>
  clock.endsAt !== null && clock.endsAt > now && clarifiedMs(clock, now) < limitMs
    ? pause(clock, 'clarify', now)
    : clock

/** Clarification time is used up: the clock no longer waits for the reply. */
export const clarifyingIsOver = (clock: SeatClock, now: Date, limitMs: number): boolean =>
  clock.clarifyingSince !== null && clarifiedMs(clock, now) >= limitMs

/** Stops the clock when the seat has ended; the used clarification time is kept. */
export const stopped = (clock: SeatClock, now: Date): SeatClock => ({
  endsAt: null,
  leftMs: null,
  pausedFor: [],
  clarifyingSince: null,
  clarifiedMs: clarifiedMs(clock, now),
})

type ClockFields = Pick<
  EngagementState,
  'status' | 'inviteExpires' | 'reservedUntil' | 'remainingMs' | 'pausedFor' | 'clarifyingSince' | 'clarifiedMs'
>

/** Clock of an engagement: of the invitation until it is accepted, then of the seat. */
export const clockOf = (engagement: ClockFields): SeatClock => ({
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

export const withClock = <E extends ClockFields>(engagement: E, clock: SeatClock): E => ({
  ...engagement,
  remainingMs: clock.leftMs,
  pausedFor: clock.pausedFor.length === 0 ? null : [...clock.pausedFor],
  clarifyingSince: clock.clarifyingSince,
  clarifiedMs: clock.clarifiedMs,
  ...(engagement.status === 'invited' && { inviteExpires: clock.endsAt }),
  ...(engagement.status === 'claimed' && { reservedUntil: clock.endsAt }),
})

/** Stops the clock of an answered, returned or expired seat; the stored end times are kept. */
export function withoutClock<E extends ClockFields>(engagement: E, now: Date): E {
  const { leftMs, clarifyingSince, clarifiedMs } = stopped(clockOf(engagement), now)
  return { ...engagement, remainingMs: leftMs, pausedFor: null, clarifyingSince, clarifiedMs }
}
