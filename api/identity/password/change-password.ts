import { eq } from 'drizzle-orm'
import { hashPassword, verifyPassword } from '#db/password.ts'
import { user, userPassword } from '#db/schema/all.ts'
import { lockRow } from '#db/sql.ts'
import { AppError } from '#model/errors.ts'
import { isStaff } from '#model/permissions.ts'
import { authorize, refusedFields } from '../../admin/refusals.ts'
import { requireActor, transaction, type Ctx } from '../../context.ts'
import { consumeRateLimit, resetRateLimit } from '../../http/rate-limit.ts'
import { assertPasswordAllowed } from './password-rules.ts'
import { setPassword } from './set-password.ts'

const TRIES = 10
const WINDOW_SECONDS = 900

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
  const tries = `change-password:${id}`
  await consumeRateLimit(ctx, tries, TRIES, WINDOW_SECONDS)
  const [found] = await ctx.db
    .select({ row: user, hash: userPassword.hash })
    .from(user)
    .innerJoin(userPassword, eq(userPassword.userId, user.id))
    .where(eq(user.id, id))
  if (!found || !(await verifyPassword(found.hash, currentPassword)))
    throw refusedFields({ currentPassword: 'errors.passwordWrong' })
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
  await resetRateLimit(ctx, tries)
}
