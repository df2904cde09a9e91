import { eq } from 'drizzle-orm'
import { user, userPassword } from '#db/schema/all.ts'
import { lockRow } from '#db/sql.ts'
import { AppError } from '#model/errors.ts'
import { verifiedRegStatuses, type RegStatus } from '#model/identity/enums.ts'
import { authorize } from '../admin/refusals.ts'
import { record } from '../audit/record.ts'
import { publishAfterCommit, requireActor, transaction, type Ctx } from '../context.ts'
import { notify } from '../notifications/notify.ts'
import { textIn } from '../notifications/texts.ts'
import { resolvedName } from '#model/identity/person-name.ts'
import { moveRegistration } from './registration/prove-address.ts'
import { mailResetLink } from './password/reset-link.ts'
import { maySignIn } from './sessions/session.ts'
import { targetOf } from './staff-target.ts'

/**
 * Staff welcome someone, again if need be; who has no password yet is welcomed by the link to set one, in one mail. Only an
 * address that is proved counts as welcomed: writing to an address does not verify it.
 * @throws not.found, auth.notAuthorized with the rule, errors.invalidParameters for accounts that cannot sign in
 */
export const sendWelcome = (ctx: Ctx, id: string): Promise<{ regStatus: RegStatus }> =>
  transaction(ctx, async (tx) => {
    await lockRow(tx, user, id)
    const [account] = await tx.select().from(user).where(eq(user.id, id))
    if (!account) throw new AppError('not.found', 'Not Found')
    authorize(requireActor(ctx), 'users.edit', await targetOf(tx, account))
    if (!maySignIn(account))
      throw new AppError('errors.invalidParameters', 'This account cannot sign in.', {
        fields: { id: 'errors.cannotSignIn' },
      })
    const [password] = await tx
      .select({ userId: userPassword.userId })
      .from(userPassword)
      .where(eq(userPassword.userId, id))
    if (password) {
      const words = await textIn(account.preferredLanguage, 'message.register.welcome.text', {
        name: resolvedName(account),
      })
      await notify(ctx, tx, {
        type: 'email',
        to: account.email,
        userId: id,
        purpose: 'registration',
        cause: `user:${id}:welcome:${ctx.request.id}`,
        subject: await textIn(account.preferredLanguage, 'message.register.welcome.subject'),
        text: `${words}\n\n${ctx.env.publicUrl}/login`,
      })
    } else await mailResetLink(ctx, tx, account)
    await record(ctx, tx, { event: 'update', refTable: 'user', refId: id, text: 'welcome.sent' })
    const regStatus = verifiedRegStatuses.includes(account.regStatus) ? 'welcome_sent' : account.regStatus
    await moveRegistration(ctx, tx, account, regStatus)
    publishAfterCommit(tx, { channel: 'users', id, userIds: [] })
    return { regStatus }
  })
