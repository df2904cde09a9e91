import { and, eq, lte, isNotNull } from 'drizzle-orm'
import { user, userSession } from '#db/schema/all.ts'
import type { UserType } from '#model/identity/enums.ts'
import { mayLoginAs } from '#model/identity/sign-in/login-as.ts'
import type { LoginResult } from '#model/identity/wire.ts'
import { AppError } from '#model/errors.ts'
import { secondsOf } from '#model/limits.ts'
import { requireActor, transaction, type Ctx } from '../../context.ts'
import type { CurrentSession } from '../../http/types.ts'
import { loginResult } from './login-result.ts'
import { recordActing, recordActingEnd } from './record-acting.ts'
import type { Sessions } from './session.ts'

/**
 * A member of staff acts for someone: a session in that person's name, with that person's rights and none of the actor's.
 * It lasts as long as `session.acting` allows, and no longer than the session it was begun from, which waits meanwhile.
 * @throws not.found, messages.signIn401Error ('Unauthorized Login') with the rule that forbids it
 */
export async function loginAs(
  ctx: Ctx,
  sessions: Sessions,
  current: CurrentSession,
  userId: string,
  reason?: string,
): Promise<LoginResult> {
  const now = ctx.now()
  const limits = await ctx.limits()
  const after = (seconds: number) => new Date(now.getTime() + seconds * 1000)
  const { hash, mfaUsed, absoluteExpiresAt } = current.session
  const until = earlier(after(secondsOf(limits, 'session.acting')), absoluteExpiresAt)
  const actor = requireActor(ctx)
  const target = await transaction(ctx, async (tx) => {
    const [row] = await tx.select().from(user).where(eq(user.id, userId))
    if (!row) throw new AppError('not.found', 'Not Found')
    const verdict = mayLoginAs(actor, {
      ...row,
      userId: row.id,
      userType: row.userType as UserType,
      roles: row.staffRoles,
    })
    if (!verdict.allowed)
      throw new AppError('messages.signIn401Error', 'Unauthorized Login', { extra: { rule: verdict.rule } })
    // no one uses the waiting session, so that it would run out by itself
    const [waiting] = await tx
      .update(userSession)
      .set({
        expiresAt: earlier(later(until, after(secondsOf(limits, 'session.sliding'))), absoluteExpiresAt),
        lastSeenAt: now,
      })
      .where(eq(userSession.hash, hash))
      .returning()
    if (!waiting) throw new AppError('auth.token.dead', 'Session expired.')
    await recordActing(ctx, tx, { userId: row.id, actor: actor.userId }, reason)
    return row
  })
  const session = {
    authUserId: actor.userId,
    authSessionHash: hash,
    actingReason: reason || null,
    mfaUsed,
    mfaValidated: true,
  }
  const {
    token,
    exp,
    absoluteExpiresAt: end,
  } = await sessions.open(
    target,
    { ...session, deviceId: 'web', userAgent: ctx.request.userAgent, address: ctx.request.address },
    until,
  )
  return loginResult(ctx.db, now, { token, exp, row: target, session: { ...session, absoluteExpiresAt: end } })
}

/** Acting that time has ended. @returns how many */
export async function endOverdueActing(ctx: Ctx): Promise<number> {
  const over = and(isNotNull(userSession.authSessionHash), lte(userSession.absoluteExpiresAt, ctx.now()))
  const [any] = await ctx.db.select({ hash: userSession.hash }).from(userSession).where(over).limit(1)
  if (!any) return 0
  return transaction(ctx, async (tx) => {
    const ended = await tx.delete(userSession).where(over).returning()
    for (const { userId, authUserId } of ended)
      await recordActingEnd(ctx, tx, { userId, actor: authUserId ?? '' }, 'expired')
    return ended.length
  })
}

const earlier = (a: Date, b: Date) => (a < b ? a : b)
const later = (a: Date, b: Date) => (a > b ? a : b)
