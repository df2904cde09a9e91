import { secondsOf } from '#model/limits.ts'
import { AppError } from '#model/errors.ts'
import type { TaxRevealBody, TaxRevealed } from '#model/tax/wire.ts'
import { addSeconds } from '#model/time.ts'
import { authorize } from '../admin/refusals.ts'
import { record } from '../audit/record.ts'
import { requireActor, transaction, type Ctx } from '../context.ts'
import { readable } from '../identity/profile/own-record.ts'
import { openSealed } from './form-numbers.ts'
import { formTable } from './form-rows.ts'
import { formsOf } from './read-form.ts'

/**
 * One whole number of someone's tax form, for a reason that is in the audit log before the number is given. The log
 * never holds the number.
 * @throws auth.notAuthorized with the rule; not.found for an unknown person, or when no such number is kept
 */
export async function revealTaxNumber(
  ctx: Ctx,
  id: string,
  { field, reason, formId }: TaxRevealBody,
): Promise<TaxRevealed> {
  authorize(requireActor(ctx), 'secrets.reveal')
  await readable(ctx, ctx.db, id)
  const value = await transaction(ctx, async (tx) => {
    const forms = await formsOf(tx, id)
    const form =
      formId === undefined
        ? (forms.find(({ status }) => status === 'certified' || status === 'invalid') ?? forms[0])
        : forms.find((one) => one.id === formId)
    const kept = form && (await openSealed(ctx, tx, form.id, field))
    if (!kept) throw new AppError('not.found', 'Not Found')
    await record(ctx, tx, {
      event: 'update',
      refTable: formTable,
      refId: form.id,
      text: `${field} revealed: ${reason}`,
    })
    return kept
  })
  return { value, hideAt: addSeconds(ctx.now(), secondsOf(await ctx.limits(), 'money.revealFor')).toISOString() }
}
