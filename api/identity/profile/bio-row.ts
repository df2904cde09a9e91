import { eq, sql } from 'drizzle-orm'
import type { Queries, Tx } from '#db/client.ts'
import { userBio } from '#db/schema/all.ts'

type BioRow = typeof userBio.$inferSelect

/** Bio, affiliations, location and the other specialty are in one row, which is made when the first of them is written. */
export async function bioOf(q: Queries, userId: string): Promise<BioRow | undefined> {
  const [row] = await q.select().from(userBio).where(eq(userBio.userId, userId))
  return row
}

/** The row's version; 0 before it is made. */
export const bioVersion = (row: BioRow | undefined): number => row?.version ?? 0

export async function writeBio(tx: Tx, userId: string, set: Partial<typeof userBio.$inferInsert>): Promise<void> {
  await tx
    .insert(userBio)
    .values({ userId, ...set })
    .onConflictDoUpdate({ target: userBio.userId, set: { ...set, version: sql`${userBio.version} + 1` } })
}
