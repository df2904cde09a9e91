import { eq } from 'drizzle-orm'
import { user, userSession } from '#db/schema/all.ts'
import { lockRow } from '#db/sql.ts'
import { AppError } from '#model/errors.ts'
import type { OwnSession } from '#model/identity/wire.ts'
import { authorize } from '../../admin/refusals.ts'
import { record } from '../../audit/record.ts'
import { publishAfterCommit, requireActor, transaction, type Ctx } from '../../context.ts'
import type { Tx } from '#db/client.ts'
import { activeSessions, sessionIdOf, shownSession } from './own-sessions.ts'
import { recordActingEnd } from './record-acting.ts'
import { deleteDevicesOf, endSessions, publishSessionEnd } from './session.ts'
import { targetOf } from '../staff-target.ts'

const refTable = 'user_session'

/** Where someone is signed in, the newest first. @throws not.found */
export async function listAccountSessions(ctx: Ctx, id: string): Promise<OwnSession[]> {
  if ((await ctx.db.$count(user, eq(user.id, id))) === 0) throw new AppError('not.found', 'Not Found')
  return (await activeSessions(ctx, ctx.db, id)).map((session) => shownSession(ctx, session))
}

/** The account, held, once the caller may sign its owner out. @throws not.found, auth.notAuthorized with the rule */
async function lockAccount(ctx: Ctx, tx: Tx, id: string): Promise<void> {
  await lockRow(tx, user, id)
  const [account] = await tx.select().from(user).where(eq(user.id, id))
  if (!account) throw new AppError('not.found', 'Not Found')
  authorize(requireActor(ctx), 'users.endSessions', await targetOf(tx, account))
}

/** Signs someone out in one place. @throws not.found, auth.notAuthorized with the rule */
export const endAccountSession = (ctx: Ctx, id: string, sessionId: string): Promise<void> =>
  transaction(ctx, async (tx) => {
    await lockAccount(ctx, tx, id)
    const session = (await activeSessions(ctx, tx, id)).find((one) => sessionIdOf(ctx, one.hash) === sessionId)
    if (!session) throw new AppError('not.found', 'Not Found')
    await tx.delete(userSession).where(eq(userSession.hash, session.hash))
    await deleteDevicesOf(tx, [session])
    publishSessionEnd(tx, id)
    if (session.authUserId) await recordActingEnd(ctx, tx, { userId: id, actor: session.authUserId })
    await record(ctx, tx, { event: 'delete', refTable, refId: id, text: 'ended by staff' })
    publishAfterCommit(tx, { channel: 'users', id, userIds: [id] })
  })

/** Signs someone out everywhere. @returns how many sessions ended @throws not.found, auth.notAuthorized with the rule */
export const endAccountSessions = (ctx: Ctx, id: string): Promise<{ ended: number }> =>
  transaction(ctx, async (tx) => {
    await lockAccount(ctx, tx, id)
    const ended = (await activeSessions(ctx, tx, id)).length
    await endSessions(ctx, tx, id)
    if (ended > 0) await record(ctx, tx, { event: 'delete', refTable, refId: id, text: `${ended} ended by staff` })
    publishAfterCommit(tx, { channel: 'users', id, userIds: [id] })
    return { ended }
  })
