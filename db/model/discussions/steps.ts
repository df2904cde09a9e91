import type { DiscussionEventType } from '../events.ts'
import type { Command } from './commands.ts'
import type { QueryExpertStatus } from './engagement-enums.ts'
import type { ResponseType } from './response-enums.ts'
import type { DiscussionState } from './state.ts'

/** Fields that a command sets. The status is the outcome's `to`, and the engagements change by steps of their own. */
export type DiscussionChange = Partial<Omit<DiscussionState, 'status' | 'engagements'>>

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

/** A step that changes the state: of the discussion, or of the engagements in it. */
export type StateStep =
  | { kind: 'set'; fields: DiscussionChange }
  | { kind: 'engagements'; from: readonly QueryExpertStatus[]; to: QueryExpertStatus }
  /** the call has this time now, or none: booked seats wait for their experts' agreement */
  | { kind: 'moveSeats'; to: Date | null }
  | { kind: 'pauseClocks' }
  | { kind: 'resumeClocks' }
  /** freeze: no amount or minutes of the discussion changes any more; newLinesOnly: reopened, what was frozen stays */
  | { kind: 'money'; mode: 'freeze' | 'newLinesOnly' }

/** What has to happen besides the new state, in this order and in its transaction. */
export type DiscussionEvent =
  | { kind: 'created' }
  | { kind: 'openTask'; task: 'charge' | 'review' }
  | { kind: 'endTask'; task: 'charge' | 'review' | 'answer' | 'attendance' }
  /** the plan's surge of this day stays with the discussion */
  | { kind: 'fixSurge' }
  /** wave 1 and its alternates; `round` seeds are the interpreter's */
  | { kind: 'runSelection'; cause: 'release' | 'resume' | 'seatFree' | 'panelRaised' | 'staff' }
  | { kind: 'followupSurvey'; at: Date }
  | { kind: 'remindOfSurvey'; hours: readonly number[] }
  /** before the seat is lost */
  | { kind: 'remindOfSeat'; engagementId: string; until: Date }
  | { kind: 'awaitConfirmation'; engagementId: string; until: Date }
  | { kind: 'respond'; type: ResponseType }
  /** the old text is kept */
  | { kind: 'replaceText'; from: 'asker' | 'staff' }
  | { kind: 'revokeLinks' }
  /** the audience is made of the engagements as they were before the command */
  | { kind: 'notify'; to: Audience; purpose: NotifyPurpose }
  /** a job after the commit */
  | { kind: 'publish'; type: DiscussionEventType }
  /** decide this command next, as the system, in the same transaction */
  | { kind: 'next'; command: Command }

/** What a rule of the lifecycle comes to, step by step: `transition` makes the new state and the events of it. */
export type Step = StateStep | DiscussionEvent
