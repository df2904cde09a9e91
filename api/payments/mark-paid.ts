import { and, eq, sql } from 'drizzle-orm'
import { payout, transaction, user } from '#db/schema/all.ts'
import { lockPeople, lockRow } from '#db/sql.ts'
import { AppError } from '#model/errors.ts'
import { authorize } from '../admin/refusals.ts'
import { record, recordChange } from '../audit/record.ts'
import { publishAfterCommit, requireActor, transaction as inTransaction, type Ctx } from '../context.ts'
import { reversed } from './paid-lines.ts'

const toBePaid = and(eq(transaction.status, 'debit-pending'), sql`not ${reversed}`)

/** The money of a line has left: debit-pending becomes debit, once. Nothing else of a line ever changes. @throws ledger.settled; ledger.reversed */
export async function settleLine(ctx: Ctx, id: string): Promise<void> {
  authorize(requireActor(ctx), 'ledger.write')
  await inTransaction(ctx, async (tx) => {
    const [there] = await tx.select({ userId: transaction.userId }).from(transaction).where(eq(transaction.id, id))
    if (!there) throw new AppError('not.found', 'Not Found')
    // a reversal at the same time must happen before or after this, not between
    await lockRow(tx, user, there.userId)
    const [line] = await tx
      .update(transaction)
      .set({ status: 'debit' })
      .where(and(eq(transaction.id, id), toBePaid))
      .returning()
    if (!line)
      throw (await tx.$count(transaction, and(eq(transaction.id, id), reversed)))
        ? new AppError('ledger.reversed', 'This line was reversed.')
        : new AppError('ledger.settled', 'This line is not waiting for its payment.')
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

/** All of a batch has been paid, but for what was reversed or came back. @throws not.found; ledger.settled when it was marked before */
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
    const waiting = and(eq(transaction.payoutId, id), toBePaid)
    const people = await tx.select({ id: transaction.userId }).from(transaction).where(waiting)
    await lockPeople(
      tx,
      user,
      people.map((one) => one.id),
    )
    const lines = await tx
      .update(transaction)
      .set({ status: 'debit' })
      .where(waiting)
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
