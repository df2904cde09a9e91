import type { DiscussionEventType } from '../events.ts'
import type { CommandName } from './commands.ts'
import type { CsrReview } from './enums.ts'
import type { QueryExpertStatus } from './engagement-enums.ts'
import type { ResponseType } from './response-enums.ts'
import type { SurveyStatus } from '../surveys/enums.ts'

/** Header fields that a command sets. Status is not among them: it is the decision's `to`. */
export interface HeaderChange {
  releasedAt?: Date
  closeTime?: Date | null
  closedAt?: Date | null
  heldFrom?: 'open' | 'answered' | null
  /** milliseconds until closeTime when the clocks were paused; null when they run */
  pausedMs?: number | null
  panelSize?: number
  preventInvites?: boolean
  csrReview?: CsrReview
  meetingTime?: Date | null
  sessionEndedAt?: Date | null
  meetingSettledAt?: Date | null
  proposedTimes?: readonly Date[]
  surveyStatus?: SurveyStatus
  chargeReference?: string
  updatePending?: boolean
  reviewReasons?: readonly string[]
  /** what the asker is told to change, or why staff paused */
  staffReason?: string | null
}

export type Audience = 'asker' | 'staff' | 'outstanding' | 'seated' | 'everyone'
export type NotifyPurpose =
  | 'received'
  | 'surveyPending'
  | 'chargePending'
  | 'returned'
  | 'released'
  | 'held'
  | 'resumed'
  | 'answered'
  | 'missedOut'
  | 'closed'
  | 'reopened'
  | 'cancelled'
  | 'scheduled'
  | 'moved'
  | 'unscheduled'
  | 'rewording'
  | 'rewordingDecided'
  | 'followup'
  | 'postSurvey'

/** What the one place that applies a decision has to do, in this order, in its transaction. */
export type Effect =
  | { kind: 'set'; fields: HeaderChange }
  | { kind: 'audit'; event: 'query_create' }
  | { kind: 'task'; task: 'charge' | 'review'; reasons: readonly string[] }
  | { kind: 'clearTask'; task: 'charge' | 'review' | 'answer' | 'attendance' }
  /** wave 1 and its alternates; `round` seeds are the applier's */
  | { kind: 'runSelection'; cause: 'release' | 'resume' | 'seatFree' | 'panelRaised' | 'staff' }
  | { kind: 'engagements'; from: readonly QueryExpertStatus[]; to: QueryExpertStatus }
  /** the call has this time now, or none: booked seats wait for their experts' agreement */
  | { kind: 'moveSeats'; to: Date | null }
  | { kind: 'pauseClocks' }
  | { kind: 'resumeClocks' }
  /** freeze: no amount or minutes of the discussion changes any more; newLinesOnly: reopened, what was frozen stays */
  | { kind: 'money'; mode: 'freeze' | 'newLinesOnly' }
  | { kind: 'followupSurvey'; at: Date }
  | { kind: 'remind'; purpose: 'survey'; hours: readonly number[] }
  | { kind: 'respond'; type: ResponseType }
  | { kind: 'replaceText'; keepOld: true; from: 'asker' | 'staff' }
  | { kind: 'revokeLinks' }
  | { kind: 'notify'; to: Audience; purpose: NotifyPurpose }
  | { kind: 'event'; type: DiscussionEventType }
  /** decide this command next, as the system, in the same transaction */
  | { kind: 'next'; command: CommandName }
