import { and, eq } from 'drizzle-orm'
import type { Tx } from '#db/client.ts'
import { passkey, user } from '#db/schema/all.ts'
import { AppError } from '#model/errors.ts'
import { authorize } from '../../admin/refusals.ts'
import { record } from '../../audit/record.ts'
import { requireActor, transaction, type Ctx } from '../../context.ts'
import { confirmedAccount } from '../mfa/confirmed-account.ts'
import { requireProvedFactor } from '../mfa/remove-factor.ts'
import { endSessions } from '../sessions/session.ts'
import { notifyAccessChange } from '../notify-access-change.ts'

type PasskeyRow = typeof passkey.$inferSelect

/** @throws not.found for another person's */
async function remove(ctx: Ctx, tx: Tx, userId: string, id: string, reason?: string): Promise<PasskeyRow> {
  const [gone] = await tx
    .delete(passkey)
    .where(and(eq(passkey.id, id), eq(passkey.userId, userId)))
    .returning()
  if (!gone) throw new AppError('not.found', 'Not Found')
  await requireProvedFactor(ctx, tx, userId)
  const text = reason === undefined ? gone.name : `${gone.name}: ${reason}`
  await record(ctx, tx, { event: 'delete', refTable: 'passkey', refId: id, text })
  return gone
}

/**
 * Takes a passkey away; it signs in nowhere any more. Like the removal of a second factor it ends the person's other
 * sessions, since a lost device may still hold one.
 * @throws not.found for another person's, auth.notAuthorized while acting
 */
export async function removePasskey(ctx: Ctx, id: string): Promise<void> {
  const actor = requireActor(ctx)
  authorize(actor, 'own.managePasskeys')
  await transaction(ctx, async (tx) => {
    const gone = await remove(ctx, tx, actor.userId, id)
    await endSessions(ctx, tx, actor.userId, ctx.request.sessionHash ?? undefined)
    const [owner] = await tx.select().from(user).where(eq(user.id, actor.userId))
    if (owner) await notifyAccessChange(ctx, tx, owner, 'passkeyRemoved', gone)
  })
}

/**
 * Staff remove a passkey whose device is lost or not its owner's: the address typed as a check, with a reason, for good.
 * @throws not.found, auth.notAuthorized with the rule, errors.invalidParameters
 */
export const removePasskeyByStaff = (
  ctx: Ctx,
  { id, passkeyId }: { id: string; passkeyId: string },
  { email, reason }: { email: string; reason: string },
): Promise<void> =>
  transaction(ctx, async (tx) => {
    const account = await confirmedAccount(ctx, tx, id, email)
    const gone = await remove(ctx, tx, id, passkeyId, reason)
    await endSessions(ctx, tx, id)
    await notifyAccessChange(ctx, tx, account, 'passkeyRemovedByStaff', gone)
  })

/**
 * Removes all passkeys of an account, so that staff who lock a person out lock out the passkeys as well. The caller ends the sessions.
 * @returns whether there were any
 */
export async function removeAllPasskeys(ctx: Ctx, tx: Tx, userId: string): Promise<boolean> {
  const keys = await tx.select({ id: passkey.id }).from(passkey).where(eq(passkey.userId, userId))
  for (const { id } of keys) await remove(ctx, tx, userId, id)
  return keys.length > 0
}
