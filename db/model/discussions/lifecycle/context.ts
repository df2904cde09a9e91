import type { ErrorCode } from '../../errors.ts'
import type { CallFacts } from '../calls/call-seats.ts'
import type { Command, CommandName } from './commands.ts'
import type { DiscussionEvent, Step } from './steps.ts'
import type { CsrReview, MediaType, QueryStatus, QueryType } from '../enums.ts'
import type { ReviewFlag } from '../review.ts'
import type { DiscussionState, DiscussionStatus } from './state.ts'

export const actorKinds = ['asker', 'proxy', 'expert', 'csr', 'payment', 'system'] as const
export type ActorKind = (typeof actorKinds)[number]
export const staffRanks = ['csr', 'csr_admin', 'csr_super'] as const
export type StaffRank = (typeof staffRanks)[number]

export interface LifeActor {
  kind: ActorKind
  /** set for staff only */
  rank?: StaffRank
  /** allowedCSRView: read-only, whatever the rank */
  viewOnly?: boolean
}

/** Counts over the engagements, computed by `countSeats`. */
export interface Seats {
  panelSize: number
  /** claimed with an active reservation, answered, followup */
  used: number
  claimed: number
  /** answered and followup */
  answers: number
  /** answers already released; the asker must not learn of answers in review */
  shownAnswers: number
  /** answered and released: complete, and not waiting for a follow-up reply */
  paidAnswers: number
}

/** Input of a transition besides the state, as plain data. Counts are those *after* the engagement's own change. */
export interface DiscussionContext {
  now: Date
  actor: LifeActor
  /** user id of the caller; null: the system */
  callerId: string | null
  discussion: {
    type: QueryType
    mediaType: MediaType
    /** text key of the long-text rule that the question violates, or null */
    textProblem: string | null
    /** a resubmission without the medical history that the discussion had */
    historyRemoved: boolean
    /** the asker described the diagnosis in words, and staff have not assigned one yet */
    diagnosisDescribed: boolean
  }
  call: CallFacts
  wizard: { complete: boolean; termsAccepted: boolean }
  survey: { preUnfinished: boolean; hasPost: boolean; hasFollowup: boolean }
  /** a payment is required and not recorded yet */
  charge: { needed: boolean }
  review: { setting: CsrReview; flags: readonly ReviewFlag[] }
  seats: Seats
  /** ids of the engagements whose answer waits for review */
  unreviewed: readonly string[]
  /** panelMax and livePanelMax in experts, maxDurationHours in hours, follow-up survey in days */
  limits: {
    panelMax: number
    livePanelMax: number
    maxDurationHours: number
    followupSurveyDays: number
    surveyReminderHours: readonly number[]
  }
}

/** State and context combined: the input of a rule. */
export interface LifeFacts extends Omit<DiscussionContext, 'discussion'> {
  discussion: DiscussionContext['discussion'] & DiscussionState
}

export const lifeReasons = [
  'status',
  'actor',
  'rank',
  'viewOnly',
  'incomplete',
  'termsMissing',
  'textInvalid',
  'historyMissing',
  'diagnosisDescribed',
  'noTime',
  'reasonMissing',
  'referenceMissing',
  'notFuture',
  'surveyUnfinished',
  'noPendingUpdate',
  'panelRange',
  'seatsTaken',
  'forceNeeded',
  'notDue',
  'noAnswers',
  'notLive',
  'invitesOff',
  'clash',
  'callAhead',
  'callOver',
  'noCall',
] as const
export type LifeReason = (typeof lifeReasons)[number]

/** Text key of a refusal reason. */
export const lifeReasonLabel = (reason: LifeReason) => `discussion.refused.${reason}` as const

export interface Transition {
  ok: true
  state: DiscussionState & { status: QueryStatus }
  events: DiscussionEvent[]
}
export interface Refusal {
  ok: false
  code: ErrorCode
  reason: LifeReason
  /** commands the caller may send now */
  allowed: CommandName[]
}

/** Successful outcome of a rule. */
export interface StateChange {
  to: QueryStatus
  steps: Step[]
}
export type Outcome = StateChange | { refused: LifeReason }

/** Rule of one command: who may send it, from which statuses, under which condition, and its outcome. */
export interface Rule<C extends Command = Command> {
  from: readonly DiscussionStatus[]
  by: readonly ActorKind[]
  /** minimum rank when staff send the command */
  rank?: StaffRank
  /** the part of the guard without payload, so that front ends can check it in advance */
  check?: (facts: LifeFacts, state: DiscussionStatus) => LifeReason | null
  run: (command: C, facts: LifeFacts, state: QueryStatus) => Outcome
}
export type Rules<N extends CommandName> = { [K in N]: Rule<Extract<Command, { name: K }>> }

export const atLeast = (actor: LifeActor, rank: StaffRank): boolean =>
  actor.rank !== undefined && staffRanks.indexOf(actor.rank) >= staffRanks.indexOf(rank)

/** The remaining action required from the asker after `done` were completed. */
export const actionAfter = (asked: string | null, ...done: ('csrupdate' | 'returned')[]): string | null =>
  done.some((one) => one === asked) ? null : asked
