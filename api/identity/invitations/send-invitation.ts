import { eq, sql } from 'drizzle-orm'
import { randomBytes } from 'node:crypto'
import type { Tx } from '#db/client.ts'
import { user, userInvite } from '#db/schema/all.ts'
import { secondsOf } from '#model/limits.ts'
import { isUnproved } from '#model/identity/registration.ts'
import type { Ctx } from '../../context.ts'
import { readLimits } from '../../limits.ts'
import { notify } from '../../notifications/notify.ts'
import { hashToken } from '../sessions/lucia.ts'
import { moveRegistration } from '../registration/prove-address.ts'
import { invitationMail, invitePath } from './invitation-mail.ts'

const KEY_BYTES = 32
type Invite = typeof userInvite.$inferSelect

/**
 * Gives an invitation a new key: the one before opens nothing from now on. The database knows only its hash, so that the
 * address is sent from here only.
 * @param mail whether it goes out by e-mail; else staff hand it over themselves
 * @returns the address of the page
 */
export async function sendInvitation(ctx: Ctx, tx: Tx, invite: Invite, mail: boolean): Promise<string> {
  const now = ctx.now()
  const limits = await readLimits(tx)
  const key = randomBytes(KEY_BYTES).toString('base64url')
  const url = `${ctx.env.publicUrl}${invitePath(invite, key)}`
  const again = invite.sentAt !== null
  await tx
    .update(userInvite)
    .set({
      status: 'sent',
      action: 'invited',
      tokenHash: hashToken(key),
      sentAt: now,
      expiresAt: new Date(now.getTime() + secondsOf(limits, 'invite.life') * 1000),
      decidedAt: null,
      reissued: invite.reissued + (again ? 1 : 0),
      updatedAt: now,
      version: sql`${userInvite.version} + 1`,
    })
    .where(eq(userInvite.id, invite.id))
  await markInvited(ctx, tx, invite)
  if (mail) await mailKey(ctx, tx, invite, { url, hash: hashToken(key), days: limits['invite.life'] })
  return url
}

/** An account that staff have prepared for this address waits for its owner from now on. */
async function markInvited(ctx: Ctx, tx: Tx, { email, planId }: Invite): Promise<void> {
  const [account] = await tx.select().from(user).where(eq(user.email, email))
  if (account && isUnproved(account.regStatus))
    await moveRegistration(ctx, tx, account, planId ? 'pre_plan_invite' : 'invited')
}

async function mailKey(
  ctx: Ctx,
  tx: Tx,
  invite: Invite,
  { url, hash, days }: { url: string; hash: string; days: number },
): Promise<void> {
  await notify(ctx, tx, {
    type: 'email',
    to: invite.email,
    purpose: 'invitation',
    cause: `user_invite:${invite.id}:${hash.slice(0, 16)}`,
    ordinal: invite.reissued + 1,
    secret: true,
    ...(await invitationMail(tx, invite, { url, days })),
  })
}
