import { eq, sql } from 'drizzle-orm'
import type { Tx } from '#db/client.ts'
import { user } from '#db/schema/all.ts'
import type { TaxFormStatus } from '#model/tax/enums.ts'
import { taxFormStatusOf } from '#model/tax/validity.ts'
import { newYorkDay } from '#model/time.ts'
import { recordChange } from '../audit/record.ts'
import { publishAfterCommit, type Ctx } from '../context.ts'
import { formsOf } from './read-form.ts'

/** Writes what follows from a person's forms to the account, in the transaction that changed them. */
export async function refreshTaxStatus(ctx: Ctx, tx: Tx, userId: string): Promise<TaxFormStatus> {
  const taxFormStatus = taxFormStatusOf(await formsOf(tx, userId), newYorkDay(ctx.now()))
  const [person] = await tx.select({ taxFormStatus: user.taxFormStatus }).from(user).where(eq(user.id, userId))
  if (person && person.taxFormStatus !== taxFormStatus) {
    await tx
      .update(user)
      .set({ taxFormStatus, updatedAt: ctx.now(), version: sql`${user.version} + 1` })
      .where(eq(user.id, userId))
    await recordChange(ctx, tx, { refTable: 'user', refId: userId }, person, { taxFormStatus })
    publishAfterCommit(tx, { channel: 'users', id: userId, userIds: [userId] })
    // what waited for the form is free, or waits
    publishAfterCommit(tx, { channel: 'earnings', id: userId, userIds: [userId] })
  }
  return taxFormStatus
}
