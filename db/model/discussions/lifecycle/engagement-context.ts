import type { ErrorCode } from '../../errors.ts'
import type { CallFacts } from '../calls/call-seats.ts'
import type { EngagementEventType } from '../../events.ts'
import type { Command } from './commands.ts'
import type { QueryExpertStatus } from '../engagement-enums.ts'
import type { MediaType, QueryStatus } from '../enums.ts'
import type { LifeActor, Seats } from './context.ts'
import type { ResponseType } from '../response-enums.ts'
import type { EngagementState } from './state.ts'

/** Commands of the engagement lifecycle. `invite` is the only one that does not need an existing engagement. */
export type EngagementCommand =
  | { name: 'invite' }
  | { name: 'accept'; termsAccepted: boolean; meetingTime?: Date }
  | { name: 'decline'; reason?: string }
  | { name: 'withdraw' }
  | { name: 'missOut' }
  | { name: 'timeOut' }
  | { name: 'post'; complete: boolean; clarify?: boolean }
  | { name: 'askFollowup' }
  /** the caller has seen that no reply to the follow-up is left */
  | { name: 'withdrawReply' }
  /** `sendBack`: the caller restores the seat at once, and the expert corrects the answer */
  | { name: 'reject'; reason: string; sendBack?: boolean }
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
  'withdrawReply',
  'reject',
  'restore',
  'setPayable',
  'extend',
  'confirmCall',
  'giveBack',
  'settleCall',
] as const satisfies readonly EngagementCommandName[]

/** Input of a transition besides the engagement. Seats are counted *before* the change. */
export interface EngagementContext {
  now: Date
  actor: LifeActor
  discussion: {
    status: QueryStatus
    mediaType: MediaType
    meetingTime: Date | null
    proposedTimes: readonly Date[]
    /** unpaid discussion: academy or test users */
    unpaid: boolean
    /** fixed at release */
    surgeMultiple: number
  }
  /** an answer has been released; absent: derived from the status */
  answerShown?: boolean
  seats: Seats
  call: CallFacts
  /** the hard filters of expert selection still pass */
  eligible: boolean
  /** the expert accepted the current terms before */
  termsAcceptedBefore: boolean
  /** the review setting requires a staff review of this expert's answers */
  answersPended: boolean
  limits: { seatHours: number; responseHours: number; clarifyPauseHours: number }
}

/** Engagement and context combined: the input of a rule. */
export interface EngagementFacts extends EngagementContext {
  engagement: EngagementState
}

/** A state-changing step. `remainingMs: null`: no clock. */
export type EngagementStateStep =
  | { kind: 'set'; fields: Partial<Omit<EngagementState, 'id' | 'status'>> }
  /** a question to the asker: the running clock of a seat pauses until the reply */
  | { kind: 'pauseForQuestion' }

/** Side effects besides the new state, handled in this order in the same transaction. */
export type EngagementEvent =
  /** surge and hourly rate are fixed as of now */
  | { kind: 'fixRate' }
  /** reminds of the invitation or seat that expires at `until` */
  | { kind: 'remind'; until: Date }
  /** written answers earn now; live ones earn per session instead */
  | { kind: 'earn' }
  | { kind: 'reverseEarning' }
  | { kind: 'respond'; type: Extract<ResponseType, 'response' | 'pendedexpert'> }
  | { kind: 'inviteAlternate' }
  | { kind: 'requireAskersAction' }
  /** the response just written is a question to the asker */
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
        | 'question'
        | 'rejected'
        | 'notAccepted'
        | 'restored'
        | 'seatLost'
    }
  /** once per expert, even when several engagements of the discussion cause it */
  | { kind: 'notifyOnce'; purpose: 'followup' }
  /** a discussion command to run next in the same transaction, with seats counted again */
  | { kind: 'next'; command: Command; as: 'caller' | 'system' }
  /** opens a staff task about the call */
  | { kind: 'openCallTask'; why: 'givenBack' }
  /** publishes a domain event, handled by a job after the commit */
  | { kind: 'publish'; type: EngagementEventType }

/** Step of a rule's outcome; `transitionEngagement` splits the steps into new state and events. */
export type EngagementStep = EngagementStateStep | EngagementEvent

export const engagementReasons = [
  'status',
  'actor',
  'rank',
  'viewOnly',
  'notOpen',
  'onHold',
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
  /** repeated command without effect: the first result still applies */
  repeated?: boolean
}
export interface EngagementRefusal {
  ok: false
  code: ErrorCode
  reason: EngagementReason
  /**
   * a refusal that still changes the engagement (a full panel makes it `missedout`): commit first, then return the
   * error
   */
  changed?: Pick<EngagementTransition, 'state' | 'events'>
  allowed: EngagementCommandName[]
}

export interface EngagementMoved {
  to: QueryExpertStatus
  steps: EngagementStep[]
  repeated?: boolean
}
export type EngagementOutcome =
  | EngagementMoved
  | { refused: EngagementReason; but?: { to: QueryExpertStatus; steps: EngagementStep[] } }
