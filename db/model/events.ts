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
export interface DomainEvents {
  'discussion.closed': InDiscussion
  'discussion.cancelled': InDiscussion
  'engagement.answered': InEngagement
  'engagement.rejected': InEngagement
  'engagement.restored': InEngagement
  'engagement.lateReview': InEngagement
  'engagement.payableChanged': InEngagement & { payable: boolean }
  'engagement.minutesChanged': InEngagement & { minutes: number }
}

export type DomainEventType = keyof DomainEvents
export type DomainEvent = { [T in DomainEventType]: { type: T } & DomainEvents[T] }[DomainEventType]

/** Everything that needs only the discussion's id. */
export type DiscussionEventType = Extract<DomainEventType, `discussion.${string}`>
