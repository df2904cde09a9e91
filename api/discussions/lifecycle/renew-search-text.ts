import { eq } from 'drizzle-orm'
import type { Tx } from '#db/client.ts'
import { diagnosis, queryHeader, user } from '#db/schema/all.ts'
import { discussionSearchText } from '#db/search-text.ts'

/** After an edit of what a discussion is found by: its title, its diagnosis. */
export async function renewSearchText(tx: Tx, id: string): Promise<void> {
  const [row] = await tx
    .select({ asked: queryHeader, about: diagnosis, asker: user })
    .from(queryHeader)
    .innerJoin(diagnosis, eq(queryHeader.diagnosisId, diagnosis.id))
    .innerJoin(user, eq(queryHeader.userId, user.id))
    .where(eq(queryHeader.id, id))
  if (row)
    await tx
      .update(queryHeader)
      .set({ searchText: discussionSearchText(row.asked, row.about, row.asker) })
      .where(eq(queryHeader.id, id))
}
