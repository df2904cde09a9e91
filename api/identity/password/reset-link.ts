import { and, eq, isNull } from 'drizzle-orm'
import { randomBytes } from 'node:crypto'
import type { Queries, Tx } from '#db/client.ts'
import { passwordReset, user, userPassword } from '#db/schema/all.ts'
import { lockRow } from '#db/sql.ts'
import { secondsOf } from '#model/limits.ts'
import type { Ctx } from '../../context.ts'
import { readLimits } from '../../limits.ts'
import { notify } from '../../notifications/notify.ts'
import { textIn, type TextKey } from '../../notifications/texts.ts'
import { hashToken, type UserRow } from '../sessions/lucia.ts'
import { maySignIn } from '../sessions/session.ts'

const TOKEN_BYTES = 32

/** Links that would set a password of this account open nothing any more. */
export async function endResets(tx: Tx, userId: string, now: Date): Promise<void> {
  await tx
    .update(passwordReset)
    .set({ usedAt: now })
    .where(and(eq(passwordReset.userId, userId), isNull(passwordReset.usedAt)))
}

/**
 * Makes a link by which its owner sets the password of an account; the database knows only the link's hash. An earlier
 * link ends. The address is the configured one, whatever the request says.
 */
export async function makeResetLink(
  ctx: Ctx,
  tx: Tx,
  account: UserRow,
): Promise<{ link: string; hash: string; newAccount: boolean; minutes: number }> {
  const token = randomBytes(TOKEN_BYTES).toString('base64url')
  const now = ctx.now()
  // of two at the same time the later one counts
  await lockRow(tx, user, account.id)
  await endResets(tx, account.id, now)
  const limits = await readLimits(tx)
  const [password] = await tx
    .select({ userId: userPassword.userId })
    .from(userPassword)
    .where(eq(userPassword.userId, account.id))
  const newAccount = !password
  const hash = hashToken(token)
  await tx.insert(passwordReset).values({
    hash,
    userId: account.id,
    newAccount,
    createdAt: now,
    expiresAt: new Date(now.getTime() + secondsOf(limits, 'reset.life') * 1000),
  })
  const link = `${ctx.env.publicUrl}/${newAccount ? 'newpass' : 'resetpass'}/${account.id}/${token}`
  return { link, hash, newAccount, minutes: limits['reset.life'] }
}

/** Mails its owner a link that sets the password, and `more` words; accounts without a password get the words for new accounts. */
export async function mailResetLink(ctx: Ctx, tx: Tx, account: UserRow, more?: TextKey): Promise<void> {
  const { link, hash, newAccount, minutes } = await makeResetLink(ctx, tx, account)
  const words = newAccount ? 'message.account.newPassword' : 'message.account.resetPassword'
  const text = await textIn(account.preferredLanguage, `${words}.text`, { minutes })
  await notify(ctx, tx, {
    type: 'email',
    to: account.email,
    userId: account.id,
    purpose: 'password-link',
    cause: `password_reset:${hash}`,
    secret: true,
    subject: await textIn(account.preferredLanguage, `${words}.subject`),
    text: [text, link, ...(more ? [await textIn(account.preferredLanguage, more)] : [])].join('\n\n'),
  })
}

export interface ResetLink {
  account: UserRow
  newAccount: boolean
  hash: string
  expired: boolean
}

/** The link of this account that has not been used; undefined for any other. It opens nothing for accounts that may not sign in. */
export async function findResetLink(q: Queries, now: Date, id: string, token: string): Promise<ResetLink | undefined> {
  const hash = hashToken(token)
  const [found] = await q
    .select({ reset: passwordReset, account: user })
    .from(passwordReset)
    .innerJoin(user, eq(passwordReset.userId, user.id))
    .where(and(eq(passwordReset.hash, hash), eq(passwordReset.userId, id)))
  if (!found || found.reset.usedAt || !maySignIn(found.account)) return undefined
  return { account: found.account, newAccount: found.reset.newAccount, hash, expired: found.reset.expiresAt <= now }
}
