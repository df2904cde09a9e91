import type { ErrorCode } from '../errors.ts'
import type { CallFacts } from './call-seats.ts'
import type { DomainEventType } from '../events.ts'
import type { QueryExpertStatus } from './engagement-enums.ts'
import type { MediaType, QueryStatus } from './enums.ts'
import type { LifeActor, Seats } from './life-facts.ts'
import type { ResponseType } from './response-enums.ts'

/** What happens to one expert's part in one discussion. `invite` is the only one that needs no engagement before. */
export type EngagementCommand =
  | { name: 'invite' }
  | { name: 'accept'; termsAccepted: boolean; meetingTime?: Date }
  | { name: 'decline'; reason?: string }
  | { name: 'withdraw' }
  | { name: 'missOut' }
  | { name: 'timeOut' }
  | { name: 'post'; complete: boolean; clarify?: boolean }
  | { name: 'askFollowup' }
  | { name: 'reject'; reason: string }
  | { name: 'restore'; to: 'invited' | 'claimed' | 'answered' }
  | { name: 'setPayable'; payable: boolean; reason?: string }
  | { name: 'extend' }
  | { name: 'confirmCall'; meetingTime: Date }
  | { name: 'giveBack'; reason: string }
  | { name: 'settleCall'; present: boolean }
export type EngagementCommandName = EngagementCommand['name']
export const engagementCommandNames = [
  'invite',
  'accept',
  'decline',
  'withdraw',
  'missOut',
  'timeOut',
  'post',
  'askFollowup',
  'reject',
  'restore',
  'setPayable',
  'extend',
  'confirmCall',
  'giveBack',
  'settleCall',
] as const satisfies readonly EngagementCommandName[]

export type EngagementState = QueryExpertStatus | 'none'

/** Everything a decision about an engagement rests on. Seats are counted *before* the change. */
export interface EngagementFacts {
  now: Date
  actor: LifeActor
  discussion: {
    status: QueryStatus
    mediaType: MediaType
    meetingTime: Date | null
    proposedTimes: readonly Date[]
    /** nobody is paid in it: academy, test world */
    unpaid: boolean
  }
  engagement: {
    reservedUntil: Date | null
    reservedPausedMs?: number | null
    bookedAt?: Date | null
    confirmBy?: Date | null
    /** when an invitation is given up on */
    respondBy: Date | null
    payable: boolean
    hasAnswered: boolean
    /** an answer has been released; absent: as the status says */
    answerShown?: boolean
    /** a question to the asker has not been replied to */
    questionOpen?: boolean
  }
  seats: Seats
  call: CallFacts
  /** the hard filters of the choice of experts still hold */
  eligible: boolean
  /** this person accepted the current terms before */
  termsAcceptedBefore: boolean
  /** the review setting says that this expert's answers wait for staff */
  answersPended: boolean
  /** frozen since the discussion closed */
  moneyFrozen: boolean
  limits: { seatHours: number; responseHours: number }
}

export interface EngagementChange {
  invitedAt?: Date
  respondBy?: Date | null
  acceptedAt?: Date
  reservedUntil?: Date | null
  reservedPausedMs?: number | null
  answeredAt?: Date
  payable?: boolean
  termsAcceptedAt?: Date
  staffReason?: string
  bookedAt?: Date | null
  confirmBy?: Date | null
  meetingTime?: Date | null
  givenBackReason?: string | null
}

export type EngagementEffect =
  | { kind: 'set'; fields: EngagementChange }
  /** surge and hourly rate are those of this moment */
  | { kind: 'fixRate' }
  | { kind: 'scheduleTimeout'; at: Date }
  /** an answer in the medium of text earns `async`; a live one earns by the session instead */
  | { kind: 'earn'; source: 'async' }
  | { kind: 'reverseEarning' }
  | { kind: 'respond'; type: Extract<ResponseType, 'response' | 'pendedexpert'> }
  | { kind: 'inviteAlternate' }
  | { kind: 'requireAskersAction' }
  /** the line just written is a question to the asker: a running clock pauses for it */
  | { kind: 'openQuestion' }
  | {
      kind: 'notify'
      to: 'expert' | 'asker' | 'staff'
      purpose:
        | 'invite'
        | 'reserved'
        | 'booked'
        | 'givenBack'
        | 'missedCall'
        | 'missedOut'
        | 'withdrawn'
        | 'answer'
        | 'pendedAnswer'
        | 'followup'
        | 'rejected'
        | 'restored'
        | 'seatLost'
    }
  /** a command of the discussion's own life to decide next, in the same transaction, with the seats counted anew */
  | { kind: 'life'; command: 'answerPosted' | 'rejectAnswer' | 'schedule' }
  /** something about the call that staff must see to */
  | { kind: 'callTask'; why: 'givenBack' }
  | { kind: 'event'; type: Extract<DomainEventType, `engagement.${string}`> }

export const engagementReasons = [
  'status',
  'actor',
  'rank',
  'viewOnly',
  'notOpen',
  'notPostable',
  'alreadyDecided',
  'invitationClosed',
  'full',
  'notEligible',
  'termsMissing',
  'timeMissing',
  'timeNotProposed',
  'timeTaken',
  'clash',
  'callOver',
  'notBooked',
  'notDue',
  'reasonMissing',
  'frozen',
  'already',
  'noRestore',
  'questionOpen',
] as const
export type EngagementReason = (typeof engagementReasons)[number]
export const engagementReasonLabel = (reason: EngagementReason) => `engagement.refused.${reason}` as const

export interface EngagementDecision {
  ok: true
  to: QueryExpertStatus
  effects: EngagementEffect[]
  /** nothing changed: the same was asked before, and the first answer holds */
  repeated?: boolean
}
export interface EngagementRefusal {
  ok: false
  code: ErrorCode
  reason: EngagementReason
  /** a refusal that still changes the engagement: a full panel makes it missedout. Commit it, then answer with the code. */
  to?: QueryExpertStatus
  effects?: EngagementEffect[]
  allowed: EngagementCommandName[]
}

export interface EngagementMoved {
  to: QueryExpertStatus
  effects: EngagementEffect[]
  repeated?: boolean
}
export type EngagementOutcome =
  EngagementMoved | { refused: EngagementReason; to?: QueryExpertStatus; effects?: EngagementEffect[] }
