import { eq } from 'drizzle-orm'
import type { ViewerKind } from '#model/discussions/visibility.ts'
import type { Queries } from '../../client.ts'
import { queryExpert, queryHeader, queryOpening, stateTransition } from '../../schema/all.ts'
import { inBatches } from '../batches.ts'
import { idAt } from './stable-random.ts'

/** Openings of the demo's discussions, by everyone who did something in them. */
export async function seedOpenings(db: Queries): Promise<void> {
  const days = new Map<string, typeof queryOpening.$inferInsert>()
  const opened = (queryId: string, userId: string, role: ViewerKind, at: Date) => {
    const day = at.toISOString().slice(0, 10)
    const name = `${queryId}:${userId}:${day}`
    const known = days.get(name)
    if (!known) {
      const id = idAt(at, `opening:${name}`)
      days.set(name, { id, queryId, userId, role, day, firstAt: at, lastAt: at, times: 1 })
      return
    }
    known.times = (known.times ?? 1) + 1
    if (at < known.firstAt) known.firstAt = at
    if (at > known.lastAt) known.lastAt = at
  }
  const moves = await db
    .select({
      queryId: stateTransition.queryId,
      userId: stateTransition.userId,
      askerId: queryHeader.userId,
      at: stateTransition.createdAt,
    })
    .from(stateTransition)
    .innerJoin(queryHeader, eq(queryHeader.id, stateTransition.queryId))
    .orderBy(stateTransition.id)
  for (const { queryId, userId, askerId, at } of moves)
    if (userId) opened(queryId, userId, userId === askerId ? 'asker' : 'csr', at)
  const parts = await db.select().from(queryExpert).orderBy(queryExpert.id)
  for (const { queryId, userId, acceptedAt, answeredAt, decidedAt } of parts)
    for (const at of [acceptedAt, answeredAt, decidedAt]) if (at) opened(queryId, userId, 'expert', at)
  await inBatches([...days.values()], (batch) => db.insert(queryOpening).values(batch))
}
