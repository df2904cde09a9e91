import { and, eq, gt, isNull } from 'drizzle-orm'
import { hashPassword } from '#db/password.ts'
import { passwordReset, user } from '#db/schema/all.ts'
import { lockRow } from '#db/sql.ts'
import { AppError } from '#model/errors.ts'
import { transaction, type Ctx } from '../../context.ts'
import { consumeRateLimit } from '../../http/rate-limit.ts'
import { assertPasswordAllowed } from './password-rules.ts'
import { findResetLink } from './reset-link.ts'
import { proveAddress } from '../registration/prove-address.ts'
import { setPassword } from './set-password.ts'
import { maySignIn } from '../sessions/session.ts'
import { resetSignInLimits } from '../sessions/sign-in.ts'

const TRIES = 100
const WINDOW_SECONDS = 900
/** What a link's token looks like; anything else is looked up nowhere. */
const looksRight = (token: string) => /^[\w-]{20,100}$/.test(token)

const invalid = () => new AppError('auth.reset.invalid', 'Please try the link again or request a new one.')

/** Whether a link still opens anything; looking does not use it up. */
export async function readReset(ctx: Ctx, id: string, token: string): Promise<{ valid: boolean; newAccount: boolean }> {
  await consumeRateLimit(ctx, `reset-link:${ctx.request.network}`, TRIES, WINDOW_SECONDS)
  const link = looksRight(token) ? await findResetLink(ctx.db, ctx.now(), id, token) : undefined
  return { valid: link?.expired === false, newAccount: link?.newAccount ?? false }
}

/**
 * Sets a password by a link: once, and of two at the same time one. Sessions end, no one is signed in by it, and the
 * second factor is asked for as ever.
 * @throws auth.reset.invalid, auth.reset.expired, errors.invalidParameters with the broken rule
 */
export async function resetPassword(
  ctx: Ctx,
  { id, token }: { id: string; token: string },
  password: string,
): Promise<void> {
  await consumeRateLimit(ctx, `reset-link:${ctx.request.network}`, TRIES, WINDOW_SECONDS)
  const link = looksRight(token) ? await findResetLink(ctx.db, ctx.now(), id, token) : undefined
  if (!link) throw invalid()
  if (link.expired) throw new AppError('auth.reset.expired', 'Your session has expired. Please request a new link.')
  await assertPasswordAllowed(password, link.account)
  const hash = await hashPassword(password)
  await transaction(ctx, async (tx) => {
    await lockRow(tx, user, id)
    const [account] = await tx.select().from(user).where(eq(user.id, id))
    const at = ctx.now()
    const [spent] = await tx
      .update(passwordReset)
      .set({ usedAt: at })
      .where(and(eq(passwordReset.hash, link.hash), isNull(passwordReset.usedAt), gt(passwordReset.expiresAt, at)))
      .returning()
    if (!spent || !account || !maySignIn(account)) throw invalid()
    // the link came by mail: anyone who opens it has the address
    await proveAddress(ctx, tx, account)
    await setPassword(ctx, tx, account, {
      hash,
      at,
      text: link.newAccount ? 'set by the link for a new account' : 'reset by a link',
    })
  })
  await resetSignInLimits(ctx, link.account.email)
}
