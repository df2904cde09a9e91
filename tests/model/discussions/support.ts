import type { CallFacts } from '#model/discussions/calls/call-seats.ts'
import type { Command } from '#model/discussions/lifecycle/commands.ts'
import { transitionEngagement } from '#model/discussions/lifecycle/transition-engagement.ts'
import type {
  EngagementCommand,
  EngagementContext,
  EngagementFacts,
} from '#model/discussions/lifecycle/engagement-context.ts'
import { transition } from '#model/discussions/lifecycle/transition.ts'
import type { DiscussionContext, LifeFacts } from '#model/discussions/lifecycle/context.ts'
import {
  noEngagement,
  type DiscussionState,
  type DiscussionStatus,
  type EngagementState,
  type EngagementStatus,
} from '#model/discussions/lifecycle/state.ts'

export const now = new Date('2026-03-02T15:00:00Z')
export const hours = (count: number) => new Date(now.getTime() + count * 3_600_000)

/** A call of half an hour that no one has booked. */
const noCall: CallFacts = {
  lengthMinutes: 30,
  graceMinutes: 15,
  endedAt: null,
  settledAt: null,
  booked: 0,
  clash: false,
}

/** A discussion that was only just made. */
export const newDiscussion: DiscussionState = {
  status: 'none',
  releasedAt: null,
  answeredAt: null,
  closeTime: null,
  closedAt: null,
  remainingMs: null,
  panelSize: null,
  preventInvites: false,
  csrReview: null,
  meetingTime: null,
  proposedTimes: [],
  sessionEndedAt: null,
  sessionEndedBy: null,
  statedMinutes: null,
  meetingSettledAt: null,
  surveyStatus: null,
  chargeReference: null,
  askerAction: null,
  reviewReasons: [],
  returnReason: null,
  holdReason: null,
  cancelReason: null,
  engagements: [],
}

/** The same facts as the rule takes them: the state with this status, and the context apart. */
export function stateAndContext(
  status: DiscussionStatus,
  { discussion, ...rest }: LifeFacts,
): [DiscussionState, DiscussionContext] {
  const { type, mediaType, textProblem, historyRemoved, diagnosisDescribed, ...state } = discussion
  return [
    { ...state, status },
    { ...rest, discussion: { type, mediaType, textProblem, historyRemoved, diagnosisDescribed } },
  ]
}

export function decide(status: DiscussionStatus, command: Command, facts: LifeFacts) {
  const [state, context] = stateAndContext(status, facts)
  return transition(state, command, context)
}

export const decideEngagement = (
  status: EngagementStatus,
  command: EngagementCommand,
  { engagement, ...context }: EngagementFacts,
) => transitionEngagement({ ...engagement, status }, command, context)

/** An expert's engagement with this status. */
export const engaged = (status: EngagementStatus, changes: Partial<EngagementState> = {}): EngagementState => ({
  ...noEngagement,
  id: `${status}1`,
  ...changes,
  status,
})

interface LifeChanges extends Partial<Omit<LifeFacts, 'discussion' | 'seats' | 'survey' | 'review' | 'call'>> {
  call?: Partial<CallFacts>
  discussion?: Partial<LifeFacts['discussion']>
  seats?: Partial<LifeFacts['seats']>
  survey?: Partial<LifeFacts['survey']>
  review?: Partial<LifeFacts['review']>
}

/** A messenger discussion without obstacles, seen by a csr. */
export function lifeFacts({ discussion, seats, survey, review, call, ...rest }: LifeChanges = {}): LifeFacts {
  return {
    now,
    actor: { kind: 'csr', rank: 'csr' },
    callerId: 'c1',
    unreviewed: [],
    wizard: { complete: true, termsAccepted: true },
    call: { ...noCall, ...call },
    charge: { needed: false },
    limits: {
      panelMax: 20,
      livePanelMax: 5,
      maxDurationHours: 168,
      followupSurveyDays: 30,
      surveyReminderHours: [24, 72],
    },
    ...rest,
    discussion: {
      type: 'normal',
      mediaType: 'messenger',
      textProblem: null,
      historyRemoved: false,
      diagnosisDescribed: false,
      ...newDiscussion,
      ...discussion,
    },
    seats: {
      panelSize: 3,
      used: 0,
      claimed: 0,
      answers: 0,
      shownAnswers: seats?.answers ?? 0,
      paidAnswers: 0,
      ...seats,
    },
    survey: { preUnfinished: false, hasPost: true, hasFollowup: true, ...survey },
    review: { setting: 'auto', flags: [], ...review },
  }
}

interface EngagementChanges extends Partial<Omit<EngagementContext, 'discussion' | 'seats' | 'call'>> {
  call?: Partial<CallFacts>
  discussion?: Partial<EngagementFacts['discussion']>
  seats?: Partial<EngagementFacts['seats']>
  engagement?: Partial<EngagementFacts['engagement']>
}

/** An eligible expert with an invitation to an open discussion with free seats. */
export function engagementFacts({
  discussion,
  seats,
  engagement,
  call,
  ...rest
}: EngagementChanges = {}): EngagementFacts {
  return {
    now,
    actor: { kind: 'expert' },
    eligible: true,
    termsAcceptedBefore: false,
    answersPended: false,
    call: { ...noCall, ...call },
    limits: { seatHours: 6, responseHours: 24, clarifyPauseHours: 72 },
    ...rest,
    discussion: {
      status: 'open',
      mediaType: 'messenger',
      meetingTime: null,
      proposedTimes: [],
      unpaid: false,
      surgeMultiple: 1,
      ...discussion,
    },
    seats: {
      panelSize: 3,
      used: 0,
      claimed: 0,
      answers: 0,
      shownAnswers: seats?.answers ?? 0,
      paidAnswers: 0,
      ...seats,
    },
    engagement: { ...noEngagement, id: 'e1', inviteExpires: hours(24), ...engagement },
  }
}
