import { encodeBase32UpperCaseNoPadding } from '@oslojs/encoding'
import { createTOTPKeyURI, verifyHOTP } from '@oslojs/otp'
import { and, eq, lt } from 'drizzle-orm'
import { randomBytes } from 'node:crypto'
import { newId } from '#db/columns.ts'
import { userMfa, userMfaSecret } from '#db/schema/all.ts'
import { AppError } from '#model/errors.ts'
import { requireActor, transaction, type Ctx } from '../../context.ts'
import type { CurrentSession } from '../../http/types.ts'
import { brandName } from '../../served-content.ts'
import { seal, unseal } from '../../ports/cipher.ts'
import { refuseActing, refuseBeforeFactor } from './factor-rules.ts'
import { refuseLocked } from './mfa-method.ts'
import type { CodeResult } from './consume-code.ts'

const SECRET_BYTES = 20
const DIGITS = 6
const place = (methodId: string) => `user_mfa_secret.secret.${methodId}`

/**
 * Starts enrolment of an authenticator app: a secret that counts only once a first code proves it was taken over.
 * @returns a picture for the phone's camera, and the same as text for those who cannot point one at it
 * @throws errors.invalidParameters when an app is enrolled already, since a stolen password must not replace it, and
 *   where apps are switched off
 */
export async function startAuthenticator(
  ctx: Ctx,
  current: CurrentSession,
): Promise<{ qrCodeDataUri: string; setupKey: string }> {
  refuseActing(ctx)
  const { userId } = requireActor(ctx)
  const mine = and(eq(userMfa.userId, userId), eq(userMfa.mfaType, 'auth_app'))
  const [enrolled] = await ctx.db.select().from(userMfa).where(mine)
  if (enrolled?.lastUsedAt)
    throw new AppError('errors.invalidParameters', 'An authenticator app is set up already.', {
      fields: { mfaType: 'errors.mfaEnrolled' },
    })
  refuseBeforeFactor(current, await ctx.db.select().from(userMfa).where(eq(userMfa.userId, userId)))
  const limits = await ctx.limits()
  if (limits['mfa.app'] === 0)
    throw new AppError('errors.invalidParameters', 'Authenticator apps are not offered.', {
      fields: { mfaType: 'errors.mfaNotOffered' },
    })
  // a new key must not be a way to new tries
  if (enrolled) refuseLocked(ctx, enrolled)
  const secret = randomBytes(SECRET_BYTES)
  await transaction(ctx, async (tx) => {
    await tx.delete(userMfa).where(mine)
    const id = newId()
    await tx.insert(userMfa).values({ id, userId, mfaType: 'auth_app', enrolledAt: ctx.now() })
    await tx
      .insert(userMfaSecret)
      .values({ userMfaId: id, secret: seal(ctx.env.secretKey, place(id), secret.toString('base64')) })
  })
  const issuer = await brandName(ctx, userId, current.row.preferredLanguage)
  const address = createTOTPKeyURI(issuer, current.row.email, secret, limits['mfa.totpStep'], DIGITS)
  return {
    qrCodeDataUri: await (await import('qrcode')).default.toDataURL(address, { margin: 1 }),
    setupKey: encodeBase32UpperCaseNoPadding(secret),
  }
}

/** A code of this step or a neighbour, each step once: sent again it is no guess, and opens nothing. */
export async function checkAuthenticator(ctx: Ctx, methodId: string, code: string): Promise<CodeResult> {
  const [kept] = await ctx.db.select().from(userMfaSecret).where(eq(userMfaSecret.userMfaId, methodId))
  if (!kept) return { result: 'wrong' }
  const limits = await ctx.limits()
  const seconds = limits['mfa.totpStep']
  const secret = Buffer.from(unseal(ctx.env.secretKeys, place(methodId), kept.secret), 'base64')
  const step = Math.floor(ctx.now().getTime() / 1000 / seconds)
  for (let candidate = step - limits['mfa.totpWindow']; candidate <= step + limits['mfa.totpWindow']; candidate++) {
    if (!verifyHOTP(secret, BigInt(candidate), DIGITS, code)) continue
    const [first] = await ctx.db
      .update(userMfaSecret)
      .set({ lastStep: candidate })
      .where(and(eq(userMfaSecret.userMfaId, methodId), lt(userMfaSecret.lastStep, candidate)))
      .returning()
    return first ? { result: 'right', target: null } : { result: 'repeated' }
  }
  return { result: 'wrong' }
}
