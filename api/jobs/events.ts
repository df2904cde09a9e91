import type { Tx } from '#db/client.ts'
import type { DomainEvent, DomainEventType } from '#model/events.ts'
import type { Ctx } from '../context.ts'
import { enqueue } from './enqueue.ts'

/** The events that a higher area listens to; schedule.ts must name a subscriber for each. Others leave no job. */
export const heard = [
  'engagement.answered',
  'engagement.rejected',
  'engagement.restored',
  'engagement.payableChanged',
  'engagement.minutesChanged',
  'engagement.lateReview',
  'discussion.closed',
  'discussion.cancelled',
] as const satisfies readonly DomainEventType[]
export type Heard = (typeof heard)[number]

export const eventKind = (type: Heard) => `event.${type}` as const

/** Records what happened, in the transaction that caused it; anyone who subscribed hears of it after the commit. */
export async function emit(ctx: Ctx, tx: Tx, ...events: DomainEvent[]): Promise<void> {
  const jobs = events.flatMap(({ type, ...payload }) => {
    const known = heard.find((name) => name === type)
    return known ? [{ kind: eventKind(known), payload }] : []
  })
  await enqueue(ctx, tx, ...jobs)
}
