import { and, eq, sql } from 'drizzle-orm'
import { userTaxInformation } from '#db/schema/all.ts'
import { AppError } from '#model/errors.ts'
import type { TaxFormStatus } from '#model/tax/enums.ts'
import { authorize } from '../admin/refusals.ts'
import { recordChange } from '../audit/record.ts'
import { requireActor, type Ctx } from '../context.ts'
import { changeOwn } from '../identity/profile/own-record.ts'
import { notifyUsers } from '../notifications/notify-users.ts'
import { formTable } from './form-rows.ts'
import { refreshTaxStatus } from './tax-status.ts'

/**
 * A certified form counts no more: pay waits, and its owner is notified of the reason.
 * @throws auth.notAuthorized with the rule; not.found for an unknown person or where no certified form is
 */
export async function invalidateForm(ctx: Ctx, userId: string, reason: string): Promise<TaxFormStatus> {
  authorize(requireActor(ctx), 'tax.invalidate')
  return changeOwn(ctx, userId, async (tx) => {
    const now = ctx.now()
    const [row] = await tx
      .update(userTaxInformation)
      .set({ status: 'invalid', invalidReason: reason, invalidAt: now, updatedAt: now })
      .where(and(eq(userTaxInformation.userId, userId), eq(userTaxInformation.status, 'certified')))
      .returning()
    if (!row) throw new AppError('not.found', 'Not Found')
    // a draft that is open for review must show the reason before it is certified
    await tx
      .update(userTaxInformation)
      .set({ version: sql`${userTaxInformation.version} + 1` })
      .where(and(eq(userTaxInformation.userId, userId), eq(userTaxInformation.status, 'draft')))
    await recordChange(
      ctx,
      tx,
      { refTable: formTable, refId: row.id },
      { status: 'certified', invalidReason: null },
      { status: 'invalid', invalidReason: reason },
    )
    await notifyUsers(ctx, tx, [userId], {
      purpose: 'taxAccount',
      cause: `${formTable}:${row.id}:invalid:${now.getTime()}`,
      subject: 'message.taxInvalid.subject',
      text: 'message.taxInvalid.text',
      params: () => ({ form: row.formType, reason }),
      path: () => `/account/${encodeURIComponent(userId)}/account#tax`,
    })
    return refreshTaxStatus(ctx, tx, userId)
  })
}
