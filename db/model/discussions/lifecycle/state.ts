import type { SurveyStatus } from '../../surveys/enums.ts'
import type { PauseReason, QueryExpertStatus } from '../engagement-enums.ts'
import type { CsrReview, QueryStatus, ReminderStatus } from '../enums.ts'

/** `none`: the discussion does not exist yet. */
export type DiscussionStatus = QueryStatus | 'none'
/** `none`: the expert was never invited. */
export type EngagementStatus = QueryExpertStatus | 'none'

/** State of a discussion owned by the lifecycle; members are named like the columns. */
export interface DiscussionState {
  status: DiscussionStatus
  releasedAt: Date | null
  answeredAt: Date | null
  closeTime: Date | null
  closedAt: Date | null
  /** milliseconds until closeTime when paused; null when running */
  remainingMs: number | null
  /** null: as in the plan */
  panelSize: number | null
  preventInvites: boolean
  csrReview: CsrReview | null
  meetingTime: Date | null
  proposedTimes: readonly Date[]
  sessionEndedAt: Date | null
  sessionEndedBy: string | null
  /** minutes reported when a call at an external address was ended */
  statedMinutes: number | null
  meetingSettledAt: Date | null
  surveyStatus: SurveyStatus | null
  chargeReference: string | null
  /** `csrupdate`: decide on a rewording; `returned`: change the text; `clarify`: reply to a question */
  askerAction: string | null
  reviewReasons: readonly string[]
  returnReason: string | null
  holdReason: string | null
  cancelReason: string | null
  /** engagements of experts only */
  engagements: readonly EngagementState[]
}

/** State of an engagement owned by the lifecycle; members are named like the columns. */
export interface EngagementState {
  id: string
  status: EngagementStatus
  inviteTime: Date | null
  /** expiry of an unanswered invitation */
  inviteExpires: Date | null
  acceptedAt: Date | null
  /** stays when a lost seat is taken again; null also for seats taken before this was kept */
  firstAcceptedAt: Date | null
  reservedUntil: Date | null
  /** milliseconds left of the invitation or reservation when paused */
  remainingMs: number | null
  pausedFor: PauseReason[] | null
  /** id of the open question to the asker */
  clarifyResponseId: string | null
  clarifyingSince: Date | null
  clarifiedMs: number
  lastActiveAt: Date | null
  answeredAt: Date | null
  decidedAt: Date | null
  bookedAt: Date | null
  /** deadline to confirm the new time of a moved call */
  confirmBy: Date | null
  /** meeting time the expert agreed to */
  meetingTime: Date | null
  payable: boolean
  /** pay and minutes are fixed because the discussion has ended */
  frozen: boolean
  /** cents per hour */
  rate: number | null
  surgeMultiple: number
  reminderStatus: ReminderStatus
  givenBackReason: string | null
  rejectReason: string | null
}

/** An engagement before its first invitation: the column defaults. */
export const noEngagement: EngagementState = {
  id: '',
  status: 'none',
  inviteTime: null,
  inviteExpires: null,
  acceptedAt: null,
  firstAcceptedAt: null,
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
