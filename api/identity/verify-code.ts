import { and, desc, eq, gt, isNull } from 'drizzle-orm'
import { mfaChallenge, userMfa, userSession } from '#db/schema/all.ts'
import { AppError } from '#model/errors.ts'
import type { MfaType } from '#model/identity/enums.ts'
import type { VerifyCodeQuery } from '#model/identity/wire.ts'
import { record } from '../audit/record.ts'
import { me, transaction, type Ctx } from '../context.ts'
import { sameHash } from '../ports/cipher.ts'
import { checkAuthenticator } from './authenticator.ts'
import { enrolled } from './login-result.ts'
import { countCodeTry, ownMethod } from './mfa-method.ts'
import { codeHash } from './request-code.ts'

/**
 * Checks a second-factor code and opens the session. Every call counts as a try, before the code is looked at.
 * @throws auth.code.invalid, mfa.locked
 */
export async function verifyCode(ctx: Ctx, { authCode, mfaType }: VerifyCodeQuery): Promise<{ result: 'success'; mfaAvail: MfaType[]; mfaUsed: MfaType; mfaValidated: true }> {
  const method = await ownMethod(ctx, mfaType)
  const wrong = () => new AppError('auth.code.invalid', 'Invalid code entered. Please try again.')
  if (!method) throw wrong()
  await countCodeTry(ctx, method)
  const wellFormed = /^\d{6}$/.test(authCode)
  const right = wellFormed && (mfaType === 'auth_app' ? await checkAuthenticator(ctx, method.id, authCode) : await spendChallenge(ctx, mfaType, authCode))
  if (!right) throw wrong()

  const { userId } = me(ctx)
  const now = ctx.now()
  const methods = await transaction(ctx, async tx => {
    await tx.update(userMfa).set({ attempts: 0, lockedUntil: null, lastUsedAt: now }).where(eq(userMfa.id, method.id))
    await tx.update(userSession).set({ mfaValidated: true, mfaUsed: mfaType }).where(eq(userSession.hash, ctx.request.sessionHash ?? ''))
    if (!method.lastUsedAt) await record(ctx, tx, { event: 'create', refTable: 'user_mfa', refId: method.id, text: mfaType })
    return tx.select().from(userMfa).where(eq(userMfa.userId, userId))
  })
  return { result: 'success', mfaAvail: enrolled(methods), mfaUsed: mfaType, mfaValidated: true }
}

/** Of twenty at once with the right code, one wins. */
async function spendChallenge(ctx: Ctx, mfaType: MfaType, code: string): Promise<boolean> {
  const now = ctx.now()
  const [challenge] = await ctx.db.select().from(mfaChallenge)
    .where(and(eq(mfaChallenge.userId, me(ctx).userId), eq(mfaChallenge.mfaType, mfaType), eq(mfaChallenge.sessionHash, ctx.request.sessionHash ?? ''), isNull(mfaChallenge.usedAt), gt(mfaChallenge.expiresAt, now)))
    .orderBy(desc(mfaChallenge.sentAt)).limit(1)
  if (!challenge || !sameHash(challenge.codeHash, codeHash(ctx, challenge.id, code))) return false
  const [spent] = await ctx.db.update(mfaChallenge).set({ usedAt: now }).where(and(eq(mfaChallenge.id, challenge.id), isNull(mfaChallenge.usedAt))).returning()
  return !!spent
}
