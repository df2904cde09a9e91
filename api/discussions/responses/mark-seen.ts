import { and, eq, sql } from 'drizzle-orm'
import { querySeen } from '#db/schema/all.ts'
import { AppError } from '#model/errors.ts'
import { requireActor, transaction, type Ctx } from '../../context.ts'
import { visibleIds } from './visible-ids.ts'
import { openDiscussion } from '../read-discussion.ts'

/** The caller has read up to this line; never back again. @throws not.found for a line that they cannot see */
export async function markSeen(ctx: Ctx, key: string, responseId: string): Promise<{ isUpdated: boolean }> {
  const { loaded, reader } = await openDiscussion(ctx, key)
  const ids = await visibleIds(ctx.db, loaded, reader)
  if (!ids.includes(responseId)) throw new AppError('not.found', 'Not Found')
  const { userId } = requireActor(ctx)
  const seenAt = ctx.now()
  const [row] = await transaction(ctx, async (tx) => {
    await tx
      .insert(querySeen)
      .values({ queryId: loaded.discussion.id, userId, responseId, seenAt })
      .onConflictDoUpdate({
        target: [querySeen.queryId, querySeen.userId],
        set: {
          responseId: sql`case when ${querySeen.responseId} > ${responseId} then ${querySeen.responseId} else ${responseId} end`,
          seenAt,
        },
      })
    return tx
      .select({ responseId: querySeen.responseId })
      .from(querySeen)
      .where(and(eq(querySeen.queryId, loaded.discussion.id), eq(querySeen.userId, userId)))
  })
  return { isUpdated: ids.indexOf(row?.responseId ?? responseId) < ids.length - 1 }
}
