import type { QueryExpertStatus } from './engagement-enums.ts'
import type { Seats } from './life-facts.ts'

/** As much of an engagement as seats depend on. */
export interface SeatHolder {
  status: QueryExpertStatus
  reservedUntil: Date | null
  /** milliseconds left of the reservation while the discussion is held; null when the clock runs */
  reservedPausedMs?: number | null
}

/** A claim holds its seat until its reservation is over; a paused clock keeps it, unless it was over before the pause. */
export const reservationIsLive = ({ reservedUntil, reservedPausedMs }: SeatHolder, now: Date): boolean =>
  reservedPausedMs === null || reservedPausedMs === undefined
    ? reservedUntil !== null && reservedUntil.getTime() > now.getTime()
    : reservedPausedMs > 0

export const holdsSeat = (engagement: SeatHolder, now: Date): boolean => {
  const { status } = engagement
  return status === 'answered' || status === 'followup' || (status === 'claimed' && reservationIsLive(engagement, now))
}

/** claimed with a live reservation + answered + followup. */
export const seatsUsed = (engagements: readonly SeatHolder[], now: Date): number =>
  engagements.filter((engagement) => holdsSeat(engagement, now)).length

/** All counts that decisions about a discussion rest on. */
export function countSeats(engagements: readonly SeatHolder[], panelSize: number, now: Date): Seats {
  const count = (...statuses: QueryExpertStatus[]) =>
    engagements.filter(({ status }) => statuses.includes(status)).length
  return {
    panelSize,
    used: seatsUsed(engagements, now),
    claimed: count('claimed'),
    answers: count('answered', 'followup'),
    paidAnswers: count('answered'),
  }
}

/** Time left of a reservation, for the countdown; 0 when it is over or paused without time. */
export const reservationLeftMs = ({ reservedUntil, reservedPausedMs }: SeatHolder, now: Date): number =>
  Math.max(0, reservedPausedMs ?? (reservedUntil === null ? 0 : reservedUntil.getTime() - now.getTime()))
