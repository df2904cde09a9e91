import { and, eq, ne } from 'drizzle-orm'
import { user } from '#db/schema/all.ts'
import { isDuplicate, searchable } from '#db/sql.ts'
import type { UserListRow } from '#model/identity/admin-rows.ts'
import { normalizeEmail } from '#model/identity/email.ts'
import { AppError } from '#model/errors.ts'
import { refusedFields } from '../admin/refusals.ts'
import type { Ctx } from '../context.ts'
import { notify } from '../notifications/notify.ts'
import { textIn } from '../notifications/texts.ts'
import { changeAccount } from './change-account.ts'
import { endResets } from './password/reset-link.ts'
import { endSessions } from './sessions/session.ts'

const taken = () =>
  new AppError('record.duplicate', 'An account with this e-mail address exists already.', {
    fields: { email: 'errors.duplicate' },
  })

/**
 * Gives an account another address. Sessions and open links end, a new password is asked for, and both addresses are notified:
 * the old one must hear of it even when someone else is behind it.
 * @throws record.duplicate, errors.invalidParameters, and what every change of an account throws
 */
export async function changeEmail(
  ctx: Ctx,
  id: string,
  { email: typed, version, reason }: { email: string; version: number; reason?: string | undefined },
): Promise<UserListRow> {
  const email = normalizeEmail(typed)
  if (!email) throw refusedFields({ email: 'errors.email' })
  const work = changeAccount(ctx, id, {
    act: 'users.email',
    version,
    text: reason,
    decide: async (tx, { firstName, middleName, lastName, displayName, npi }) => {
      const [other] = await tx
        .select({ id: user.id })
        .from(user)
        .where(and(eq(user.email, email), ne(user.id, id)))
      if (other) throw taken()
      return {
        email,
        mustChangePassword: true,
        searchText: searchable(firstName, middleName, lastName, displayName, email, npi),
      }
    },
    after: async (tx, account) => {
      await endSessions(ctx, tx, id)
      await endResets(tx, id, ctx.now())
      const text = {
        subject: await textIn(account.preferredLanguage, 'message.account.emailChanged.subject'),
        text: await textIn(account.preferredLanguage, 'message.account.emailChanged.text', { email }),
      }
      for (const to of new Set([account.email, email])) {
        await notify(ctx, tx, {
          type: 'email',
          to,
          userId: id,
          purpose: 'account',
          cause: `user:${id}:email:${version}`,
          ...text,
        })
      }
    },
  })
  return work.catch((error: unknown) => {
    throw isDuplicate(error) ? taken() : error
  })
}
