import type { ErrorCode } from '../errors.ts'
import type { CallFacts } from './call-seats.ts'
import type { Command, CommandName } from './commands.ts'
import type { DiscussionEvent, Step } from './steps.ts'
import type { CsrReview, MediaType, QueryStatus, QueryType } from './enums.ts'
import type { ReviewFlag } from './review.ts'
import type { DiscussionState, DiscussionStatus } from './state.ts'

export const actorKinds = ['asker', 'proxy', 'expert', 'csr', 'payment', 'system'] as const
export type ActorKind = (typeof actorKinds)[number]
export const staffRanks = ['csr', 'csr_admin', 'csr_super'] as const
export type StaffRank = (typeof staffRanks)[number]

export interface LifeActor {
  kind: ActorKind
  /** of a csr; no one else has one */
  rank?: StaffRank
  /** allowedCSRView: reads everything, writes nothing, whatever the rank */
  viewOnly?: boolean
}

/** Counts over the engagements; `countSeats` makes them. */
export interface Seats {
  panelSize: number
  /** claimed with a live reservation, answered, followup */
  used: number
  claimed: number
  /** answered and followup */
  answers: number
  /** those of them that were released; what waits for review does not exist for the asker */
  shownAnswers: number
  /** answered and released: complete, and not waiting for a reply to a follow-up */
  paidAnswers: number
}

/** What a transition rests on besides the state, as plain data. Counts are those *after* the engagement's own change. */
export interface DiscussionContext {
  now: Date
  actor: LifeActor
  /** who asks; null: the system */
  callerId: string | null
  discussion: {
    type: QueryType
    mediaType: MediaType
    /** key of the long-text rule that the question breaks, null when it is fine */
    textProblem: string | null
    /** the asker described the diagnosis, and staff have not set one */
    diagnosisDescribed: boolean
  }
  call: CallFacts
  wizard: { complete: boolean; termsAccepted: boolean }
  survey: { preUnfinished: boolean; hasPost: boolean; hasFollowup: boolean }
  /** needed and not yet recorded */
  charge: { needed: boolean }
  review: { setting: CsrReview; flags: readonly ReviewFlag[] }
  seats: Seats
  /** panelMax and livePanelMax in experts, maxDurationHours from the settings, days until the follow-up survey */
  limits: {
    panelMax: number
    livePanelMax: number
    maxDurationHours: number
    followupSurveyDays: number
    surveyReminderHours: readonly number[]
  }
}

/** The context together with the state: what a rule reads. */
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

/** Text key of a reason. */
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
  /** what the caller may do instead, now */
  allowed: CommandName[]
}

/** A rule's own outcome. */
export interface Moved {
  to: QueryStatus
  steps: Step[]
}
export type Outcome = Moved | { refused: LifeReason }

/** One command's place in the life: who, from where, on which condition, and what follows. */
export interface Rule<C extends Command = Command> {
  from: readonly DiscussionStatus[]
  by: readonly ActorKind[]
  /** the lowest staff rank, for staff */
  rank?: StaffRank
  /** the part of the guard that needs no payload, so that screens can ask before */
  check?: (facts: LifeFacts, state: DiscussionStatus) => LifeReason | null
  run: (command: C, facts: LifeFacts, state: QueryStatus) => Outcome
}
export type Rules<N extends CommandName> = { [K in N]: Rule<Extract<Command, { name: K }>> }

export const atLeast = (actor: LifeActor, rank: StaffRank): boolean =>
  actor.rank !== undefined && staffRanks.indexOf(actor.rank) >= staffRanks.indexOf(rank)

/** What the asker is asked to do, once these are done. */
export const actionAfter = (asked: string | null, ...done: ('csrupdate' | 'returned')[]): string | null =>
  done.some((one) => one === asked) ? null : asked
