import { and, eq } from 'drizzle-orm'
import { newId } from '#db/columns.ts'
import { phone, user } from '#db/schema/all.ts'
import { lockRow } from '#db/sql.ts'
import { AppError } from '#model/errors.ts'
import { secondsOf } from '#model/limits.ts'
import { isStaff } from '#model/permissions.ts'
import { authorize, refusedFields } from '../../admin/refusals.ts'
import { recordChange } from '../../audit/record.ts'
import { requireActor, transaction, type Ctx } from '../../context.ts'
import { consumeRateLimit, resetRateLimit, refundTry } from '../../http/rate-limit.ts'
import type { UserRow } from '../sessions/lucia.ts'
import { readPhone } from './phone-number.ts'
import { numberScope, sendCode, type SentCode } from './send-code.ts'
import { consumeCode } from './consume-code.ts'
import { targetOf } from '../staff-target.ts'

const triesOf = (id: string) => `confirm-number:${id}`

/** The own account, or one that the caller may edit as staff. @throws not.found, auth.notAuthorized with the rule */
async function accountFor(ctx: Ctx, id: string): Promise<UserRow> {
  const actor = requireActor(ctx)
  if (!isStaff(actor) && actor.userId !== id) throw new AppError('not.found', 'Not Found')
  const [account] = await ctx.db.select().from(user).where(eq(user.id, id))
  if (!account) throw new AppError('not.found', 'Not Found')
  if (actor.userId !== id) authorize(actor, 'users.edit', await ctx.db.transaction((tx) => targetOf(tx, account)))
  return account
}

/**
 * Sends a code to the number that text messages about discussions are to go to.
 * @throws errors.invalidParameters for no number or one outside the US, errors.rateLimited
 */
export async function requestNumberCode(ctx: Ctx, id: string, typed: string): Promise<SentCode> {
  const { preferredLanguage } = await accountFor(ctx, id)
  const number = readPhone(typed)
  if (!number) throw refusedFields({ number: 'errors.telephone' })
  if (!number.sms)
    throw new AppError('errors.invalidParameters', 'Text messages can be sent to US numbers only.', {
      fields: { number: 'mfa.smsUsOnly' },
    })
  return sendCode(ctx, {
    userId: id,
    mfaType: 'sms',
    to: number.number,
    scope: numberScope(id),
    language: preferredLanguage,
  })
}

/**
 * Confirms the number that the code was sent to; it becomes the mobile number unless it is kept as another one already.
 * @throws auth.code.invalid, mfa.locked after too many wrong codes
 */
export async function confirmNumber(ctx: Ctx, id: string, code: string): Promise<{ confirmed: true; number: string }> {
  await accountFor(ctx, id)
  const limits = await ctx.limits()
  await consumeRateLimit(
    ctx,
    triesOf(id),
    limits['mfa.tries'],
    secondsOf(limits, 'mfa.lock'),
    'mfa.locked',
    'Too many wrong codes. Please wait.',
  )
  const answer = await consumeCode(ctx, { userId: id, mfaType: 'sms', scope: numberScope(id) }, code)
  if (answer.result === 'repeated') await refundTry(ctx, triesOf(id))
  if (answer.result !== 'right' || answer.target === null)
    throw new AppError('auth.code.invalid', 'Invalid code entered. Please try again.')
  const number = answer.target
  await transaction(ctx, async (tx) => {
    await lockRow(tx, user, id)
    const kept = await tx.select().from(phone).where(eq(phone.userId, id))
    const confirmedAt = ctx.now()
    const same = kept.find((one) => readPhone(one.number)?.number === number)
    const mobile = kept.find((one) => one.phoneKind === 'mobile')
    const row = same ?? mobile
    if (row)
      await tx
        .update(phone)
        .set({ number, confirmedAt, version: row.version + 1 })
        .where(and(eq(phone.id, row.id), eq(phone.version, row.version)))
    else await tx.insert(phone).values({ id: newId(), userId: id, phoneKind: 'mobile', number, confirmedAt })
    await recordChange(
      ctx,
      tx,
      { refTable: 'phone', refId: id },
      { number: row?.number ?? null, confirmedAt: row?.confirmedAt ?? null },
      { number, confirmedAt },
    )
  })
  await resetRateLimit(ctx, triesOf(id))
  return { confirmed: true, number }
}
