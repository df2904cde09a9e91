import { and, eq, gt, lt, sql } from 'drizzle-orm'
import { newId } from '#db/columns.ts'
import { userMfa } from '#db/schema/all.ts'
import { AppError } from '#model/errors.ts'
import type { MfaType } from '#model/identity/enums.ts'
import { secondsOf } from '#model/limits.ts'
import { requireActor, type Ctx } from '../../context.ts'

export type Method = typeof userMfa.$inferSelect

/** The caller's method of this kind; e-mail is everyone's by default and comes into being when first used. */
export async function ownMethod(ctx: Ctx, mfaType: MfaType): Promise<Method | undefined> {
  const { userId } = requireActor(ctx)
  const mine = and(eq(userMfa.userId, userId), eq(userMfa.mfaType, mfaType))
  const [found] = await ctx.db.select().from(userMfa).where(mine)
  if (found || mfaType !== 'email') return found
  await ctx.db.insert(userMfa).values({ id: newId(), userId, mfaType, enrolledAt: ctx.now() }).onConflictDoNothing()
  const [made] = await ctx.db.select().from(userMfa).where(mine)
  return made
}

/** @throws mfa.locked with the time left */
export function refuseLocked(ctx: Ctx, method: Method): void {
  if (!method.lockedUntil) return
  const left = Math.ceil((method.lockedUntil.getTime() - ctx.now().getTime()) / 1000)
  if (left <= 0) return
  throw locked(left)
}

const locked = (seconds: number) =>
  new AppError('mfa.locked', `Too many wrong codes. This method is locked for ${Math.ceil(seconds / 60)} minutes.`, {
    retryAfter: seconds,
    extra: { minutes: Math.ceil(seconds / 60) },
  })

/**
 * Counts a try before the code is looked at, in one statement, so that parallel guesses are all counted; counts over
 * resends. @returns what to refuse with when this was the last try and its code is wrong
 * @throws mfa.locked when the tries are used up
 */
export async function countCodeTry(ctx: Ctx, method: Method): Promise<AppError | undefined> {
  refuseLocked(ctx, method)
  const limits = await ctx.limits()
  const max = limits['mfa.tries']
  if (method.lockedUntil) {
    await ctx.db
      .update(userMfa)
      .set({ attempts: 0, lockedUntil: null })
      .where(and(eq(userMfa.id, method.id), eq(userMfa.lockedUntil, method.lockedUntil)))
  }
  const [counted] = await ctx.db
    .update(userMfa)
    .set({ attempts: sql`${userMfa.attempts} + 1` })
    .where(and(eq(userMfa.id, method.id), lt(userMfa.attempts, max)))
    .returning()
  if (!counted) {
    const [now] = await ctx.db.select().from(userMfa).where(eq(userMfa.id, method.id))
    if (now) refuseLocked(ctx, now)
    throw locked(secondsOf(limits, 'mfa.lock'))
  }
  if (counted.attempts < max) return undefined
  await ctx.db
    .update(userMfa)
    .set({ lockedUntil: new Date(ctx.now().getTime() + secondsOf(limits, 'mfa.lock') * 1000) })
    .where(eq(userMfa.id, method.id))
  return locked(secondsOf(limits, 'mfa.lock'))
}

/** The right code sent twice is no guess: its try is taken back, and with it the lock that this try brought about. */
export async function refundCodeTry(ctx: Ctx, method: Method): Promise<void> {
  await ctx.db
    .update(userMfa)
    .set({ attempts: sql`${userMfa.attempts} - 1`, lockedUntil: null })
    .where(and(eq(userMfa.id, method.id), gt(userMfa.attempts, 0)))
}
