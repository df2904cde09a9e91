import { eq } from 'drizzle-orm'
import { verifyPassword } from '#db/password.ts'
import { user, userPassword } from '#db/schema/all.ts'
import { refusedFields } from '../../admin/refusals.ts'
import type { Ctx } from '../../context.ts'
import { consumeRateLimit, resetRateLimit } from '../../http/rate-limit.ts'
import type { UserRow } from '../sessions/lucia.ts'

const TRIES = 10
const WINDOW_SECONDS = 900

/**
 * The owner of an open session types the password: counted before it is looked at, wherever it is asked for.
 * @param field that the refusal names
 * @throws errors.invalidParameters, errors.rateLimited
 */
export async function provePassword(
  ctx: Ctx,
  id: string,
  field: string,
  typed: string,
): Promise<{ row: UserRow; hash: string }> {
  const tries = `change-password:${id}`
  await consumeRateLimit(ctx, tries, TRIES, WINDOW_SECONDS)
  const [found] = await ctx.db
    .select({ row: user, hash: userPassword.hash })
    .from(user)
    .innerJoin(userPassword, eq(userPassword.userId, user.id))
    .where(eq(user.id, id))
  if (!found || !(await verifyPassword(found.hash, typed))) throw refusedFields({ [field]: 'errors.passwordWrong' })
  await resetRateLimit(ctx, tries)
  return found
}
