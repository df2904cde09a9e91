import { eq } from 'drizzle-orm'
import { newId } from '#db/columns.ts'
import { payout, transaction, user } from '#db/schema/all.ts'
import { lockRow } from '#db/sql.ts'
import { AppError } from '#model/errors.ts'
import { quarterDays } from '#model/payments/quarters.ts'
import { payoutSources } from '#model/payments/channel.ts'
import { payoutName, type PayoutDetail } from '#model/payments/payout-wire.ts'
import { newYorkDay } from '#model/time.ts'
import { authorize } from '../admin/refusals.ts'
import { record } from '../audit/record.ts'
import { publishAfterCommit, requireActor, transaction as inTransaction, type Ctx } from '../context.ts'
import { batchNumber } from './batch-number.ts'
import { previewPayout } from './payout-preview.ts'
import { readPayout } from './read-payouts.ts'

/**
 * Pays out a quarter that is over: one Paid line for everyone who can be paid, under one batch. Two batches at once pay
 * no one twice: each payee's account is locked before what they are owed is counted.
 * @throws payout.quarterOpen; payout.nothing; payout.blocked with the people who cannot be paid
 */
export async function createPayout(
  ctx: Ctx,
  { quarter, userIds }: { quarter: string; userIds?: string[] },
): Promise<PayoutDetail> {
  const actor = requireActor(ctx)
  authorize(actor, 'ledger.payout')
  const today = newYorkDay(ctx.now())
  if (today <= quarterDays(quarter).last) throw new AppError('payout.quarterOpen', 'This quarter is not over yet.')
  const id = newId()
  await inTransaction(ctx, async (tx) => {
    const seen = await previewPayout(ctx, tx, quarter)
    const wanted = new Set(userIds ?? seen.lines.map((line) => line.userId))
    const blocked = seen.blocked.filter((one) => userIds?.includes(one.userId))
    if (blocked.length)
      throw new AppError('payout.blocked', 'Some of these people cannot be paid.', { extra: { blocked } })
    for (const userId of [...wanted].sort()) await lockRow(tx, user, userId)
    const { lines } = await previewPayout(ctx, tx, quarter)
    const paid = lines.filter((line) => wanted.has(line.userId))
    if (!paid.length) throw new AppError('payout.nothing', 'No balance is due that could be paid.')
    const total = paid.reduce((sum, line) => sum + line.amount, 0)
    const now = ctx.now()
    await tx.insert(payout).values({ id, quarter, total, createdBy: actor.userId, createdAt: now })
    for (const line of paid) {
      const lineId = newId()
      await tx.insert(transaction).values({
        id: lineId,
        userId: line.userId,
        description: `Payout ${quarter}`,
        amount: -line.amount,
        transactionType: 'Paid',
        source: payoutSources[line.method],
        status: 'debit-pending',
        effectiveDate: today,
        payoutId: id,
        createdBy: actor.userId,
        createdAt: now,
      })
      await record(ctx, tx, {
        event: 'create',
        refTable: 'transaction_ledger',
        refId: lineId,
        text: `Payout ${quarter}: ${-line.amount}`,
      })
      publishAfterCommit(tx, { channel: 'earnings', id: line.userId, userIds: [line.userId] })
    }
    const [made] = await tx.select({ number: batchNumber }).from(payout).where(eq(payout.id, id))
    const name = payoutName(quarter, made?.number ?? 1)
    await record(ctx, tx, { event: 'create', refTable: 'payout', refId: id, text: `${name}: ${total}` })
    publishAfterCommit(tx, { channel: 'payouts', id, userIds: [] })
  })
  return readPayout(ctx, id)
}
