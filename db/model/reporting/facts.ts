import { displayStatus, type MediaType, type QueryStatus } from '../discussions/enums.ts'
import type { QueryExpertStatus } from '../discussions/engagement-enums.ts'
import { divideHalfUp } from '../money.ts'
import type { FigureValues } from './figures.ts'

/** What each row of a report adds to its figures. Times are epoch milliseconds, amounts cents. */

const HOUR_MS = 3_600_000
const one = (holds: boolean) => (holds ? 1 : null)
/** Nothing is no part of a sum: the rows behind it are those that add something. */
const some = (n: number) => n || null
const hours = (from: number | null, to: number | null) =>
  from === null || to === null || to < from ? null : (to - from) / HOUR_MS

export interface DiscussionFacts {
  readonly status: QueryStatus
  readonly mediaType: MediaType
  readonly createdAt: number
  readonly releasedAt: number | null
  readonly firstAnswerAt: number | null
  readonly closedAt: number | null
  readonly responses: number
  readonly panelSize: number
  readonly seatsFilled: number
  /** earned and adjusted in the ledger */
  readonly cost: number
}

export function discussionValues(f: DiscussionFacts): FigureValues {
  const shown = displayStatus(f.status)
  const released = f.releasedAt !== null
  return {
    discussions: 1,
    unreleased: one(shown === 'unreleased'),
    open: one(shown === 'open'),
    closed: one(shown === 'closed'),
    cancelled: one(shown === 'cancelled'),
    messenger: one(f.mediaType === 'messenger'),
    audio: one(f.mediaType === 'audio'),
    video: one(f.mediaType === 'video'),
    released: one(released),
    answered: one(f.firstAnswerAt !== null),
    responses: some(f.responses),
    seats: released ? some(f.panelSize) : null,
    seatsFilled: released ? some(Math.min(f.seatsFilled, f.panelSize)) : null,
    toRelease: hours(f.createdAt, f.releasedAt),
    toFirstAnswer: hours(f.releasedAt, f.firstAnswerAt),
    toClose: hours(f.releasedAt, f.closedAt),
    cost: some(f.cost),
  }
}

export interface EngagementFacts {
  readonly status: QueryExpertStatus
  readonly invitedAt: number
  readonly acceptedAt: number | null
  readonly answeredAt: number | null
  readonly minutes: number
  readonly words: number
  /** earned and adjusted in the ledger */
  readonly earned: number
  /** what surge added to it */
  readonly surge: number
}

export const engagementValues = (f: EngagementFacts): FigureValues => ({
  invited: 1,
  claimed: one(f.acceptedAt !== null),
  answered: one(f.answeredAt !== null),
  declined: one(f.status === 'declined'),
  timedout: one(f.status === 'timedout'),
  missedout: one(f.status === 'missedout'),
  rejected: one(f.status === 'rejected'),
  toAnswer: hours(f.invitedAt, f.answeredAt),
  minutes: some(f.minutes),
  words: some(f.words),
  earned: some(f.earned),
  surge: some(f.surge),
})

export interface LedgerFacts {
  /** of a reversal, that of the line that it reverses */
  readonly type: 'Earned' | 'Adjustment' | 'Paid'
  readonly reversal: boolean
  readonly amount: number
  /** 1: none */
  readonly surgeMultiple: number
  /** of a reversal, those that it reverses */
  readonly minutes: number
}

/** What surge added to an amount: the amount less what it would have been without. Of a reversal it is the same, negative. */
export const surgePart = (amount: number, multiple: number): number =>
  multiple > 1 ? amount - Math.sign(amount) * divideHalfUp(Math.abs(amount) * 1000, Math.round(multiple * 1000)) : 0

export const ledgerValues = (f: LedgerFacts): FigureValues => ({
  lines: 1,
  amount: some(f.amount),
  earned: f.type === 'Earned' ? some(f.amount) : null,
  adjusted: f.type === 'Adjustment' ? some(f.amount) : null,
  minutes: some(f.reversal ? -f.minutes : f.minutes),
  surge: f.type === 'Earned' ? some(surgePart(f.amount, f.surgeMultiple)) : null,
})

export interface PersonFacts {
  readonly verified: boolean
  readonly signedIn: boolean
  readonly tookPart: boolean
}

/** Steps of a funnel: who is counted in one is counted in those before it. */
export function personValues(f: PersonFacts): FigureValues {
  const signedIn = f.signedIn && f.verified
  return {
    registered: 1,
    verified: one(f.verified),
    signedIn: one(signedIn),
    tookPart: one(signedIn && f.tookPart),
  }
}
