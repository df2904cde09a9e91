import { and, eq, inArray, isNotNull, lte, or } from 'drizzle-orm'
import { queryExpert, queryHeader } from '#db/schema/all.ts'
import type { Ctx } from '../../context.ts'
import { eachRow } from '../../jobs/each-row.ts'
import { withDiscussion } from './with-discussion.ts'
import { applyEngagementCommand } from './apply-engagement-command.ts'
import { applyCommand } from './apply-command.ts'
import { system } from './facts.ts'

/** As many at a time; what is left is found at the next look. */
const BATCH = 200
const running = ['open', 'answered'] as const

/**
 * Invitations without reaction and seats without an answer whose time is over. Each is decided again under the lock of its
 * discussion, so two processes that find the same one change it once.
 */
export async function endOverdueParts(ctx: Ctx): Promise<number> {
  const now = ctx.now()
  const due = await ctx.db
    .select({ queryId: queryExpert.queryId, userId: queryExpert.userId })
    .from(queryExpert)
    .innerJoin(queryHeader, eq(queryExpert.queryId, queryHeader.id))
    .where(
      and(
        inArray(queryHeader.status, [...running]),
        or(
          and(eq(queryExpert.status, 'claimed'), lte(queryExpert.reservedUntil, now)),
          and(eq(queryExpert.status, 'invited'), lte(queryExpert.inviteExpires, now)),
        ),
      ),
    )
    .limit(BATCH)
  return eachRow(due, async ({ queryId, userId }) => {
    await withDiscussion(ctx, queryId, (unit) =>
      applyEngagementCommand(unit, userId, { command: { name: 'timeOut' }, actor: system }),
    )
  })
}

/** Discussions whose time to close has come (T12). */
export async function closeOverdue(ctx: Ctx): Promise<number> {
  const due = await ctx.db
    .select({ id: queryHeader.id })
    .from(queryHeader)
    .where(
      and(
        inArray(queryHeader.status, [...running]),
        isNotNull(queryHeader.closeTime),
        lte(queryHeader.closeTime, ctx.now()),
      ),
    )
    .limit(BATCH)
  return eachRow(due, async ({ id }) => {
    await withDiscussion(ctx, id, (unit) =>
      applyCommand(unit, { command: { name: 'closeTimeReached' }, actor: system }),
    )
  })
}
