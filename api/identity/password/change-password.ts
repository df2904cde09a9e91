import { eq } from 'drizzle-orm'
import { hashPassword } from '#db/password.ts'
import { user, userPassword } from '#db/schema/all.ts'
import { lockRow } from '#db/sql.ts'
import { AppError } from '#model/errors.ts'
import { isStaff } from '#model/permissions.ts'
import { authorize, refusedFields } from '../../admin/refusals.ts'
import { requireActor, transaction, type Ctx } from '../../context.ts'
import { assertPasswordAllowed } from './password-rules.ts'
import { provePassword } from './prove-password.ts'
import { setPassword } from './set-password.ts'

/**
 * The owner changes the password, knowing the old one. Other sessions end, this one goes on.
 * @throws not.found and auth.notAuthorized for another's account, errors.invalidParameters, errors.rateLimited
 */
export async function changePassword(
  ctx: Ctx,
  id: string,
  { currentPassword, password }: { currentPassword: string; password: string },
): Promise<void> {
  const actor = requireActor(ctx)
  if (id !== actor.userId)
    throw isStaff(actor) ? new AppError('auth.notAuthorized', 'Not Authorized') : new AppError('not.found', 'Not Found')
  authorize(actor, 'own.changePassword')
  const found = await provePassword(ctx, id, 'currentPassword', currentPassword)
  if (password === currentPassword) throw refusedFields({ password: 'errors.passwordSame' })
  await assertPasswordAllowed(password, found.row)
  const hash = await hashPassword(password)
  await transaction(ctx, async (tx) => {
    await lockRow(tx, user, id)
    const [kept] = await tx.select({ hash: userPassword.hash }).from(userPassword).where(eq(userPassword.userId, id))
    // someone with a link was faster: what was typed as the old password is not it any more
    if (kept?.hash !== found.hash) throw refusedFields({ currentPassword: 'errors.passwordWrong' })
    await setPassword(ctx, tx, found.row, {
      hash,
      at: ctx.now(),
      keep: ctx.request.sessionHash ?? undefined,
      text: 'changed by its owner',
    })
  })
}
