import { eq } from 'drizzle-orm'
import type { Tx } from '#db/client.ts'
import { user } from '#db/schema/all.ts'
import { lockRow } from '#db/sql.ts'
import { AppError } from '#model/errors.ts'
import { normalizeEmail } from '#model/identity/email.ts'
import { authorize, refusedFields } from '../../admin/refusals.ts'
import { requireActor, type Ctx } from '../../context.ts'
import type { UserRow } from '../sessions/lucia.ts'
import { targetOf } from '../staff-target.ts'

/**
 * The account of which staff remove a way to sign in: locked, with its address typed as a check.
 * @throws not.found, auth.notAuthorized with the rule, errors.invalidParameters at `email`
 */
export async function confirmedAccount(ctx: Ctx, tx: Tx, id: string, email: string): Promise<UserRow> {
  await lockRow(tx, user, id)
  const [account] = await tx.select().from(user).where(eq(user.id, id))
  if (!account) throw new AppError('not.found', 'Not Found')
  authorize(requireActor(ctx), 'users.removeMfa', await targetOf(tx, account))
  if (normalizeEmail(email) !== account.email) throw refusedFields({ email: 'errors.emailOther' })
  return account
}
