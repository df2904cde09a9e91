import type { Circumstance } from './tax/circumstances.ts'

interface DiscussionPayload {
  discussionId: string
}
interface EngagementPayload extends DiscussionPayload {
  engagementId: string
  expertId: string
}

/**
 * Domain events, recorded in the same transaction as their cause; `api/jobs/schedule.ts` subscribes to each. They are
 * stored in the job table, so they contain ids and decided values only, never clinical text.
 */
export type DomainEvent =
  | ({ type: DiscussionEventType } & DiscussionPayload)
  | ({ type: EngagementEventType; payable?: boolean } & EngagementPayload)
  | ({ type: 'engagement.minutesChanged'; minutes: number } & EngagementPayload)
  | { type: 'tax.certified'; userId: string; formId: string }
  /** the change may make a certified tax form incorrect */
  | { type: 'tax.circumstancesChanged'; userId: string; circumstances: Circumstance[] }

export type DomainEventType = DomainEvent['type']
export type DiscussionEventType = 'discussion.closed' | 'discussion.cancelled'
/** Events emitted by the engagement lifecycle. */
export type EngagementEventType =
  | 'engagement.answered'
  | 'engagement.rejected'
  | 'engagement.restored'
  | 'engagement.lateReview'
  | 'engagement.payableChanged'
