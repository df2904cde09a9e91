import { eq, sql } from 'drizzle-orm'
import { randomBytes } from 'node:crypto'
import type { Tx } from '#db/client.ts'
import { membershipPlan, user, userInvite } from '#db/schema/all.ts'
import { secondsOf } from '#model/limits.ts'
import { userType } from '#model/identity/enums.ts'
import { isUnproved } from '#model/identity/registration.ts'
import type { Ctx } from '../../context.ts'
import { readLimits } from '../../limits.ts'
import { notify } from '../../notifications/notify.ts'
import { textIn } from '../../notifications/texts.ts'
import { hashToken } from '../lucia.ts'
import { moveRegistration } from '../registration/prove-address.ts'
import { resolvedName } from '../login-result.ts'

const KEY_BYTES = 32
type Invite = typeof userInvite.$inferSelect

/** Path of the page that an invitation opens: experts have one of their own. */
const invitePath = (invite: Pick<Invite, 'noeticExpert'>, key: string) => `${invite.noeticExpert ? '/physician/register' : '/register/invitation'}/${key}`

/**
 * Gives an invitation a new key: the one before opens nothing from now on. The database knows only its hash, so that the
 * address is told here and nowhere else.
 * @param mail whether it goes out by e-mail; else staff hand it over themselves
 * @returns the address of the page
 */
export async function sendInvitation(ctx: Ctx, tx: Tx, invite: Invite, mail: boolean): Promise<string> {
  const now = ctx.now()
  const limits = await readLimits(tx)
  const key = randomBytes(KEY_BYTES).toString('base64url')
  const url = `${ctx.env.publicUrl}${invitePath(invite, key)}`
  const again = invite.sentAt !== null
  await tx.update(userInvite).set({
    status: 'sent', action: 'invited', tokenHash: hashToken(key), sentAt: now, expiresAt: new Date(now.getTime() + secondsOf(limits, 'invite.life') * 1000),
    decidedAt: null, reissued: invite.reissued + (again ? 1 : 0), updatedAt: now, version: sql`${userInvite.version} + 1`,
  }).where(eq(userInvite.id, invite.id))
  await markInvited(ctx, tx, invite)
  if (mail) await mailKey(ctx, tx, invite, { url, hash: hashToken(key), days: limits['invite.life'] })
  return url
}

/** An account that staff have prepared for this address waits for its owner from now on. */
async function markInvited(ctx: Ctx, tx: Tx, { email, planId }: Invite): Promise<void> {
  const [account] = await tx.select().from(user).where(eq(user.email, email))
  if (account && isUnproved(account.regStatus)) await moveRegistration(ctx, tx, account, planId ? 'pre_plan_invite' : 'invited')
}

async function mailKey(ctx: Ctx, tx: Tx, invite: Invite, { url, hash, days }: { url: string; hash: string; days: number }): Promise<void> {
  const language = invite.preferredLanguage
  const [by] = invite.invitedBy ? await tx.select().from(user).where(eq(user.id, invite.invitedBy)) : []
  const [plan] = invite.planId ? await tx.select({ name: membershipPlan.displayTitle }).from(membershipPlan).where(eq(membershipPlan.id, invite.planId)) : []
  const name = [invite.firstName, invite.lastName].filter(Boolean).join(' ')
  const greeting = name ? await textIn(language, 'message.greeting', { name }) : await textIn(language, 'message.register.hello')
  const asExpert = invite.noeticExpert || invite.userType === userType.expert
  const words = asExpert
    ? await textIn(language, 'message.register.inviteExpert', { by: by ? resolvedName(by) : 'Consilium' })
    : plan ? await textIn(language, 'message.register.invitePlan', { by: by ? resolvedName(by) : 'Consilium', plan: plan.name })
      : await textIn(language, 'message.register.invite', { by: by ? resolvedName(by) : 'Consilium' })
  const until = await textIn(language, 'message.register.inviteUntil', { days })
  const goodbye = await textIn(language, 'message.goodbye', { product: 'Consilium' })
  await notify(ctx, tx, {
    type: 'email', to: invite.email, purpose: 'invitation', cause: `user_invite:${invite.id}:${hash.slice(0, 16)}`, ordinal: invite.reissued + 1, secret: true,
    subject: await textIn(language, 'message.register.inviteSubject'), text: [greeting, words, invite.message, url, until, goodbye].filter(Boolean).join('\n\n'),
  })
}
