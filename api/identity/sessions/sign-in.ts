import { eq } from 'drizzle-orm'
import { hashPassword, verifyPassword } from '#db/password.ts'
import { user, userPassword } from '#db/schema/all.ts'
import { normalizeEmail } from '#model/identity/email.ts'
import { AppError } from '#model/errors.ts'
import type { LoginResult, SignInBody } from '#model/identity/wire.ts'
import { record } from '../../audit/record.ts'
import { transaction, type Ctx } from '../../context.ts'
import { resetRateLimit, refundTry } from '../../http/rate-limit.ts'
import { requireSignOn } from './begin-session.ts'
import { consumeSignInTry } from './consume-sign-in-try.ts'
import { findKnownDevice, rememberUse } from './known-devices.ts'
import { loginResult } from './login-result.ts'
import type { UserRow } from './lucia.ts'
import { refundSignInOptions } from '../passkeys/sign-in-options.ts'
import { maySignIn, type Sessions } from './session.ts'

/** One address may be a whole clinic: it gets as many tries as this many accounts. */
const ACCOUNTS_PER_ADDRESS = 20
/** Guesses may come from many addresses: an account gets as many tries as this many addresses. */
const ADDRESSES_PER_ACCOUNT = 10
let decoy: Promise<string> | undefined

/** Wrong tries are counted for each account at each address, for each address, and for each account. */
export const signInKey = (email: string, network: string): string => `sign-in:${email}:${network}`
const addressKey = (network: string) => `sign-in:${network}`
const accountKey = (email: string) => `sign-in-account:${email}`

/** A new password chosen by a link ends the lock of its account. */
export async function resetSignInLimits(ctx: Ctx, email: string): Promise<void> {
  await resetRateLimit(ctx, signInKey(email, ctx.request.network))
  await resetRateLimit(ctx, accountKey(email))
}

const wrong = () => new AppError('messages.signInError', 'The email or password you entered is incorrect')

/**
 * Proves by password who someone is. Unknown, known and disabled accounts get the same words in the same time: the
 * password is always compared, against a decoy where there is none.
 * @throws messages.signInError, messages.signIn401Error (right password, account closed), auth.oauth.required, errors.signInLocked
 */
export async function provePassword(ctx: Ctx, email: string, password: string): Promise<UserRow> {
  const device = await findKnownDevice(ctx, email)
  await countSignIn(ctx, email, device)

  const [found] = await ctx.db
    .select({ row: user, hash: userPassword.hash })
    .from(user)
    .leftJoin(userPassword, eq(userPassword.userId, user.id))
    .where(eq(user.email, email))
  const right = await verifyPassword(
    found?.hash ?? (await (decoy ??= hashPassword('nobody has this password'))),
    password,
  )
  if (!found?.hash || !right) throw wrong()
  const { row } = found
  if (!maySignIn(row)) throw new AppError('messages.signIn401Error', 'Unauthorized Login')
  requireSignOn(ctx, row)
  await revertSignIn(ctx, email, device)
  await refundSignInOptions(ctx)
  if (device) await rememberUse(ctx, device)
  return row
}

/** Signs in by e-mail and password; the second factor comes next. @throws as provePassword */
export async function signIn(ctx: Ctx, sessions: Sessions, input: SignInBody): Promise<LoginResult> {
  const row = await provePassword(ctx, normalizeEmail(input.email ?? '') ?? '', input.password ?? '')
  const { address } = ctx.request
  const now = ctx.now()
  const { token, exp } = await sessions.open(row, {
    deviceId: input.deviceId ?? 'web',
    userAgent: ctx.request.userAgent,
    address,
  })
  await transaction(ctx, async (tx) => {
    await tx.update(user).set({ lastSignInAt: now }).where(eq(user.id, row.id))
    await record(ctx, tx, { event: 'login', refTable: 'user', refId: row.id, userId: row.id, text: address })
  })
  return loginResult(ctx.db, now, {
    token,
    exp,
    row,
    session: { mfaUsed: null, mfaValidated: false, authUserId: null },
  })
}

const deviceKey = (device: string) => `sign-in-device:${device}`

/**
 * Counts before the password is looked at. A known device has a count of its own, so that no one elsewhere can lock its
 * owner out. The pair comes first: a locked account that goes on trying does not use up its address.
 * @throws errors.signInLocked
 */
async function countSignIn(ctx: Ctx, email: string, device: string | undefined): Promise<void> {
  const tries = (await ctx.limits())['login.tries']
  const { network } = ctx.request
  const counts: [key: string, max: number][] = device
    ? [[deviceKey(device), tries]]
    : [
        [signInKey(email, network), tries],
        [addressKey(network), tries * ACCOUNTS_PER_ADDRESS],
        [accountKey(email), tries * ADDRESSES_PER_ACCOUNT],
      ]
  for (const [key, max] of counts) await consumeSignInTry(ctx, key, max)
}

/** The right password: this try counts against no one else, and the own count starts again. */
async function revertSignIn(ctx: Ctx, email: string, device: string | undefined): Promise<void> {
  if (device) return void (await resetRateLimit(ctx, deviceKey(device)))
  const { network } = ctx.request
  await resetRateLimit(ctx, signInKey(email, network))
  await refundTry(ctx, addressKey(network))
  await refundTry(ctx, accountKey(email))
}
