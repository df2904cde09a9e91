import { and, desc, eq, isNull } from 'drizzle-orm'
import { randomInt } from 'node:crypto'
import { newId } from '#db/columns.ts'
import { mfaChallenge } from '#db/schema/all.ts'
import { AppError } from '#model/errors.ts'
import { maskEmail, maskPhone } from '#model/identity/email.ts'
import type { MfaType } from '#model/identity/enums.ts'
import { secondsOf } from '#model/limits.ts'
import { me, transaction, type Ctx } from '../context.ts'
import type { CurrentSession } from '../http/types.ts'
import { notify } from '../notifications/notify.ts'
import { keyedHash } from '../ports/cipher.ts'
import { ownMethod, refuseLocked } from './mfa-method.ts'

const CODES = 1_000_000

/** Bound to the person, the method and the session: a code works nowhere else. */
export const codeHash = (ctx: Ctx, challengeId: string, code: string): string =>
  keyedHash(ctx.env.secretKey, ['mfa', me(ctx).userId, ctx.request.sessionHash, challengeId, code].join('\n'))

/**
 * Sends a new six-digit code; the older one is dead from then on.
 * @returns where it went (masked), when, and after how many seconds another may be asked for
 * @throws errors.rateLimited within the resend time, mfa.locked
 */
export async function requestCode(ctx: Ctx, current: CurrentSession, mfaType: MfaType): Promise<{ mfaType: MfaType; target: string; sentAt: string; resendIn: number }> {
  const method = await ownMethod(ctx, mfaType)
  if (!method || mfaType === 'auth_app') throw new AppError('errors.invalidParameters', 'Invalid Parameters', { fields: { mfaType: 'errors.mfaNotEnrolled' } })
  refuseLocked(ctx, method)
  const limits = await ctx.limits()
  const now = ctx.now()
  const { userId } = me(ctx)
  const mine = and(eq(mfaChallenge.userId, userId), eq(mfaChallenge.mfaType, mfaType))
  const [last] = await ctx.db.select().from(mfaChallenge).where(mine).orderBy(desc(mfaChallenge.sentAt)).limit(1)
  const wait = last && last.sessionHash === ctx.request.sessionHash && !last.usedAt ? Math.ceil((last.sentAt.getTime() - now.getTime()) / 1000 + secondsOf(limits, 'mfa.resend')) : 0
  if (wait > 0) throw new AppError('errors.rateLimited', `Resend in ${wait} s`, { retryAfter: wait, extra: { resendIn: wait } })

  const code = String(randomInt(CODES)).padStart(6, '0')
  const id = newId()
  const email = mfaType === 'email'
  const minutes = limits[email ? 'mfa.lifeEmail' : 'mfa.life']
  const to = email ? current.row.email : (method.phone ?? '')
  await transaction(ctx, async tx => {
    await tx.update(mfaChallenge).set({ usedAt: now }).where(and(mine, isNull(mfaChallenge.usedAt)))
    await tx.insert(mfaChallenge).values({
      id, userId, sessionHash: ctx.request.sessionHash ?? '', mfaType, target: to, codeHash: codeHash(ctx, id, code), sentAt: now,
      expiresAt: new Date(now.getTime() + minutes * 60_000),
    })
    await notify(ctx, tx, {
      type: email ? 'email' : 'sms', to, userId, purpose: 'mfa-code', cause: `mfa_challenge:${id}`, secret: true,
      ...codeText(current.row.preferredLanguage, code, minutes),
    })
  })
  return { mfaType, target: email ? maskEmail(to) : maskPhone(to), sentAt: now.toISOString(), resendIn: limits['mfa.resend'] }
}

const codeText = (language: string, code: string, minutes: number) => language === 'zh-cn'
  ? { subject: `您的登录验证码：${code}`, text: `您的登录验证码是 ${code}，${minutes} 分钟内有效，仅可使用一次。如非您本人操作，请忽略本邮件并修改密码。` }
  : { subject: `Your sign-in code: ${code}`, text: `Your sign-in code is ${code}. It works once, for ${minutes} minutes. If you did not try to sign in, please change your password.` }
