import { eq, inArray } from 'drizzle-orm'
import { user, userBio } from '#db/schema/all.ts'
import type { Ctx } from '../../context.ts'
import { answerShown } from '../lifecycle/facts.ts'
import { expertsOf, type LoadedDiscussion } from '../lifecycle/load.ts'
import { openDiscussion } from '../read-discussion.ts'
import type { Reader } from '../viewer.ts'
import { resolvedName } from '#model/identity/person-name.ts'

const seated = ['claimed', 'answered', 'followup', 'latereview']

/** The experts on the panel, as far as a reader may know of them. */
export const seatedExperts = (loaded: LoadedDiscussion, reader: Reader): string[] =>
  expertsOf(loaded.engagements)
    .filter((row) => seated.includes(row.status))
    // a late comment that waits for review is nothing that the asker may know of
    .filter((row) => row.status !== 'latereview' || reader.kind === 'csr' || answerShown(loaded, row))
    .map((row) => row.userId)

/** The panel as it presents itself; where people are hidden from one another, no one. @throws not.found */
export async function listFaculty(
  ctx: Ctx,
  key: string,
): Promise<{ name: string; affiliations: string; disclosures: string }[]> {
  const { loaded, reader } = await openDiscussion(ctx, key)
  if (loaded.discussion.type === 'blinded' && reader.kind !== 'csr') return []
  if (!reader.seesContent) return []
  const ids = seatedExperts(loaded, reader)
  if (ids.length === 0) return []
  const rows = await ctx.db
    .select({ person: user, affiliations: userBio.affiliations, disclosures: userBio.disclosures })
    .from(user)
    .leftJoin(userBio, eq(userBio.userId, user.id))
    .where(inArray(user.id, ids))
    .orderBy(user.sortName, user.id)
  return rows.map(({ person, affiliations, disclosures }) => ({
    name: resolvedName(person),
    affiliations: affiliations ?? '',
    disclosures: disclosures ?? '',
  }))
}
