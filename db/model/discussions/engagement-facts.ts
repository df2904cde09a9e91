import type { ErrorCode } from '../errors.ts'
import type { CallFacts } from './call-seats.ts'
import type { EngagementEventType } from '../events.ts'
import type { Command } from './commands.ts'
import type { QueryExpertStatus } from './engagement-enums.ts'
import type { MediaType, QueryStatus } from './enums.ts'
import type { LifeActor, Seats } from './life-facts.ts'
import type { ResponseType } from './response-enums.ts'
import type { EngagementState } from './state.ts'

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

/** What a transition rests on besides the engagement. Seats are counted *before* the change. */
export interface EngagementContext {
  now: Date
  actor: LifeActor
  discussion: {
    status: QueryStatus
    mediaType: MediaType
    meetingTime: Date | null
    proposedTimes: readonly Date[]
    /** no one is paid in it: academy, test world */
    unpaid: boolean
    /** fixed by the release */
    surgeMultiple: number
  }
  /** an answer has been released; absent: as the status says */
  answerShown?: boolean
  seats: Seats
  call: CallFacts
  /** the hard filters of the choice of experts still hold */
  eligible: boolean
  /** this person accepted the current terms before */
  termsAcceptedBefore: boolean
  /** the review setting says that this expert's answers wait for staff */
  answersPended: boolean
  limits: { seatHours: number; responseHours: number; clarifyPauseHours: number }
}

/** The context together with the engagement: what a rule reads. */
export interface EngagementFacts extends EngagementContext {
  engagement: EngagementState
}

/** A step that changes the state. `remainingMs: null` says that nothing is left to count. */
export type EngagementStateStep =
  | { kind: 'set'; fields: Partial<Omit<EngagementState, 'id' | 'status'>> }
  /** a question to the asker: the running clock of a seat waits for the reply */
  | { kind: 'pauseForQuestion' }

/** What has to happen besides the new state, in this order and in its transaction. */
export type EngagementEvent =
  /** surge and hourly rate are those of this moment */
  | { kind: 'fixRate' }
  /** of the invitation or of the seat that ends then */
  | { kind: 'remind'; until: Date }
  /** an answer in the medium of text earns; a live one earns by the session instead */
  | { kind: 'earn' }
  | { kind: 'reverseEarning' }
  | { kind: 'respond'; type: Extract<ResponseType, 'response' | 'pendedexpert'> }
  | { kind: 'inviteAlternate' }
  | { kind: 'requireAskersAction' }
  /** the line just written is a question to the asker */
  | { kind: 'openQuestion' }
  | { kind: 'notifyStaff'; purpose: 'givenBack' | 'pendedAnswer' }
  | {
      kind: 'notify'
      to: 'expert' | 'asker'
      purpose:
        | 'invite'
        | 'reserved'
        | 'booked'
        | 'givenBack'
        | 'missedCall'
        | 'missedOut'
        | 'withdrawn'
        | 'answer'
        | 'rejected'
        | 'restored'
        | 'seatLost'
    }
  /** once to each expert, however many engagements of the discussion cause it */
  | { kind: 'notifyOnce'; purpose: 'followup' }
  /** a command of the discussion to decide next, in the same transaction, with the seats counted again */
  | { kind: 'next'; command: Command; as: 'caller' | 'system' }
  /** something about the call that staff must see to */
  | { kind: 'openCallTask'; why: 'givenBack' }
  /** a job after the commit */
  | { kind: 'publish'; type: EngagementEventType }

/** What a rule comes to, step by step: `transitionEngagement` makes the new state and the events of it. */
export type EngagementStep = EngagementStateStep | EngagementEvent

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

export interface EngagementTransition {
  ok: true
  state: EngagementState & { status: QueryExpertStatus }
  events: EngagementEvent[]
  /** nothing changed: the same was asked before, and the first answer holds */
  repeated?: boolean
}
export interface EngagementRefusal {
  ok: false
  code: ErrorCode
  reason: EngagementReason
  /** a refusal that still changes the engagement: a full panel makes it missedout. Commit it, then answer with the code. */
  changed?: Pick<EngagementTransition, 'state' | 'events'>
  allowed: EngagementCommandName[]
}

export interface EngagementMoved {
  to: QueryExpertStatus
  steps: EngagementStep[]
  repeated?: boolean
}
export type EngagementOutcome =
  EngagementMoved | { refused: EngagementReason; but?: { to: QueryExpertStatus; steps: EngagementStep[] } }
