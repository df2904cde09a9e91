import type { SurveyStatus } from '../surveys/enums.ts'
import type { PauseReason, QueryExpertStatus } from './engagement-enums.ts'
import type { CsrReview, QueryStatus, ReminderStatus } from './enums.ts'

/** `none` is a discussion that does not exist yet. */
export type DiscussionStatus = QueryStatus | 'none'
/** `none` is an expert who was never invited. */
export type EngagementStatus = QueryExpertStatus | 'none'

/** What the lifecycle owns of a discussion, by the names of its columns. */
export interface DiscussionState {
  status: DiscussionStatus
  releasedAt: Date | null
  answeredAt: Date | null
  closeTime: Date | null
  closedAt: Date | null
  /** milliseconds until closeTime when the clocks were paused; null when they run */
  remainingMs: number | null
  /** null: the plan's */
  panelSize: number | null
  preventInvites: boolean
  csrReview: CsrReview | null
  meetingTime: Date | null
  proposedTimes: readonly Date[]
  sessionEndedAt: Date | null
  sessionEndedBy: string | null
  meetingSettledAt: Date | null
  surveyStatus: SurveyStatus | null
  chargeReference: string | null
  /** `csrupdate`: a rewording to decide; `returned`: a text to change; `clarify`: a question to reply to */
  askerAction: string | null
  reviewReasons: readonly string[]
  returnReason: string | null
  holdReason: string | null
  cancelReason: string | null
  /** those of experts */
  engagements: readonly EngagementState[]
}

/** What the lifecycle owns of an engagement, by the names of its columns. */
export interface EngagementState {
  id: string
  status: EngagementStatus
  inviteTime: Date | null
  /** when an invitation without reaction ends */
  inviteExpires: Date | null
  acceptedAt: Date | null
  reservedUntil: Date | null
  /** milliseconds that the invitation or the reservation had left when its clock was paused */
  remainingMs: number | null
  pausedFor: PauseReason[] | null
  /** the open question to the asker */
  clarifyResponseId: string | null
  clarifyingSince: Date | null
  clarifiedMs: number
  lastActiveAt: Date | null
  answeredAt: Date | null
  decidedAt: Date | null
  bookedAt: Date | null
  /** a moved call: until when the expert may confirm the new time */
  confirmBy: Date | null
  /** the time of the call that the expert agreed to */
  meetingTime: Date | null
  payable: boolean
  /** pay and minutes are fixed since the discussion ended */
  frozen: boolean
  /** cents an hour */
  rate: number | null
  surgeMultiple: number
  reminderStatus: ReminderStatus
  givenBackReason: string | null
  rejectReason: string | null
}

/** An engagement before its first invitation: the defaults of its columns. */
export const noEngagement: EngagementState = {
  id: '',
  status: 'none',
  inviteTime: null,
  inviteExpires: null,
  acceptedAt: null,
  reservedUntil: null,
  remainingMs: null,
  pausedFor: null,
  clarifyResponseId: null,
  clarifyingSince: null,
  clarifiedMs: 0,
  lastActiveAt: null,
  answeredAt: null,
  decidedAt: null,
  bookedAt: null,
  confirmBy: null,
  meetingTime: null,
  payable: true,
  frozen: false,
  rate: null,
  surgeMultiple: 1,
  reminderStatus: 'none',
  givenBackReason: null,
  rejectReason: null,
}
