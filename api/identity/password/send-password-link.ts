import { eq } from 'drizzle-orm'
import { user } from '#db/schema/all.ts'
import { lockRow } from '#db/sql.ts'
import { AppError } from '#model/errors.ts'
import { authorize } from '../../admin/refusals.ts'
import { record } from '../../audit/record.ts'
import { requireActor, transaction, type Ctx } from '../../context.ts'
import { removeAllPasskeys } from '../passkeys/remove-passkey.ts'
import { mailResetLink } from './reset-link.ts'
import { endSessions, maySignIn } from '../sessions/session.ts'
import { targetOf } from '../staff-target.ts'

/**
 * Staff "reset" a password by sending its owner a link; no one but the owner ever sets one. All
 * sessions end and passkeys are removed: another person may have begun or added one.
 * @returns the address it went to
 * @throws not.found, auth.notAuthorized with the rule, errors.invalidParameters for accounts that cannot sign in
 */
export const sendPasswordLink = (ctx: Ctx, id: string): Promise<{ sentTo: string }> =>
  transaction(ctx, async (tx) => {
    await lockRow(tx, user, id)
    const [account] = await tx.select().from(user).where(eq(user.id, id))
    if (!account) throw new AppError('not.found', 'Not Found')
    authorize(requireActor(ctx), 'users.resetPassword', await targetOf(tx, account))
    if (!maySignIn(account))
      throw new AppError('errors.invalidParameters', 'This account cannot sign in.', {
        fields: { id: 'errors.cannotSignIn' },
      })
    const hadPasskeys = await removeAllPasskeys(ctx, tx, id)
    const hadSessions = await endSessions(ctx, tx, id)
    const more = hadPasskeys ? 'message.access.passkeysRemoved' : 'message.access.signedOut'
    await mailResetLink(ctx, tx, account, hadPasskeys || hadSessions ? more : undefined)
    await record(ctx, tx, { event: 'update', refTable: 'user_password', refId: id, text: 'link sent by staff' })
    return { sentTo: account.email }
  })
