import { eq, sql } from 'drizzle-orm'
import { userInvite } from '#db/schema/all.ts'
import { lockRow } from '#db/sql.ts'
import { recordChange } from '../../audit/record.ts'
import { publishAfterCommit, transaction, type Ctx } from '../../context.ts'
import { consumeRateLimit } from '../../http/rate-limit.ts'
import { assertInvitationOpen, findInvitation } from './source.ts'

/** The invited person does not want an account. @throws register.linkUnknown, register.inviteUsed, register.inviteExpired, register.inviteCancelled */
export async function declineInvitation(ctx: Ctx, key: string): Promise<void> {
  await consumeRateLimit(ctx, `register-decline:${ctx.request.network}`, 30, 900)
  const { id } = await findInvitation(ctx.db, ctx.now(), key)
  await transaction(ctx, async (tx) => {
    await lockRow(tx, userInvite, id)
    const [invite] = await tx.select().from(userInvite).where(eq(userInvite.id, id))
    if (!invite) return
    const now = ctx.now()
    assertInvitationOpen(invite, now)
    const after = { status: 'declined', action: 'decline' } as const
    await tx
      .update(userInvite)
      .set({ ...after, decidedAt: now, updatedAt: now, version: sql`${userInvite.version} + 1` })
      .where(eq(userInvite.id, id))
    await recordChange(
      ctx,
      tx,
      { refTable: 'user_invite', refId: id },
      { status: invite.status, action: invite.action },
      after,
    )
    publishAfterCommit(tx, { channel: 'invitations', id, userIds: [] })
  })
}
