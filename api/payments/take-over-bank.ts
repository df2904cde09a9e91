import { and, eq, sql } from 'drizzle-orm'
import { bankAccount, user, userTaxInformation } from '#db/schema/all.ts'
import { lockRow } from '#db/sql.ts'
import { bankSecrets, plainBankFields, type BankSecret } from '#model/payments/bank-wire.ts'
import { recordChange } from '../audit/record.ts'
import { publishAfterCommit, transaction, type Ctx } from '../context.ts'
import { pick } from '../identity/profile/fields.ts'
import { samePay } from '#model/tax/pay-part.ts'
import { openNumbers } from '../tax/form-numbers.ts'
import { valuesOf } from '../tax/form-rows.ts'
import { bankTable, payAccountOf } from '../tax/pay-account.ts'
import { followAccount } from '../tax/save-draft.ts'
import { storeBankNumber } from './bank.ts'
import { notifyAccountChanged } from './notify-account-changed.ts'

/**
 * A certified W-8 BEN says where pay goes; the bank page rules from then on. A form that names the account as it is, or
 * that has been replaced or invalidated since, takes nothing over; nor does one that is older than the account.
 */
export async function takeOverBank(ctx: Ctx, { userId, formId }: Record<string, unknown>): Promise<void> {
  const id = String(userId)
  await transaction(ctx, async (tx) => {
    await lockRow(tx, user, id)
    const [form] = await tx
      .select()
      .from(userTaxInformation)
      .where(and(eq(userTaxInformation.id, String(formId)), eq(userTaxInformation.status, 'certified')))
    if (form?.formType !== 'W-8 BEN') return
    const numbers = await openNumbers(ctx, tx, form.id)
    const [before] = await tx.select().from(bankAccount).where(eq(bankAccount.userId, id))
    if (before && form.certifyDate && before.updatedAt > form.certifyDate) return
    const paidBefore = await payAccountOf(ctx, tx, id)
    if (samePay(valuesOf(form, numbers), paidBefore)) return
    const set = pick(form, plainBankFields)
    await tx
      .insert(bankAccount)
      .values({ userId: id, ...set, updatedAt: ctx.now() })
      .onConflictDoUpdate({
        target: bankAccount.userId,
        set: { ...set, updatedAt: ctx.now(), version: sql`${bankAccount.version} + 1` },
      })
    for (const field of Object.keys(bankSecrets) as BankSecret[])
      await storeBankNumber(ctx, tx, id, field, numbers[field] ?? null)
    await recordChange(
      ctx,
      tx,
      { refTable: bankTable, refId: id, text: 'from the certified W-8 BEN', userId: id },
      pick(before ?? {}, plainBankFields),
      {
        ...set,
        ...Object.fromEntries(Object.keys(bankSecrets).map((field) => [field, field in numbers ? 'after' : null])),
      },
    )
    await followAccount(ctx, tx, id, paidBefore)
    await notifyAccountChanged(ctx, tx, id, `form ${form.id}`)
    publishAfterCommit(tx, { channel: 'users', id, userIds: [id] })
    // the open page says where pay goes
    publishAfterCommit(tx, { channel: 'earnings', id, userIds: [id] })
  })
}
