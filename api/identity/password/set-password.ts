import { eq, sql } from 'drizzle-orm'
import type { Tx } from '#db/client.ts'
import { passkey, user, userPassword } from '#db/schema/all.ts'
import { record } from '../../audit/record.ts'
import type { Ctx } from '../../context.ts'
import { notify } from '../../notifications/notify.ts'
import { textIn } from '../../notifications/texts.ts'
import type { UserRow } from '../sessions/lucia.ts'
import { endResets } from './reset-link.ts'
import { endSessions } from '../sessions/session.ts'

interface NewPassword {
  hash: string
  /** the session that goes on; all others end */
  keep?: string | undefined
  /** kept with the audit row */
  text: string
  /** when; the same instant marks the link that was used, see reset-by-email */
  at: Date
}

/** Puts a new password in place of the old one: other sessions and open links end, and its owner is notified, of passkeys that stay too. */
export async function setPassword(
  ctx: Ctx,
  tx: Tx,
  account: UserRow,
  { hash, keep, text, at }: NewPassword,
): Promise<void> {
  await tx
    .insert(userPassword)
    .values({ userId: account.id, hash, changedAt: at })
    .onConflictDoUpdate({ target: userPassword.userId, set: { hash, changedAt: at } })
  await tx
    .update(user)
    .set({ mustChangePassword: false, version: sql`${user.version} + 1`, updatedAt: at })
    .where(eq(user.id, account.id))
  await endResets(tx, account.id, at)
  await endSessions(ctx, tx, account.id, keep)
  await record(ctx, tx, { event: 'update', refTable: 'user_password', refId: account.id, userId: account.id, text })
  const language = account.preferredLanguage
  const changed = await textIn(language, 'message.account.passwordChanged.text')
  const passkeys = await tx.$count(passkey, eq(passkey.userId, account.id))
  await notify(ctx, tx, {
    type: 'email',
    to: account.email,
    userId: account.id,
    purpose: 'account',
    cause: `user_password:${account.id}:${at.toISOString()}`,
    subject: await textIn(language, 'message.account.passwordChanged.subject'),
    text:
      passkeys > 0
        ? `${changed}\n\n${await textIn(language, 'message.access.passkeysStay', { smart_count: passkeys })}`
        : changed,
  })
}
