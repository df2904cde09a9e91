import { addressedAs } from '#model/identity/person-name.ts'
import { and, count, eq, gt, like } from 'drizzle-orm'
import { newId } from '#db/columns.ts'
import type { Tx } from '#db/client.ts'
import { notification, userPassword } from '#db/schema/all.ts'
import type { Ctx } from '../../context.ts'
import { notify } from '../../notifications/notify.ts'
import { textIn } from '../../notifications/texts.ts'
import { mailResetLink } from '../password/reset-link.ts'
import type { UserRow } from '../sessions/lucia.ts'
import { maySignIn } from '../sessions/session.ts'

const MAILS_PER_DAY = 3
const DAY_MS = 86_400_000

/**
 * Someone has registered with the address of an existing account: its owner learns of it, and the sender of the form does
 * not. An account that has no password yet gets the link to set one. Not more than a few times a day.
 */
export async function notifyKnownAddress(ctx: Ctx, tx: Tx, account: UserRow): Promise<void> {
  if (!maySignIn(account)) return
  const cause = `user:${account.id}:known:`
  const since = new Date(ctx.now().getTime() - DAY_MS)
  const [sent] = await tx
    .select({ n: count() })
    .from(notification)
    .where(
      and(
        eq(notification.userId, account.id),
        like(notification.cause, `${cause}%`),
        gt(notification.createdAt, since),
      ),
    )
  if ((sent?.n ?? 0) >= MAILS_PER_DAY) return
  const [password] = await tx
    .select({ userId: userPassword.userId })
    .from(userPassword)
    .where(eq(userPassword.userId, account.id))
  if (!password) return mailResetLink(ctx, tx, account)
  const words = await textIn(account.preferredLanguage, 'message.register.known.text', {
    name: addressedAs(account),
  })
  await notify(ctx, tx, {
    type: 'email',
    to: account.email,
    userId: account.id,
    purpose: 'registration',
    cause: `${cause}${newId()}`,
    subject: await textIn(account.preferredLanguage, 'message.register.known.subject'),
    text: `${words}\n\n${ctx.env.publicUrl}/login`,
  })
}
