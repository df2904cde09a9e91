import { sql } from 'drizzle-orm'
import { rateLimit } from '#db/schema/all.ts'
import { AppError, type ErrorCode } from '#model/errors.ts'
import type { Ctx } from '../context.ts'

/**
 * Counts first, in one statement, then decides: parallel guesses are all counted. The count lives in the database, so
 * that it survives restarts and holds across processes.
 * @param windowSeconds counted from the first try
 * @throws the given refusal with Retry-After once `max` is passed
 */
export async function consumeRateLimit(
  ctx: Ctx,
  key: string,
  max: number,
  windowSeconds: number,
  refusal: ErrorCode = 'errors.rateLimited',
  text = 'Too many requests. Please wait a moment.',
): Promise<void> {
  const now = ctx.now()
  const expiresAt = new Date(now.getTime() + windowSeconds * 1000)
  const over = sql`${rateLimit.expiresAt} <= ${sql.param(now, rateLimit.expiresAt)}`
  const [row] = await ctx.db
    .insert(rateLimit)
    .values({ key, points: 1, expiresAt })
    .onConflictDoUpdate({
      target: rateLimit.key,
      set: {
        points: sql`case when ${over} then 1 else ${rateLimit.points} + 1 end`,
        expiresAt: sql`case when ${over} then ${sql.param(expiresAt, rateLimit.expiresAt)} else ${rateLimit.expiresAt} end`,
      },
    })
    .returning()
  if (row && row.points > max) {
    throw new AppError(refusal, text, {
      retryAfter: Math.max(1, Math.ceil((row.expiresAt.getTime() - now.getTime()) / 1000)),
    })
  }
}

/** Takes one try back that turned out to be none: what succeeds does not count against others. */
export const refundTry = (ctx: Ctx, key: string) =>
  ctx.db
    .update(rateLimit)
    .set({ points: sql`${rateLimit.points} - 1` })
    .where(sql`${rateLimit.key} = ${key} and ${rateLimit.points} > 0`)

/** Forgets a count, after success. */
export const resetRateLimit = (ctx: Ctx, key: string) => ctx.db.delete(rateLimit).where(sql`${rateLimit.key} = ${key}`)
