import { eq } from 'drizzle-orm'
import type { z } from 'zod'
import { userMfa, userSession } from '#db/schema/all.ts'
import { AppError } from '#model/errors.ts'
import type { codeVerified, VerifyCodeQuery } from '#model/identity/wire.ts'
import { secondsOf } from '#model/limits.ts'
import { record } from '../../audit/record.ts'
import { requireActor, transaction, type Ctx } from '../../context.ts'
import { resetRateLimit } from '../../http/rate-limit.ts'
import type { CurrentSession } from '../../http/types.ts'
import { storeProof } from '../confirmation/fresh-proof.ts'
import { checkAuthenticator } from './authenticator.ts'
import { enrolled, refuseActing, refuseEmailAfterReset } from './factor-rules.ts'
import { rememberDevice, type Remembered } from '../sessions/known-devices.ts'
import { countCodeTry, ownMethod, refundCodeTry, type Method } from './mfa-method.ts'
import { resendKey } from './send-code.ts'
import { isCode, consumeCode, type CodeResult } from './consume-code.ts'
import { notifyFactorChange } from './notify-factor-change.ts'

/**
 * Checks a second-factor code and opens the session; in an open one it confirms its owner. Every call counts as a try, before the code is looked at.
 * The first right code enrols the method.
 * @throws auth.code.invalid, mfa.locked, mfa.emailAfterReset
 */
export async function verifyCode(
  ctx: Ctx,
  current: CurrentSession,
  { authCode, mfaType }: VerifyCodeQuery,
): Promise<Remembered<z.infer<typeof codeVerified>>> {
  refuseActing(ctx)
  const method = await ownMethod(ctx, mfaType)
  const wrong = () => new AppError('auth.code.invalid', 'Invalid code entered. Please try again.')
  if (!method) throw wrong()
  if (mfaType === 'email') await refuseEmailAfterReset(ctx, current)
  const lastTry = await countCodeTry(ctx, method)
  const { userId } = requireActor(ctx)
  const sent = {
    userId,
    mfaType: mfaType === 'sms' ? ('sms' as const) : ('email' as const),
    scope: ctx.request.sessionHash ?? '',
  }
  const answer: CodeResult =
    mfaType !== 'auth_app'
      ? await consumeCode(ctx, sent, authCode)
      : isCode(authCode) && (await isSetUpInTime(ctx, method))
        ? await checkAuthenticator(ctx, method.id, authCode)
        : { result: 'wrong' }
  if (answer.result === 'repeated') await refundCodeTry(ctx, method)
  if (answer.result === 'wrong') throw lastTry ?? wrong()
  if (answer.result !== 'right') throw wrong()
  const { target } = answer

  const now = ctx.now()
  const { methods, knownDeviceToken } = await transaction(ctx, async (tx) => {
    await tx
      .update(userMfa)
      .set({ attempts: 0, lockedUntil: null, lastUsedAt: now, ...(mfaType === 'sms' && { phone: target }) })
      .where(eq(userMfa.id, method.id))
    await tx
      .update(userSession)
      .set({ mfaValidated: true, mfaUsed: mfaType })
      .where(eq(userSession.hash, ctx.request.sessionHash ?? ''))
    await storeProof(ctx, tx, userId)
    if (!method.lastUsedAt) {
      await record(ctx, tx, { event: 'create', refTable: 'user_mfa', refId: method.id, text: mfaType })
      // everyone has e-mail from the start; another way in is worth a word
      if (mfaType !== 'email')
        await notifyFactorChange(ctx, tx, current.row, { change: 'Added', mfaType, cause: method.id })
    }
    return {
      methods: await tx.select().from(userMfa).where(eq(userMfa.userId, userId)),
      knownDeviceToken: await rememberDevice(ctx, tx, userId),
    }
  })
  await resetRateLimit(ctx, resendKey(sent))
  return { result: 'success', mfaAvail: enrolled(methods), mfaUsed: mfaType, mfaValidated: true, knownDeviceToken }
}

/** The key of an app that is being set up has to be proved soon: anyone who finds the picture later sets up nothing with it. */
async function isSetUpInTime(ctx: Ctx, { lastUsedAt, enrolledAt }: Method): Promise<boolean> {
  return (
    lastUsedAt !== null ||
    ctx.now().getTime() <= enrolledAt.getTime() + secondsOf(await ctx.limits(), 'mfa.life') * 1000
  )
}
