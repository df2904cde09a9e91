import type { QueryExpertStatus } from './engagement-enums.ts'
import type { EngagementStatus } from './state.ts'
import type { Seats } from './life-facts.ts'

/** As much of an engagement as seats depend on. */
export interface SeatHolder {
  status: EngagementStatus
  reservedUntil: Date | null
  /** milliseconds left of the reservation while its clock is paused; null when it runs */
  remainingMs?: number | null
  /** seat of a call: held until settlement, whatever the clock says */
  bookedAt?: Date | null
  /** an answer of it has been released; absent: as the status says */
  answerShown?: boolean
  /** an answer or reply waits for review */
  replyWaits?: boolean
}

/** A booked seat is held; another claim holds its seat until its reservation is over, or was over before a pause. */
export const reservationIsLive = ({ reservedUntil, remainingMs, bookedAt }: SeatHolder, now: Date): boolean => {
  if (bookedAt) return true
  return remainingMs === null || remainingMs === undefined
    ? reservedUntil !== null && reservedUntil.getTime() > now.getTime()
    : remainingMs > 0
}

export const holdsSeat = (engagement: SeatHolder, now: Date): boolean => {
  const { status } = engagement
  return status === 'answered' || status === 'followup' || (status === 'claimed' && reservationIsLive(engagement, now))
}

/** claimed with a live reservation + answered + followup. */
export const seatsUsed = (engagements: readonly SeatHolder[], now: Date): number =>
  engagements.filter((engagement) => holdsSeat(engagement, now)).length

/** All counts that decisions about a discussion rest on. */
export function countSeats(engagements: readonly SeatHolder[], panelSize: number, now: Date): Seats {
  const having = (...statuses: QueryExpertStatus[]) =>
    engagements.filter(({ status }) => statuses.some((one) => one === status))
  const shown = (list: readonly SeatHolder[]) => list.filter(({ answerShown }) => answerShown !== false)
  return {
    panelSize,
    used: seatsUsed(engagements, now),
    claimed: having('claimed').length,
    answers: having('answered', 'followup').length,
    shownAnswers: shown(having('answered', 'followup')).length,
    paidAnswers: shown(having('answered')).filter(({ replyWaits }) => replyWaits !== true).length,
  }
}

/** Time left of a reservation, for the countdown; 0 when it is over or paused without time. */
export const reservationLeftMs = ({ reservedUntil, remainingMs }: SeatHolder, now: Date): number =>
  Math.max(0, remainingMs ?? (reservedUntil === null ? 0 : reservedUntil.getTime() - now.getTime()))
