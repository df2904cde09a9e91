import { eq, sql } from 'drizzle-orm'
import type { Tx } from '#db/client.ts'
import { user, userInvite } from '#db/schema/all.ts'
import { lockRow } from '#db/sql.ts'
import { AppError } from '#model/errors.ts'
import { canCancel, canReissue, type UserInvite } from '#model/identity/invitations.ts'
import { isUnproved } from '#model/identity/registration.ts'
import { readRecord } from '../../admin/read-records.ts'
import { conflict, authorize, refusedFields } from '../../admin/refusals.ts'
import { recordChange } from '../../audit/record.ts'
import { publishAfterCommit, requireActor, transaction, type Ctx } from '../../context.ts'
import { decided, invitations } from './admin.ts'
import { sendInvitation } from './send-invitation.ts'

/** parts of the answer that are not columns of the invitation */
const shown = { url: null, hindrance: null }
type Invite = typeof userInvite.$inferSelect

/** One act on one invitation under its lock. `version` absent: whatever the current one is (bulk). @throws not.found, conflict, auth.notAuthorized */
async function act(
  ctx: Ctx,
  id: string,
  version: number | undefined,
  change: (tx: Tx, invite: Invite) => Promise<Partial<UserInvite>>,
): Promise<UserInvite> {
  authorize(requireActor(ctx), 'setup.edit')
  return transaction(ctx, async (tx) => {
    await lockRow(tx, userInvite, id)
    const before = (await readRecord(ctx, invitations, tx, id)) as UserInvite
    const [invite] = await tx.select().from(userInvite).where(eq(userInvite.id, id))
    if (!invite) throw new AppError('not.found', 'Not Found')
    if (version !== undefined && version !== invite.version) throw conflict(before)
    const more = await change(tx, invite)
    const after = (await readRecord(ctx, invitations, tx, id)) as UserInvite
    await recordChange(ctx, tx, { refTable: 'user_invite', refId: id }, { ...before, ...shown }, { ...after, ...shown })
    publishAfterCommit(tx, { channel: 'invitations', id, userIds: [] })
    return { ...after, ...more }
  })
}

/**
 * Sends an invitation again: a new key and a new term; the key before opens nothing any more. `send` false mails nothing and
 * only answers with the address.
 * @throws invite.decided once it was accepted; errors.invalidParameters where the address has an account
 */
export const reissueInvitation = (
  ctx: Ctx,
  id: string,
  { version, send = true }: { version?: number | undefined; send?: boolean | undefined },
): Promise<UserInvite> =>
  act(ctx, id, version, async (tx, invite) => {
    const [account] = await tx.select({ regStatus: user.regStatus }).from(user).where(eq(user.email, invite.email))
    if (!canReissue(invite.status)) throw decided()
    if (account && !isUnproved(account.regStatus)) throw refusedFields({ email: 'errors.accountExists' })
    return { url: await sendInvitation(ctx, tx, invite, send) }
  })

/** Takes an invitation back: its key opens nothing any more. @throws invite.decided */
export const cancelInvitation = (
  ctx: Ctx,
  id: string,
  { version }: { version?: number | undefined },
): Promise<UserInvite> =>
  act(ctx, id, version, async (tx, invite) => {
    if (!canCancel(invite.status)) throw decided()
    const now = ctx.now()
    await tx
      .update(userInvite)
      .set({
        status: 'cancelled',
        action: 'cancelled',
        decidedAt: now,
        updatedAt: now,
        version: sql`${userInvite.version} + 1`,
      })
      .where(eq(userInvite.id, id))
    return {}
  })
