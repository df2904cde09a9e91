import { and, eq } from 'drizzle-orm'
import { passkey, user } from '#db/schema/all.ts'
import { AppError } from '#model/errors.ts'
import { authorize } from '../../admin/refusals.ts'
import { record } from '../../audit/record.ts'
import { requireActor, transaction, type Ctx } from '../../context.ts'
import { endSessions } from '../sessions/session.ts'
import { notifyAccessChange } from '../notify-access-change.ts'

/**
 * Takes a passkey away; it signs in nowhere any more. Like the removal of a second factor it ends the person's other
 * sessions, since a lost device may still hold one.
 * @throws not.found for another person's, auth.notAuthorized while acting
 */
export async function removePasskey(ctx: Ctx, id: string): Promise<void> {
  const actor = requireActor(ctx)
  authorize(actor, 'own.managePasskeys')
  await transaction(ctx, async (tx) => {
    const [gone] = await tx
      .delete(passkey)
      .where(and(eq(passkey.id, id), eq(passkey.userId, actor.userId)))
      .returning()
    if (!gone) throw new AppError('not.found', 'Not Found')
    await endSessions(ctx, tx, actor.userId, ctx.request.sessionHash ?? undefined)
    await record(ctx, tx, { event: 'delete', refTable: 'passkey', refId: id, text: gone.name })
    const [owner] = await tx.select().from(user).where(eq(user.id, actor.userId))
    if (owner) await notifyAccessChange(ctx, tx, owner, 'passkeyRemoved', gone)
  })
}
