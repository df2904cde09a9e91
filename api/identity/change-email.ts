import { and, eq, ne } from 'drizzle-orm'
import { user } from '#db/schema/all.ts'
import { personKeys } from '#db/search-text.ts'
import { isDuplicate } from '#db/sql.ts'
import type { UserListRow } from '#model/identity/admin-rows.ts'
import { normalizeEmail } from '#model/identity/email.ts'
import { isUnproved } from '#model/identity/registration.ts'
import { AppError } from '#model/errors.ts'
import { refusedFields } from '../admin/refusals.ts'
import type { Ctx } from '../context.ts'
import { notify } from '../notifications/notify.ts'
import { textIn } from '../notifications/texts.ts'
import { changeAccount } from './change-account.ts'
import {
  consumeVerifications,
  mailVerification,
  openVerification,
  type Verification,
} from './registration/verification.ts'
import { removeAllPasskeys } from './passkeys/remove-passkey.ts'
import { endResets } from './password/reset-link.ts'
import { endSessions } from './sessions/session.ts'

const taken = () =>
  new AppError('record.duplicate', 'An account with this e-mail address exists already.', {
    fields: { email: 'errors.duplicate' },
  })

/**
 * Gives an account another address. Sessions and open links end, passkeys go, and a new password is asked for, because readers of the old
 * address may know the one before. Both addresses are notified: the old one must hear of it even when someone else is behind it,
 * and is not told the new one. A registration that waits for its address to be proved waits for the new one.
 * @throws record.duplicate, errors.invalidParameters, and what every change of an account throws
 */
export async function changeEmail(
  ctx: Ctx,
  id: string,
  { email: typed, version, reason }: { email: string; version: number; reason: string },
): Promise<UserListRow> {
  const email = normalizeEmail(typed)
  if (!email) throw refusedFields({ email: 'errors.email' })
  let pending: Verification | undefined
  const work = changeAccount(ctx, id, {
    act: 'users.email',
    version,
    text: reason,
    decide: async (tx, account) => {
      if (email === account.email) throw refusedFields({ email: 'errors.emailSame' })
      const [other] = await tx
        .select({ id: user.id })
        .from(user)
        .where(and(eq(user.email, email), ne(user.id, id)))
      if (other) throw taken()
      if (isUnproved(account.regStatus)) pending = await openVerification(tx, id, ctx.now())
      return {
        email,
        // what was chosen at registration is proved with the new address
        ...(!pending && { mustChangePassword: true }),
        ...personKeys({ ...account, email }),
      }
    },
    after: async (tx, account) => {
      const hadPasskeys = await removeAllPasskeys(ctx, tx, id)
      await endSessions(ctx, tx, id)
      await endResets(tx, id, ctx.now())
      await consumeVerifications(tx, ctx.now(), { userId: id })
      const language = account.preferredLanguage
      const tell = async (to: string, words: 'emailChanged' | 'emailTaken') => {
        const text = await textIn(language, `message.account.${words}.text`, { email })
        await notify(ctx, tx, {
          type: 'email',
          to,
          userId: id,
          purpose: 'account',
          cause: `user:${id}:email:${version}`,
          subject: await textIn(language, `message.account.${words}.subject`),
          text: hadPasskeys ? `${text}\n\n${await textIn(language, 'message.access.passkeysRemoved')}` : text,
        })
      }
      await tell(account.email, 'emailTaken')
      if (pending) await mailVerification(ctx, tx, { ...account, email }, pending)
      else await tell(email, 'emailChanged')
    },
  })
  return work.catch((error: unknown) => {
    throw isDuplicate(error) ? taken() : error
  })
}
