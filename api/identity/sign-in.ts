import { eq } from 'drizzle-orm'
import { hashPassword, verifyPassword } from '#db/password.ts'
import { user, userPassword } from '#db/schema/all.ts'
import { normalizeEmail } from '#model/identity/email.ts'
import { AppError } from '#model/errors.ts'
import type { LoginResult, SignInBody } from '#model/identity/wire.ts'
import { secondsOf } from '#model/limits.ts'
import { record } from '../audit/record.ts'
import { transaction, type Ctx } from '../context.ts'
import { countTry, forgetTries } from '../http/rate-limit.ts'
import { demandSignOn } from './begin-session.ts'
import { loginResult } from './login-result.ts'
import { maySignIn, type Sessions } from './session.ts'

/** One address may be a whole clinic: it gets as many tries as this many accounts. */
const ACCOUNTS_PER_ADDRESS = 20
let decoy: Promise<string> | undefined

/** Tries are counted for each account at each address. */
export const signInKey = (email: string, address: string): string => `sign-in:${email}:${address}`

const wrong = () => new AppError('messages.signInError', 'The email or password you entered is incorrect')

/**
 * Signs in by e-mail and password. Unknown, known and disabled accounts get the same words in the same time: the
 * password is always compared, against a decoy where there is none.
 * @throws messages.signInError, messages.signIn401Error (right password, account closed), auth.oauth.required, errors.signInLocked
 */
export async function signIn(ctx: Ctx, sessions: Sessions, input: SignInBody): Promise<LoginResult> {
  const limits = await ctx.limits()
  const email = normalizeEmail(input.email ?? '') ?? ''
  const { address } = ctx.request
  const window = secondsOf(limits, 'login.window')
  const pair = signInKey(email, address)
  const locked = 'Too many tries. Please wait 15 minutes and try again.'
  await countTry(
    ctx,
    `sign-in:${address}`,
    limits['login.tries'] * ACCOUNTS_PER_ADDRESS,
    window,
    'errors.signInLocked',
    locked,
  )
  await countTry(ctx, pair, limits['login.tries'], window, 'errors.signInLocked', locked)

  const [found] = await ctx.db
    .select({ row: user, hash: userPassword.hash })
    .from(user)
    .leftJoin(userPassword, eq(userPassword.userId, user.id))
    .where(eq(user.email, email))
  const right = await verifyPassword(
    found?.hash ?? (await (decoy ??= hashPassword('nobody has this password'))),
    input.password ?? '',
  )
  if (!found?.hash || !right) throw wrong()
  const { row } = found
  if (!maySignIn(row)) throw new AppError('messages.signIn401Error', 'Unauthorized Login')
  demandSignOn(ctx, row)
  await forgetTries(ctx, pair)

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
