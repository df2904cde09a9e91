import { asc, eq } from 'drizzle-orm'
import type { Queries } from '#db/client.ts'
import { queryResponse } from '#db/schema/all.ts'
import type { ResponseType } from '#model/discussions/response-enums.ts'
import { canSeeResponse, hidesCsrData } from '#model/discussions/visibility.ts'
import { expertsOf, type LoadedDiscussion } from '../lifecycle/load.ts'
import type { Reader } from '../viewer.ts'

/** Ids of the lines that one reader sees, oldest first. Texts are not read for this. */
export async function visibleIds(
  q: Queries,
  loaded: LoadedDiscussion,
  reader: Reader,
  { hideCsrData, type }: { hideCsrData?: boolean | undefined; type?: ResponseType | undefined } = {},
): Promise<string[]> {
  if (!reader.seesContent) return []
  const rows = await q
    .select({
      id: queryResponse.id,
      type: queryResponse.type,
      subtype: queryResponse.subtype,
      authorId: queryResponse.userId,
      queryExpertId: queryResponse.queryExpertId,
    })
    .from(queryResponse)
    .where(eq(queryResponse.queryId, loaded.discussion.id))
    .orderBy(asc(queryResponse.id))
  const experts = new Set(expertsOf(loaded.engagements).map((row) => row.userId))
  const viewer = { kind: reader.kind, userId: reader.userId, hasAnswered: reader.engagement?.answeredAt != null }
  const view = {
    independentFirst: loaded.discussion.independentFirst,
    hideCsrData: hidesCsrData(reader.kind, hideCsrData),
  }
  return rows
    .filter(
      (row) =>
        (type === undefined || row.type === type) &&
        canSeeResponse(
          { type: row.type, subtype: row.subtype, authorId: row.authorId, byExpert: experts.has(row.authorId) },
          viewer,
          view,
        ),
    )
    .map((row) => row.id)
}
