interface InDiscussion {
  discussionId: string
}
interface InEngagement extends InDiscussion {
  engagementId: string
  expertId: string
}

/**
 * What an area records in the transaction that caused it, each with a subscriber in `api/jobs/schedule.ts`.
 * Events carry ids and decided facts only, never clinical text: they outlive the request in the job table.
 */
export type DomainEvent =
  | ({ type: DiscussionEventType } & InDiscussion)
  | ({ type: EngagementEventType; payable?: boolean } & InEngagement)
  | ({ type: 'engagement.minutesChanged'; minutes: number } & InEngagement)

export type DomainEventType = DomainEvent['type']
export type DiscussionEventType = 'discussion.closed' | 'discussion.cancelled'
/** Those that the lifecycle of an engagement brings about. */
export type EngagementEventType =
  | 'engagement.answered'
  | 'engagement.rejected'
  | 'engagement.restored'
  | 'engagement.lateReview'
  | 'engagement.payableChanged'
