import { eq } from 'drizzle-orm'
import { planSurge } from '#db/schema/all.ts'
import { surgeAt, surgeMultiple } from '#model/panels/surge.ts'
import { newYorkDay } from '#model/time.ts'
import type { Work } from './work.ts'

/** The plan's surge offer that runs on the day of release stays with the discussion. */
export async function fixSurge({ tx, now, loaded: { discussion } }: Work): Promise<void> {
  if (discussion.planId === null) return
  const rows = await tx.select().from(planSurge).where(eq(planSurge.planId, discussion.planId))
  const offer = surgeAt(rows.map(({ id, ...row }) => ({ surgeId: id, ...row })), newYorkDay(now))
  discussion.surgeId = offer?.surgeId ?? null
  discussion.surgeMultiple = surgeMultiple(offer)
}
