import { eq } from 'drizzle-orm'
import type { Tx } from '#db/client.ts'
import { membershipPlan, planLink, user, userPassword } from '#db/schema/all.ts'
import { lockRow } from '#db/sql.ts'
import { AppError } from '#model/errors.ts'
import type { RegStatus } from '#model/identity/enums.ts'
import { isUnproved, type Verified, type VerifyBody } from '#model/identity/registration.ts'
import { record } from '../../audit/record.ts'
import { publishAfterCommit, transaction, type Ctx } from '../../context.ts'
import { consumeRateLimit } from '../../http/rate-limit.ts'
import type { Remembered } from '../sessions/known-devices.ts'
import type { UserRow } from '../sessions/lucia.ts'
import { readPhone } from '../mfa/phone-number.ts'
import type { Sessions } from '../sessions/session.ts'
import { proveAddress } from './prove-address.ts'
import { signInByLink } from './sign-in-by-link.ts'
import { findVerification, markVerification, consumeVerifications, type Verification } from './verification.ts'
import { completeAccount } from './write-account.ts'

const TRIES = 60
const WINDOW_SECONDS = 900
const invalid = () => new AppError('register.verifyInvalid', 'This link is invalid. Please request a new one.')

/**
 * Proves an address by the link in the mail, once: the account takes what was entered with it, and anyone who knows the
 * password is signed in. Opening the link again says so again.
 * @throws register.verifyInvalid, register.verifyExpired, errors.rateLimited, and what signInByLink throws
 */
export async function verifyAddress(ctx: Ctx, sessions: Sessions, input: VerifyBody): Promise<Remembered<Verified>> {
  await consumeRateLimit(ctx, `register-verify:${ctx.request.network}`, TRIES, WINDOW_SECONDS)
  const found = await findVerification(ctx.db, input.id, input.token)
  if (!found) throw invalid()
  const regStatus = await prove(ctx, found)
  return { regStatus, ...(await signInByLink(ctx, sessions, input)) }
}

function prove(ctx: Ctx, found: Verification): Promise<RegStatus> {
  const { id } = found
  return transaction(ctx, async (tx) => {
    await lockRow(tx, user, found.userId)
    const [account] = await tx.select().from(user).where(eq(user.id, found.userId))
    if (!account?.enabled) throw invalid()
    if (!isUnproved(account.regStatus)) return account.regStatus
    const now = ctx.now()
    if (found.expiresAt <= now)
      throw new AppError('register.verifyExpired', 'This link has expired. Please request a new one.')
    if ((await consumeVerifications(tx, now, { id })) === 0) throw invalid()
    await consumeVerifications(tx, now, { userId: account.id })
    await markVerification(tx, id, { provedAt: now.getTime() })
    await adoptRegistration(ctx, tx, account, found)
    await proveAddress(ctx, tx, account)
    publishAfterCommit(tx, { channel: 'users', id: account.id, userIds: [] })
    return 'verified' as const
  })
}

/** What was entered with this link, whatever others entered for the same address. */
async function adoptRegistration(
  ctx: Ctx,
  tx: Tx,
  account: UserRow,
  { passwordHash, told, planId, linkId }: Verification,
): Promise<void> {
  const now = ctx.now()
  const [plan] = planId ? await tx.select().from(membershipPlan).where(eq(membershipPlan.id, planId)) : []
  const [link] = linkId ? await tx.select().from(planLink).where(eq(planLink.id, linkId)) : []
  const source = {
    invite: null,
    link: link ?? null,
    plan: plan ?? null,
    userType: account.userType,
    userKind: link?.userKind,
    noeticExpert: account.noeticExpert,
  }
  const phones = (told.phones ?? []).flatMap(({ phoneKind, number }) => {
    const phone = readPhone(number)
    return phone ? [{ phoneKind, number: phone.number }] : []
  })
  await completeAccount(ctx, tx, account, {
    source,
    input: { ...told, password: '' },
    checked: { email: account.email, phones },
  })
  await tx
    .insert(userPassword)
    .values({ userId: account.id, hash: passwordHash, changedAt: now })
    .onConflictDoUpdate({ target: userPassword.userId, set: { hash: passwordHash, changedAt: now } })
  await record(ctx, tx, {
    event: 'update',
    refTable: 'user_password',
    refId: account.id,
    userId: account.id,
    text: 'set at registration',
  })
}
