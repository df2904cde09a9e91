import { and, eq, gt, isNull, lte } from 'drizzle-orm'
import { createHash } from 'node:crypto'
import { newId } from '#db/columns.ts'
import { signInChallenge } from '#db/schema/all.ts'
import { secondsOf } from '#model/limits.ts'
import type { Ctx } from '../../context.ts'

/** What a challenge is good for; it serves nothing else. */
export type Purpose = 'passkey.signIn' | 'passkey.register' | 'signOn.state' | 'signOn.token' | 'session.confirmed'

/** The database knows challenges, states and id tokens only by this. */
export const digest = (text: string): string => createHash('sha256').update(text).digest('base64url')

/** Keeps a challenge until it is spent or too old. @returns its id */
export async function issueChallenge(
  ctx: Ctx,
  {
    purpose,
    data,
    userId = null,
    id = newId(),
  }: { purpose: Purpose; data: Record<string, unknown>; userId?: string | null; id?: string },
): Promise<string> {
  const now = ctx.now()
  const seconds = secondsOf(await ctx.limits(), 'challenge.life')
  await ctx.db
    .insert(signInChallenge)
    .values({ id, purpose, userId, data, createdAt: now, expiresAt: new Date(now.getTime() + seconds * 1000) })
  return id
}

/** Takes a challenge, once: of many at the same time one gets it. @returns what was kept, or null when it is used, too old or unknown */
export async function consumeChallenge(
  ctx: Ctx,
  purpose: Purpose,
  id: string,
): Promise<{ userId: string | null; data: Record<string, unknown> } | null> {
  const now = ctx.now()
  const [spent] = await ctx.db
    .update(signInChallenge)
    .set({ usedAt: now })
    .where(
      and(
        eq(signInChallenge.id, id),
        eq(signInChallenge.purpose, purpose),
        isNull(signInChallenge.usedAt),
        gt(signInChallenge.expiresAt, now),
      ),
    )
    .returning()
  return spent ? { userId: spent.userId, data: spent.data } : null
}

/** Clears away what is too old to be spent. @returns how many */
export async function deleteExpiredChallenges(ctx: Ctx): Promise<number> {
  const old = lte(signInChallenge.expiresAt, ctx.now())
  // mostly there is nothing to do, and looking is cheaper than writing
  const [any] = await ctx.db.select({ id: signInChallenge.id }).from(signInChallenge).where(old).limit(1)
  return any ? (await ctx.db.delete(signInChallenge).where(old).returning({ id: signInChallenge.id })).length : 0
}
