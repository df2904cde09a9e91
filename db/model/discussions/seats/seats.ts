import type { QueryExpertStatus } from '../engagement-enums.ts'
import type { EngagementStatus } from '../lifecycle/state.ts'
import type { Seats } from '../lifecycle/context.ts'

/** The fields of an engagement that seat counts depend on. */
export interface SeatHolder {
  status: EngagementStatus
  reservedUntil: Date | null
  /** milliseconds left of the reservation while paused; null while running */
  remainingMs?: number | null
  /** seat of a call: reserved until settlement, independent of the clock */
  bookedAt?: Date | null
  /** an answer has been released; absent: derived from the status */
  answerShown?: boolean
  /** an answer or reply is in review */
  replyWaits?: boolean
}

/** A booked seat is always active; another claim while its reservation has time left, running or paused. */
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

/** claimed with an active reservation + answered + followup. */
export const seatsUsed = (engagements: readonly SeatHolder[], now: Date): number =>
  engagements.filter((engagement) => holdsSeat(engagement, now)).length

/** All engagement counts used by lifecycle rules. */
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

/** Remaining reservation time for the countdown; 0 when expired or paused without time left. */
export const reservationLeftMs = ({ reservedUntil, remainingMs }: SeatHolder, now: Date): number =>
  Math.max(0, remainingMs ?? (reservedUntil === null ? 0 : reservedUntil.getTime() - now.getTime()))
