import { and, eq, sql } from 'drizzle-orm'
import { payout, transaction } from '#db/schema/all.ts'
import { lockRow } from '#db/sql.ts'
import { AppError } from '#model/errors.ts'
import { authorize } from '../admin/refusals.ts'
import { record, recordChange } from '../audit/record.ts'
import { publishAfterCommit, requireActor, transaction as inTransaction, type Ctx } from '../context.ts'

/** The money of a line has left: debit-pending becomes debit, once. Nothing else of a line ever changes. @throws ledger.settled */
export async function settleLine(ctx: Ctx, id: string): Promise<void> {
  authorize(requireActor(ctx), 'ledger.write')
  await inTransaction(ctx, async (tx) => {
    const [line] = await tx
      .update(transaction)
      .set({ status: 'debit' })
      .where(and(eq(transaction.id, id), eq(transaction.status, 'debit-pending')))
      .returning()
    if (!line) {
      const [there] = await tx.select({ status: transaction.status }).from(transaction).where(eq(transaction.id, id))
      throw there
        ? new AppError('ledger.settled', 'This line is not waiting for its payment.')
        : new AppError('not.found', 'Not Found')
    }
    await recordChange(
      ctx,
      tx,
      { refTable: 'transaction_ledger', refId: id },
      { status: 'debit-pending' },
      { status: 'debit' },
    )
    publishAfterCommit(tx, { channel: 'earnings', id: line.userId, userIds: [line.userId] })
  })
}

/** All of a batch has been paid. @throws not.found; ledger.settled when it was marked before */
export async function markPayoutPaid(ctx: Ctx, id: string): Promise<void> {
  const actor = requireActor(ctx)
  authorize(actor, 'ledger.payout')
  await inTransaction(ctx, async (tx) => {
    await lockRow(tx, payout, id)
    const [batch] = await tx.select().from(payout).where(eq(payout.id, id))
    if (!batch) throw new AppError('not.found', 'Not Found')
    if (batch.paidAt) throw new AppError('ledger.settled', 'This batch has been marked as paid.')
    await tx
      .update(payout)
      .set({ paidAt: ctx.now(), paidBy: actor.userId, version: sql`${payout.version} + 1` })
      .where(eq(payout.id, id))
    const lines = await tx
      .update(transaction)
      .set({ status: 'debit' })
      .where(and(eq(transaction.payoutId, id), eq(transaction.status, 'debit-pending')))
      .returning({ id: transaction.id, userId: transaction.userId })
    for (const line of lines) {
      await recordChange(
        ctx,
        tx,
        { refTable: 'transaction_ledger', refId: line.id },
        { status: 'debit-pending' },
        { status: 'debit' },
      )
      publishAfterCommit(tx, { channel: 'earnings', id: line.userId, userIds: [line.userId] })
    }
    await record(ctx, tx, { event: 'update', refTable: 'payout', refId: id, text: 'payout.paid' })
    publishAfterCommit(tx, { channel: 'payouts', id, userIds: [] })
  })
}
