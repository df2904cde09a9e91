import { and, eq } from 'drizzle-orm'
import { secretNumber } from '#db/schema/all.ts'
import { AppError } from '#model/errors.ts'
import { secondsOf } from '#model/limits.ts'
import type { BankRevealed, BankRevealBody } from '#model/payments/bank-wire.ts'
import { addSeconds } from '#model/time.ts'
import { authorize } from '../admin/refusals.ts'
import { record } from '../audit/record.ts'
import { requireActor, transaction, type Ctx } from '../context.ts'
import { readable } from '../identity/profile/own-record.ts'
import { unseal } from '../ports/cipher.ts'
import { bankTable, secretPlace } from '../tax/pay-account.ts'

/**
 * One whole number of someone's bank data, for a reason that is in the audit log before the number is given. The
 * log says which number was looked at, by whom and why, and never the number.
 * @throws auth.notAuthorized with the rule; not.found for an unknown person, or when no such number is kept
 */
export async function revealBankNumber(ctx: Ctx, id: string, { field, reason }: BankRevealBody): Promise<BankRevealed> {
  authorize(requireActor(ctx), 'secrets.reveal')
  await readable(ctx, ctx.db, id)
  const value = await transaction(ctx, async (tx) => {
    const [kept] = await tx
      .select()
      .from(secretNumber)
      .where(and(eq(secretNumber.refTable, bankTable), eq(secretNumber.refId, id), eq(secretNumber.field, field)))
    if (!kept) throw new AppError('not.found', 'Not Found')
    await record(ctx, tx, { event: 'update', refTable: bankTable, refId: id, text: `${field} revealed: ${reason}` })
    return unseal(ctx.env.secretKeys, secretPlace(id, field), kept.cipher)
  })
  return { value, hideAt: addSeconds(ctx.now(), secondsOf(await ctx.limits(), 'money.revealFor')).toISOString() }
}
