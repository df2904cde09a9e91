import { and, desc, eq, gt } from 'drizzle-orm'
import type { Queries } from '#db/client.ts'
import { userSession } from '#db/schema/all.ts'
import { AppError } from '#model/errors.ts'
import type { OwnSession } from '#model/identity/wire.ts'
import { record } from '../../audit/record.ts'
import { requireActor, transaction, type Ctx } from '../../context.ts'
import { keyedHash } from '../../ports/cipher.ts'
import { refuseActing } from '../mfa/factor-rules.ts'
import { recordActingEnd } from './record-acting.ts'
import { deleteDevicesOf, endSessions, publishSessionEnd } from './session.ts'

const ID_LENGTH = 32
/** A name for a session that reveals nothing of its token, nor of the hash it is kept by. */
export const sessionIdOf = (ctx: Ctx, hash: string) =>
  keyedHash(ctx.env.secretKey, `session\n${hash}`).slice(0, ID_LENGTH)

/** The sessions of someone that are not over, the newest first. */
export const activeSessions = (ctx: Ctx, q: Queries, userId: string) => {
  const now = ctx.now()
  return q
    .select()
    .from(userSession)
    .where(and(eq(userSession.userId, userId), gt(userSession.expiresAt, now), gt(userSession.absoluteExpiresAt, now)))
    .orderBy(desc(userSession.createdAt))
}
const actorSessions = (ctx: Ctx) => activeSessions(ctx, ctx.db, requireActor(ctx).userId)

export const shownSession = (ctx: Ctx, session: typeof userSession.$inferSelect): OwnSession => ({
  id: sessionIdOf(ctx, session.hash),
  current: session.hash === ctx.request.sessionHash,
  acting: session.authUserId !== null,
  createdAt: session.createdAt.toISOString(),
  lastSeenAt: session.lastSeenAt.toISOString(),
  userAgent: session.userAgent ?? '',
  address: session.address ?? '',
  mfaUsed: session.mfaUsed,
})

/** Where the caller is signed in, the newest first; staff acting for the caller are among them. */
export const listSessions = async (ctx: Ctx): Promise<OwnSession[]> =>
  (await actorSessions(ctx)).map((session) => shownSession(ctx, session))

/** Signs the caller out in one place. @throws not.found */
export async function endOwnSession(ctx: Ctx, id: string): Promise<void> {
  refuseActing(ctx)
  const session = (await actorSessions(ctx)).find((one) => sessionIdOf(ctx, one.hash) === id)
  if (!session) throw new AppError('not.found', 'Not Found')
  const { userId } = requireActor(ctx)
  await transaction(ctx, async (tx) => {
    await tx.delete(userSession).where(eq(userSession.hash, session.hash))
    await deleteDevicesOf(tx, [session])
    publishSessionEnd(tx, session.userId)
    if (session.authUserId) await recordActingEnd(ctx, tx, { userId, actor: session.authUserId })
    await record(ctx, tx, { event: 'delete', refTable: 'user_session', refId: userId, text: 'ended by its owner' })
  })
}

/** Signs the caller out everywhere but here. @returns how many sessions ended */
export async function endOtherSessions(ctx: Ctx): Promise<{ ended: number }> {
  refuseActing(ctx)
  const { userId } = requireActor(ctx)
  const here = ctx.request.sessionHash ?? ''
  const ended = (await actorSessions(ctx)).filter((session) => session.hash !== here).length
  await transaction(ctx, async (tx) => {
    await endSessions(ctx, tx, userId, here)
    if (ended > 0)
      await record(ctx, tx, {
        event: 'delete',
        refTable: 'user_session',
        refId: userId,
        text: `${ended} ended by their owner`,
      })
  })
  return { ended }
}
