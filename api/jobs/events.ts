import type { Tx } from '#db/client.ts'
import type { DomainEvent, DomainEventType } from '#model/events.ts'
import type { Ctx } from '../context.ts'
import { enqueue } from './enqueue.ts'

/** The job that an event becomes; schedule.ts names its subscriber. */
export const eventKind = (type: DomainEventType) => `event.${type}` as const

/** Records what happened in the transaction that caused it; its subscriber runs after the commit. */
export async function publishEvents(ctx: Ctx, tx: Tx, ...events: DomainEvent[]): Promise<void> {
  await enqueue(ctx, tx, ...events.map(({ type, ...payload }) => ({ kind: eventKind(type), payload })))
}
