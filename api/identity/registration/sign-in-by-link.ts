import { and, eq } from 'drizzle-orm'
import { timingSafeEqual } from 'node:crypto'
import { newId } from '#db/columns.ts'
import { user, userMfa, userPassword } from '#db/schema/all.ts'
import { lockRow } from '#db/sql.ts'
import type { Verified, VerifyBody } from '#model/identity/registration.ts'
import { secondsOf } from '#model/limits.ts'
import { record } from '../../audit/record.ts'
import { transaction, type Ctx } from '../../context.ts'
import { beginSession } from '../sessions/begin-session.ts'
import type { Remembered } from '../sessions/known-devices.ts'
import { hashToken } from '../sessions/lucia.ts'
import { maySignIn, type Sessions } from '../sessions/session.ts'
import { provePassword } from '../sessions/sign-in.ts'
import { findVerification, markVerification, type Verification } from './verification.ts'

/**
 * The link that has just proved an address is a sign-in's code by mail: as long as one lives, once, and with the password
 * only. The browser in which it was typed has proved it; elsewhere it is asked for.
 * @throws messages.signInError, errors.signInLocked
 */
export async function signInByLink(
  ctx: Ctx,
  sessions: Sessions,
  { id, token, browserKey, password }: VerifyBody,
): Promise<Remembered<Omit<Verified, 'regStatus'>>> {
  const link = await findVerification(ctx.db, id, token)
  const row = link && (await accountOf(ctx, link))
  if (!link || !row) return {}
  if (!isOf(link, browserKey)) {
    if (password === undefined) return { asksPasswordOf: row.email }
    await provePassword(ctx, row.email, password)
  }
  if (!(await consume(ctx, link))) return {}
  const { knownDeviceToken, ...login } = await beginSession(ctx, sessions, row, {
    mfaValidated: true,
    mfaUsed: 'email',
    deviceId: 'web',
    means: 'registration',
  })
  return { login, ...(knownDeviceToken && { knownDeviceToken }) }
}

const isOf = ({ browserHash }: Verification, key: string | undefined) =>
  Boolean(browserHash && key) && timingSafeEqual(Buffer.from(browserHash ?? ''), Buffer.from(hashToken(key ?? '')))

/** The account that this link signs in now: proved by it, its password unchanged since, codes by mail not locked. */
async function accountOf(ctx: Ctx, { userId, provedAt, signedInAt, passwordHash }: Verification) {
  const now = ctx.now()
  const life = secondsOf(await ctx.limits(), 'mfa.lifeEmail') * 1000
  if (provedAt === undefined || signedInAt !== undefined || now.getTime() > provedAt + life) return undefined
  const [found] = await ctx.db
    .select({ row: user, hash: userPassword.hash, lockedUntil: userMfa.lockedUntil })
    .from(user)
    .innerJoin(userPassword, eq(userPassword.userId, user.id))
    .leftJoin(userMfa, and(eq(userMfa.userId, user.id), eq(userMfa.mfaType, 'email')))
    .where(eq(user.id, userId))
  if (!found || found.hash !== passwordHash || !maySignIn(found.row)) return undefined
  return found.lockedUntil && found.lockedUntil > now ? undefined : found.row
}

/** Once, of many at the same time. Codes by mail are from now on a method that has been used. */
const consume = (ctx: Ctx, { id, userId }: Verification) =>
  transaction(ctx, async (tx) => {
    await lockRow(tx, user, userId)
    const now = ctx.now()
    if (!(await markVerification(tx, id, { signedInAt: now.getTime() }))) return false
    const [made] = await tx
      .insert(userMfa)
      .values({ id: newId(), userId, mfaType: 'email', enrolledAt: now, lastUsedAt: now })
      .onConflictDoNothing()
      .returning({ id: userMfa.id })
    if (made) await record(ctx, tx, { event: 'create', refTable: 'user_mfa', refId: made.id, userId, text: 'email' })
    return true
  })
