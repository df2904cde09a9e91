import { and, eq, gt } from 'drizzle-orm'
import { user, userSession } from '#db/schema/all.ts'
import type { LoginResult } from '#model/identity/wire.ts'
import { AppError } from '#model/errors.ts'
import { secondsOf } from '#model/limits.ts'
import { transaction, type Ctx } from '../../context.ts'
import type { CurrentSession } from '../../http/types.ts'
import { recordActingEnd } from './record-acting.ts'
import { loginResult } from './login-result.ts'
import { hashToken, newToken } from './lucia.ts'
import { maySignIn } from './session.ts'

/**
 * Ends acting for someone: the session that waited goes on under a new token, since its old one is kept nowhere. Of two at
 * once one wins.
 * @throws auth.notActing for everyone who does not act, auth.token.dead when the own session is over
 */
export async function cancelLoginAs(ctx: Ctx, { session }: CurrentSession): Promise<LoginResult> {
  const { authSessionHash, authUserId } = session
  if (!authSessionHash || !authUserId) throw new AppError('auth.notActing', 'You are signed in as yourself.')
  const now = ctx.now()
  const sliding = secondsOf(await ctx.limits(), 'session.sliding')
  const token = newToken()
  const own = await transaction(ctx, async (tx) => {
    const dead = () => new AppError('auth.token.dead', 'Session expired.')
    const [ended] = await tx.delete(userSession).where(eq(userSession.hash, session.hash)).returning()
    if (!ended) throw dead()
    const [waiting] = await tx
      .select({ session: userSession, row: user })
      .from(userSession)
      .innerJoin(user, eq(userSession.userId, user.id))
      .where(
        and(
          eq(userSession.hash, authSessionHash),
          gt(userSession.expiresAt, now),
          gt(userSession.absoluteExpiresAt, now),
        ),
      )
    if (!waiting || !maySignIn(waiting.row)) throw dead()
    const slid = new Date(now.getTime() + sliding * 1000)
    const exp = slid < waiting.session.absoluteExpiresAt ? slid : waiting.session.absoluteExpiresAt
    const [renewed] = await tx
      .update(userSession)
      .set({ hash: hashToken(token), expiresAt: exp, lastSeenAt: now })
      .where(eq(userSession.hash, authSessionHash))
      .returning()
    if (!renewed) throw dead()
    await recordActingEnd(ctx, tx, { userId: session.userId, actor: authUserId })
    return { row: waiting.row, session: renewed, exp }
  })
  return loginResult(ctx.db, now, { token, ...own })
}
