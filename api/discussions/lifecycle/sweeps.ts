import { and, eq, inArray, isNotNull, lte, or } from 'drizzle-orm'
import { queryExpert, queryHeader } from '#db/schema/all.ts'
import { AppError } from '#model/errors.ts'
import type { Ctx } from '../../context.ts'
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
  let done = 0
  for (const { queryId, userId } of due) {
    done += await attempt(() =>
      withDiscussion(ctx, queryId, (unit) =>
        applyEngagementCommand(unit, userId, { command: { name: 'timeOut' }, actor: system }),
      ),
    )
  }
  return done
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
  let done = 0
  for (const { id } of due)
    done += await attempt(() =>
      withDiscussion(ctx, id, (unit) => applyCommand(unit, { command: { name: 'closeTimeReached' }, actor: system })),
    )
  return done
}

/** Someone else may have been quicker: then there is nothing to do any more. */
async function attempt(work: () => Promise<unknown>): Promise<number> {
  try {
    await work()
    return 1
  } catch (error) {
    if (error instanceof AppError) return 0
    throw error
  }
}
