import { asc, inArray } from 'drizzle-orm'
import { queryResponse } from '#db/schema/all.ts'
import type { ResponseType } from '#model/discussions/response-enums.ts'
import type { DiscussionResponse } from '#model/discussions/wire.ts'
import { AppError } from '#model/errors.ts'
import type { Ctx } from '../../context.ts'
import { openDiscussion } from '../read-discussion.ts'
import { showResponses } from './response-view.ts'
import { visibleIds } from './visible-ids.ts'

export interface ListResponsesQuery {
  hideCsrData?: boolean | undefined
  /** only what came after this line */
  afterId?: string | undefined
  type?: ResponseType | undefined
  page: number
  pageSize: number
}

/** The lines of a discussion that the caller sees, page by page after a cursor. @throws not.found */
export async function listResponses(
  ctx: Ctx,
  key: string,
  asked: ListResponsesQuery,
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
