import { eq } from 'drizzle-orm'
import { newId } from '#db/columns.ts'
import { userMfa } from '#db/schema/all.ts'
import { AppError } from '#model/errors.ts'
import { maskPhone } from '#model/identity/email.ts'
import { refusedFields } from '../../admin/refusals.ts'
import { requireActor, type Ctx } from '../../context.ts'
import type { CurrentSession } from '../../http/types.ts'
import { refuseActing, refuseBeforeFactor } from './factor-rules.ts'
import { ownMethod, refuseLocked } from './mfa-method.ts'
import { readPhone } from './phone-number.ts'
import { sendCode, type SentCode } from './send-code.ts'

/**
 * Sends a code to a number that is to become a second factor; anyone who has one already gets it at the verified number,
 * whatever was typed. The number counts once its code has been entered.
 * @throws errors.invalidParameters for no number or one outside the US, auth.mfa.required, errors.rateLimited, mfa.locked
 */
export async function startSms(
  ctx: Ctx,
  current: CurrentSession,
  typed: string,
): Promise<{ phone: string } & SentCode> {
  refuseActing(ctx)
  const { userId } = requireActor(ctx)
  const sending = {
    userId,
    mfaType: 'sms' as const,
    scope: ctx.request.sessionHash ?? '',
    language: current.row.preferredLanguage,
  }
  const known = await ownMethod(ctx, 'sms')
  if (known) refuseLocked(ctx, known)
  if (known?.lastUsedAt && known.phone)
    return { phone: maskPhone(known.phone), ...(await sendCode(ctx, { ...sending, to: known.phone })) }

  refuseBeforeFactor(current, await ctx.db.select().from(userMfa).where(eq(userMfa.userId, userId)))
  const phone = readPhone(typed)
  if (!phone) throw refusedFields({ phone: 'errors.telephone' })
  if (!phone.sms)
    throw new AppError('errors.invalidParameters', 'Text messages can be sent to US numbers only.', {
      fields: { phone: 'mfa.smsUsOnly' },
    })
  if (!known)
    await ctx.db
      .insert(userMfa)
      .values({ id: newId(), userId, mfaType: 'sms', enrolledAt: ctx.now() })
      .onConflictDoNothing()
  return { phone: phone.formatted, ...(await sendCode(ctx, { ...sending, to: phone.number })) }
}
