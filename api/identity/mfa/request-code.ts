import { AppError } from '#model/errors.ts'
import { maskEmail, maskPhone } from '#model/identity/email.ts'
import type { MfaType } from '#model/identity/enums.ts'
import { requireActor, type Ctx } from '../../context.ts'
import type { CurrentSession } from '../../http/types.ts'
import { refuseActing, refuseEmailAfterReset } from './factor-rules.ts'
import { ownMethod, refuseLocked } from './mfa-method.ts'
import { sendCode, type SentCode } from './send-code.ts'

/**
 * Sends a new six-digit code by a method that the caller has; the older one is dead from then on.
 * @returns where it went (masked), when, and after how many seconds another may be asked for
 * @throws errors.rateLimited within the resend time, mfa.locked, mfa.emailAfterReset
 */
export async function requestCode(
  ctx: Ctx,
  current: CurrentSession,
  mfaType: MfaType,
): Promise<{ mfaType: MfaType; target: string } & SentCode> {
  refuseActing(ctx)
  const method = await ownMethod(ctx, mfaType)
  const to = mfaType === 'email' ? current.row.email : method?.lastUsedAt ? method.phone : null
  if (!method || mfaType === 'auth_app' || !to)
    throw new AppError('errors.invalidParameters', 'Invalid Parameters', {
      fields: { mfaType: 'errors.mfaNotEnrolled' },
    })
  if (mfaType === 'email') await refuseEmailAfterReset(ctx, current)
  refuseLocked(ctx, method)
  const { userId } = requireActor(ctx)
  const sent = await sendCode(ctx, {
    userId,
    mfaType,
    to,
    scope: ctx.request.sessionHash ?? '',
    language: current.row.preferredLanguage,
  })
  return { mfaType, target: mfaType === 'email' ? maskEmail(to) : maskPhone(to), ...sent }
}
