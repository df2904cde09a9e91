import type { QueryExpertStatus } from './discussions/engagement-enums.ts'
import type { SurveyStatus } from './surveys/enums.ts'

interface InDiscussion {
  discussionId: string
}
interface InEngagement extends InDiscussion {
  engagementId: string
  expertId: string
}
interface InResponse extends InDiscussion {
  responseId: string
  /** whose text it is */
  authorId: string
  engagementId: string | null
}

/**
 * What an area records in the transaction that caused it, and what higher areas subscribe to.
 * Events carry ids and decided facts only, never clinical text: they outlive the request in the job table.
 */
export interface DomainEvents {
  'discussion.created': InDiscussion & { askerId: string }
  'discussion.surveyPending': InDiscussion
  'discussion.chargePending': InDiscussion
  'discussion.charged': InDiscussion & { reference: string }
  'discussion.reviewPending': InDiscussion & { reasons: string[] }
  'discussion.returned': InDiscussion & { reason: string }
  'discussion.released': InDiscussion
  'discussion.resumed': InDiscussion
  'discussion.held': InDiscussion & { reason: string }
  'discussion.answered': InDiscussion
  'discussion.seatsOpened': InDiscussion
  'discussion.closed': InDiscussion
  'discussion.reopened': InDiscussion
  'discussion.cancelled': InDiscussion
  'discussion.scheduled': InDiscussion & { meetingTime: string | null }
  'discussion.rewordingProposed': InDiscussion
  'discussion.rewordingDecided': InDiscussion & { accepted: boolean }
  'engagement.invited': InEngagement & { round: number }
  'engagement.accepted': InEngagement
  'engagement.declined': InEngagement
  'engagement.missedOut': InEngagement
  'engagement.timedOut': InEngagement & { from: QueryExpertStatus }
  'engagement.cancelled': InEngagement
  'engagement.answered': InEngagement
  'engagement.followupAsked': InEngagement
  'engagement.followupReplied': InEngagement
  'engagement.rejected': InEngagement & { reason: string }
  'engagement.restored': InEngagement
  'engagement.lateReview': InEngagement
  'engagement.payableChanged': InEngagement & { payable: boolean }
  'engagement.minutesChanged': InEngagement & { minutes: number }
  'response.posted': InResponse
  'response.pended': InResponse
  'response.released': InResponse
  'response.rejected': InResponse & { reason: string }
  'response.retracted': InResponse
  'session.started': InDiscussion
  'session.joined': InDiscussion & { personId: string }
  'session.left': InDiscussion & { personId: string }
  'session.ended': InDiscussion
  'survey.finished': InDiscussion & { surveyStatus: SurveyStatus | null; personId: string }
}

export type DomainEventType = keyof DomainEvents
export type DomainEvent = { [T in DomainEventType]: { type: T } & DomainEvents[T] }[DomainEventType]

/** Everything that needs only the discussion's id. */
export type DiscussionEventType = Extract<DomainEventType, `discussion.${string}`>
