import { asc, eq, inArray } from 'drizzle-orm'
import type { Queries } from '#db/client.ts'
import { queryResponse } from '#db/schema/all.ts'
import type { ResponseType } from '#model/discussions/response-enums.ts'
import { canSeeResponse, hidesCsrData } from '#model/discussions/visibility.ts'
import type { DiscussionResponse } from '#model/discussions/wire.ts'
import { AppError } from '#model/errors.ts'
import type { Ctx } from '../context.ts'
import { expertsOf, type Loaded } from './load.ts'
import { openDiscussion } from './read-discussion.ts'
import { showResponses } from './response-view.ts'
import type { Reader } from './viewer.ts'

export interface ResponsesAsked {
  hideCsrData?: boolean | undefined
  /** only what came after this line */
  afterId?: string | undefined
  type?: ResponseType | undefined
  page: number
  pageSize: number
}

/** Ids of the lines that one reader sees, oldest first. Texts are not read for this. */
export async function visibleIds(
  q: Queries,
  loaded: Loaded,
  reader: Reader,
  { hideCsrData, type }: Pick<ResponsesAsked, 'hideCsrData' | 'type'> = {},
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

/** The lines of a discussion that the caller sees, page by page after a cursor. @throws not.found */
export async function listResponses(
  ctx: Ctx,
  key: string,
  asked: ResponsesAsked,
): Promise<{ data: DiscussionResponse[]; total: number; page: number; pageSize: number }> {
  const { loaded, reader } = await openDiscussion(ctx, key)
  const ids = await visibleIds(ctx.db, loaded, reader, asked)
  const from = asked.afterId === undefined ? ids : ids.slice(cursor(ids, asked.afterId))
  const { page, pageSize } = asked
  const wanted = from.slice((page - 1) * pageSize, page * pageSize)
  const rows =
    wanted.length === 0
      ? []
      : await ctx.db
          .select()
          .from(queryResponse)
          .where(inArray(queryResponse.id, wanted))
          .orderBy(asc(queryResponse.id))
  return { data: await showResponses(ctx.db, loaded, reader, rows), total: from.length, page, pageSize }
}

function cursor(ids: readonly string[], afterId: string): number {
  const at = ids.indexOf(afterId)
  if (at === -1)
    throw new AppError('errors.invalidParameters', 'Invalid Parameters', { fields: { afterId: 'errors.unknownValue' } })
  return at + 1
}
