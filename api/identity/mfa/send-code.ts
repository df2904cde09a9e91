import { and, eq, isNull, notLike } from 'drizzle-orm'
import { randomInt } from 'node:crypto'
import { newId } from '#db/columns.ts'
import { mfaChallenge } from '#db/schema/all.ts'
import { challengeLife } from '#model/identity/sign-in/mfa.ts'
import { secondsOf } from '#model/limits.ts'
import { transaction, type Ctx } from '../../context.ts'
import { consumeRateLimit } from '../../http/rate-limit.ts'
import { notify } from '../../notifications/notify.ts'
import { textIn } from '../../notifications/texts.ts'
import { keyedHash } from '../../ports/cipher.ts'

const CODES = 1_000_000
/** Text messages cost money, mails patience: more than this is no one's own wish. */
const SENT_PER_WINDOW = { sms: 10, email: 60 } as const
const WINDOW_SECONDS = 900

export interface Sending {
  userId: string
  mfaType: 'sms' | 'email'
  to: string
  /** what the code is good for: a session, or the confirmation of a number */
  scope: string
  language: string
}

const ofNumbers = 'number:'
/** The scope of a code that confirms a number of this account, and opens no session. */
export const numberScope = (userId: string): string => ofNumbers + userId

export const resendKey = ({ userId, mfaType, scope }: Omit<Sending, 'to' | 'language'>): string =>
  `mfa-send:${userId}:${mfaType}:${scope}`

/** Bound to the person, what it is good for, and the sending: a code works nowhere else. */
export const codeHash = (
  ctx: Ctx,
  { userId, scope }: Pick<Sending, 'userId' | 'scope'>,
  challengeId: string,
  code: string,
): string => keyedHash(ctx.env.secretKey, ['mfa', userId, scope, challengeId, code].join('\n'))

/** A code that is on its way: when it was sent, and for how many seconds it is valid and no other is sent. */
export interface SentCode {
  sentAt: string
  validFor: number
  resendIn: number
}

/**
 * Sends a new six-digit code; older ones are dead from then on. Counted before it is sent, so that of several at once
 * one goes out.
 * @throws errors.rateLimited within the resend time
 */
export async function sendCode(ctx: Ctx, sending: Sending): Promise<SentCode> {
  const { userId, mfaType, to, scope, language } = sending
  const limits = await ctx.limits()
  const resendIn = secondsOf(limits, 'mfa.resend')
  await consumeRateLimit(
    ctx,
    resendKey(sending),
    1,
    resendIn,
    'errors.rateLimited',
    'A code was sent a moment ago. Please wait before you ask for another.',
  )
  await consumeRateLimit(ctx, `mfa-sent:${userId}:${mfaType}`, SENT_PER_WINDOW[mfaType], WINDOW_SECONDS)
  const now = ctx.now()
  const code = String(randomInt(CODES)).padStart(6, '0')
  const id = newId()
  const validFor = challengeLife(mfaType, limits)
  const words = mfaType === 'email' ? 'message.code.email' : 'message.code.sms'
  const older = scope.startsWith(ofNumbers)
    ? eq(mfaChallenge.sessionHash, scope)
    : notLike(mfaChallenge.sessionHash, `${ofNumbers}%`)
  await transaction(ctx, async (tx) => {
    await tx
      .update(mfaChallenge)
      .set({ usedAt: now })
      .where(
        and(eq(mfaChallenge.userId, userId), eq(mfaChallenge.mfaType, mfaType), older, isNull(mfaChallenge.usedAt)),
      )
    await tx.insert(mfaChallenge).values({
      id,
      userId,
      sessionHash: scope,
      mfaType,
      target: to,
      codeHash: codeHash(ctx, sending, id, code),
      sentAt: now,
      expiresAt: new Date(now.getTime() + validFor * 1000),
    })
    await notify(ctx, tx, {
      type: mfaType,
      to,
      userId,
      purpose: 'mfa-code',
      cause: `mfa_challenge:${id}`,
      secret: true,
      subject: await textIn(language, 'message.code.subject'),
      text: await textIn(language, words, { code, minutes: validFor / 60 }),
    })
  })
  return { sentAt: now.toISOString(), validFor, resendIn }
}
