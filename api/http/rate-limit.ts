import { sql } from 'drizzle-orm'
import { createMiddleware } from 'hono/factory'
import { rateLimit } from '#db/schema/all.ts'
import { AppError, type ErrorCode } from '#model/errors.ts'
import type { Ctx } from '../context.ts'
import type { AppEnv } from './types.ts'

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
  text: string | ((minutesLeft: number) => Promise<string>) = 'Too many requests. Please wait a moment.',
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
    const retryAfter = Math.max(1, Math.ceil((row.expiresAt.getTime() - now.getTime()) / 1000))
    throw new AppError(refusal, typeof text === 'string' ? text : await text(Math.ceil(retryAfter / 60)), {
      retryAfter,
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

/** A clinic shares one address, and each of its pages asks several of these calls; a flood is far above it. */
export const CALLS_A_MINUTE = 1_200
const WINDOW_MS = 60_000
/** Above this, counts that are over are cleared away; above ten times this, all are. */
const MANY = 10_000

interface Count {
  calls: number
  endsAt: number
}
const counts = new Map<string, Count>()

function deleteExpiredCounts(now: number): void {
  if (counts.size < MANY) return
  for (const [key, { endsAt }] of counts) if (endsAt <= now) counts.delete(key)
  if (counts.size >= MANY * 10) counts.clear()
}

/**
 * How often one session or network may make a call that needs no token: counted in this process, without the database.
 * Calls that could guess something count more strictly by themselves.
 * @param call what is counted by itself
 */
export const publicRate = (call: string) =>
  createMiddleware<AppEnv>(async (c, next) => {
    const ctx = c.get('ctx')
    const { network, sessionHash } = ctx.request
    // made in this process
    if (network === '') return next()
    const key = `${call} ${sessionHash ?? network}`
    const now = ctx.now().getTime()
    const known = counts.get(key)
    const current = known && known.endsAt > now && known.endsAt <= now + WINDOW_MS
    const count = current ? known : { calls: 0, endsAt: now + WINDOW_MS }
    count.calls += 1
    if (!current) {
      deleteExpiredCounts(now)
      counts.set(key, count)
    }
    if (count.calls > CALLS_A_MINUTE)
      throw new AppError('errors.rateLimited', 'Too many requests. Please wait a moment.', {
        retryAfter: Math.max(1, Math.ceil((count.endsAt - now) / 1000)),
      })
    await next()
  })
