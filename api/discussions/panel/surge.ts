import { eq } from 'drizzle-orm'
import type { Queries } from '#db/client.ts'
import { planSurge } from '#db/schema/all.ts'
import { surgeAt, surgeMultiple, type SurgeOffer } from '#model/panels/selection/surge.ts'
import { newYorkDay } from '#model/time.ts'
import type { UnitOfWork } from '../lifecycle/unit-of-work.ts'

/** The offer of the plan that runs on this day. */
export async function surgeOf(q: Queries, planId: string, now: Date): Promise<SurgeOffer | undefined> {
  const rows = await q.select().from(planSurge).where(eq(planSurge.planId, planId))
  return surgeAt(
    rows.map(({ id, ...row }) => ({ surgeId: id, ...row })),
    newYorkDay(now),
  )
}

/** The plan's surge offer that runs on the day of release stays with the discussion. */
export async function fixSurge({ tx, now, loaded: { discussion } }: UnitOfWork): Promise<void> {
  if (discussion.planId === null) return
  const offer = await surgeOf(tx, discussion.planId, now)
  discussion.surgeId = offer?.surgeId ?? null
  discussion.surgeMultiple = surgeMultiple(offer)
}
