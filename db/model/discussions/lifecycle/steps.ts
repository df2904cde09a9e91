import type { DiscussionEventType } from '../../events.ts'
import type { Command } from './commands.ts'
import type { QueryExpertStatus } from '../engagement-enums.ts'
import type { ResponseType } from '../response-enums.ts'
import type { DiscussionState } from './state.ts'

/** Fields set by a command. The status comes from the outcome's `to`, engagements change through their own steps. */
export type DiscussionChange = Partial<Omit<DiscussionState, 'status' | 'engagements'>>

export type Audience = 'asker' | 'staff' | 'outstanding' | 'seated' | 'call' | 'everyone'
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
  | 'callReopened'
  | 'rewording'
  | 'rewordingDecided'
  | 'followup'
  | 'postSurvey'
  | 'callUnanswered'

/** State-changing step of a discussion or its engagements. */
export type StateStep =
  | { kind: 'set'; fields: DiscussionChange }
  | { kind: 'engagements'; from: readonly QueryExpertStatus[]; to: QueryExpertStatus }
  /** the call was moved or unscheduled: booked seats need a new confirmation */
  | { kind: 'moveSeats'; to: Date | null }
  | { kind: 'pauseClocks' }
  | { kind: 'resumeClocks' }
  /** amounts and minutes are final, but for the engagements in `except` */
  | { kind: 'money'; mode: 'freeze'; except: readonly string[] }
  /** reopened: only frozen amounts stay final */
  | { kind: 'money'; mode: 'newLinesOnly' }

/** Side effects besides the new state, handled in this order in the same transaction. */
export type DiscussionEvent =
  | { kind: 'created' }
  | { kind: 'openTask'; task: 'charge' | 'review' }
  | { kind: 'endTask'; task: 'charge' | 'review' | 'answer' | 'attendance' }
  /** stores the plan's surge of this day in the discussion */
  | { kind: 'fixSurge' }
  /** selects wave 1 and its alternates; the interpreter supplies the `round` seed */
  | { kind: 'runSelection'; cause: 'release' | 'resume' | 'seatFree' | 'panelRaised' | 'staff' }
  | { kind: 'followupSurvey'; at: Date }
  | { kind: 'remindOfSurvey'; hours: readonly number[] }
  /** reminder before the reservation expires */
  | { kind: 'remindOfSeat'; engagementId: string; until: Date }
  /** the reminders of an invitation that runs again after a pause */
  | { kind: 'remindOfInvitation'; engagementId: string; until: Date }
  | { kind: 'awaitConfirmation'; engagementId: string; until: Date }
  | { kind: 'respond'; type: ResponseType }
  /** the previous text is kept */
  | { kind: 'replaceText'; from: 'asker' | 'staff' }
  | { kind: 'revokeLinks' }
  /** recipients are determined from the engagements before the command */
  | { kind: 'notify'; to: Audience; purpose: NotifyPurpose }
  /** publishes a domain event, handled by a job after the commit */
  | { kind: 'publish'; type: DiscussionEventType }
  /** run this command next, as the system, in the same transaction */
  | { kind: 'next'; command: Command }

/** Step of a rule's outcome; `transition` splits the steps into new state and events. */
export type Step = StateStep | DiscussionEvent
