import { and, eq } from 'drizzle-orm'
import { queryExpert, queryHeader } from '#db/schema/all.ts'
import { lockRow } from '#db/sql.ts'
import { AppError } from '#model/errors.ts'
import { addMeasured } from '#model/payments/measured.ts'
import { requireActor, transaction, type Ctx } from '../../context.ts'
import { ownEngagement } from './accept-invitation.ts'
import { openDiscussion } from '../read-discussion.ts'

/** Work is measured from taking a seat to the answer, and from a follow-up to its reply. */
const atWork: readonly string[] = ['claimed', 'followup']

/**
 * A heartbeat of the page on which the caller answers. It is a measurement, not a change: it raises no version, notifies no
 * page and leaves no audit row.
 * @throws auth.notAuthorized for everyone but the expert themselves
 */
export async function measureWork(ctx: Ctx, key: string, seconds: number): Promise<{ measuredSeconds: number }> {
  const { loaded, reader } = await openDiscussion(ctx, key)
  const own = ownEngagement(reader)
  if (requireActor(ctx).acting) throw new AppError('auth.notAuthorized', 'Not Authorized')
  const limits = await ctx.limits()
  return transaction(ctx, async (tx) => {
    // everything else writes whole engagements under this lock
    await lockRow(tx, queryHeader, loaded.discussion.id)
    const [row] = await tx
      .select({
        status: queryExpert.status,
        measuredSeconds: queryExpert.measuredSeconds,
        lastActiveAt: queryExpert.lastActiveAt,
      })
      .from(queryExpert)
      .where(and(eq(queryExpert.id, own.id), eq(queryExpert.userId, own.userId)))
    if (!row || !atWork.includes(row.status)) return { measuredSeconds: row?.measuredSeconds ?? own.measuredSeconds }
    const after = addMeasured(row, seconds, ctx.now(), limits['money.heartbeat'])
    await tx.update(queryExpert).set(after).where(eq(queryExpert.id, own.id))
    return { measuredSeconds: after.measuredSeconds }
  })
}
