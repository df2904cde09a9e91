import type { ErrorCode } from '../errors.ts'
import type { CallFacts } from './call-seats.ts'
import type { Command, CommandName } from './commands.ts'
import type { Effect } from './effects.ts'
import type { CsrReview, MediaType, QueryStatus, QueryType } from './enums.ts'
import type { ReviewFlag } from './review.ts'

export const actorKinds = ['asker', 'proxy', 'expert', 'csr', 'payment', 'system'] as const
export type ActorKind = (typeof actorKinds)[number]
export const staffRanks = ['csr', 'csr_admin', 'csr_super'] as const
export type StaffRank = (typeof staffRanks)[number]

export interface LifeActor {
  kind: ActorKind
  /** of a csr; nobody else has one */
  rank?: StaffRank
  /** allowedCSRView: reads everything, writes nothing, whatever the rank */
  viewOnly?: boolean
}

/** `none` is a discussion that does not exist yet. */
export type LifeState = QueryStatus | 'none'

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

/** Everything a decision rests on, as plain data. Counts are those *after* the engagement's own change. */
export interface LifeFacts {
  now: Date
  actor: LifeActor
  discussion: {
    type: QueryType
    mediaType: MediaType
    meetingTime: Date | null
    proposedTimes: readonly Date[]
    /** key of the long-text rule that the question breaks, null when it is fine */
    textProblem: string | null
    /** the asker described the diagnosis, and staff have not set one */
    diagnosisDescribed: boolean
    preventInvites: boolean
    releasedAt: Date | null
    closeTime: Date | null
    heldFrom: 'open' | 'answered' | null
    pausedMs: number | null
    /** a staff rewording that the asker has not decided */
    updatePending: boolean
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

export interface Decision {
  ok: true
  to: QueryStatus
  effects: Effect[]
}
export interface Refusal {
  ok: false
  code: ErrorCode
  reason: LifeReason
  /** what the caller may do instead, now */
  allowed: CommandName[]
}

/** A rule's own outcome; `decide` adds what is allowed. */
export interface Moved {
  to: QueryStatus
  effects: Effect[]
}
export type Outcome = Moved | { refused: LifeReason }

/** One command's place in the life: who, from where, on which condition, and what follows. */
export interface Rule<C extends Command = Command> {
  from: readonly LifeState[]
  by: readonly ActorKind[]
  /** the lowest staff rank, for staff */
  rank?: StaffRank
  /** the part of the guard that needs no payload, so that screens can ask before */
  check?: (facts: LifeFacts, state: LifeState) => LifeReason | null
  run: (command: C, facts: LifeFacts, state: QueryStatus) => Outcome
}
export type Rules<N extends CommandName> = { [K in N]: Rule<Extract<Command, { name: K }>> }

export const atLeast = (actor: LifeActor, rank: StaffRank): boolean =>
  actor.rank !== undefined && staffRanks.indexOf(actor.rank) >= staffRanks.indexOf(rank)
