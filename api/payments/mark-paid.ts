import { and, eq, sql, type SQL } from 'drizzle-orm'
import type { Tx } from '#db/client.ts'
import { payout, transaction, user } from '#db/schema/all.ts'
import { lockPeople, lockRow } from '#db/sql.ts'
import { AppError } from '#model/errors.ts'
import { methodBy, staysPending } from '#model/payments/payout-files/rails.ts'
import { payoutSources } from '#model/payments/channel.ts'
import { batchState } from '#model/payments/payout-wire.ts'
import { newYorkDay } from '#model/time.ts'
import { authorize } from '../admin/refusals.ts'
import { record, recordChange } from '../audit/record.ts'
import { publishAfterCommit, requireActor, transaction as inTransaction, type Ctx } from '../context.ts'
import { reversed, toBePaid } from './paid-lines.ts'
import { accountsOf } from './payout-files/accounts.ts'
import { paymentsOf, sumsOf } from './read-payouts.ts'

const pending = eq(transaction.status, 'debit-pending')

/**
 * Pending lines become paid. Those of a batch get the New York day of now as their date, since the tax year counts by it, and
 * the account of their file, or of now without one; a payment that staff entered keeps what they gave it. Callers lock their owners.
 */
export async function settlePending(
  ctx: Ctx,
  tx: Tx,
  where: SQL | undefined,
  held: ReadonlySet<string> = new Set(),
): Promise<{ id: string; userId: string }[]> {
  const waiting = await tx.select().from(transaction).where(and(where, pending))
  const lines = waiting.filter(({ userId }) => !held.has(userId))
  const accounts = await accountsOf(
    tx,
    lines.filter(({ payoutId }) => payoutId !== null),
  )
  const today = newYorkDay(ctx.now())
  for (const { id, userId, payoutId, status, effectiveDate, source, paidTo } of lines) {
    // what a file carried went to the account in the file
    const to = payoutId === null ? null : (paidTo ?? accounts.get(userId)?.paidTo ?? null)
    const after = {
      status: 'debit' as const,
      effectiveDate: payoutId === null ? effectiveDate : today,
      source: to && to.rail !== 'none' ? payoutSources[methodBy(to.rail)] : source,
    }
    await tx
      .update(transaction)
      .set({ ...after, paidTo: to })
      .where(eq(transaction.id, id))
    await recordChange(ctx, tx, { refTable: 'transaction_ledger', refId: id }, { status, effectiveDate, source }, after)
  }
  return lines
}

/** The money of a line has left: debit-pending becomes debit, once. Nothing else of a line ever changes. @throws ledger.settled; ledger.reversed */
export async function settleLine(ctx: Ctx, id: string): Promise<void> {
  authorize(requireActor(ctx), 'ledger.write')
  await inTransaction(ctx, async (tx) => {
    const [there] = await tx.select({ userId: transaction.userId }).from(transaction).where(eq(transaction.id, id))
    if (!there) throw new AppError('not.found', 'Not Found')
    // a reversal at the same time must happen before or after this, not between
    await lockRow(tx, user, there.userId)
    const [line] = await settlePending(ctx, tx, and(eq(transaction.id, id), toBePaid))
    if (!line)
      throw (await tx.$count(transaction, and(eq(transaction.id, id), reversed)))
        ? new AppError('ledger.reversed', 'This line was reversed.')
        : new AppError('ledger.settled', 'This line is not waiting for its payment.')
    publishAfterCommit(tx, { channel: 'earnings', id: line.userId, userIds: [line.userId] })
  })
}

/**
 * The payments of a batch have been made, but for those that were reversed, and those that are held today and that the last
 * file does not carry. These wait, and the batch stays open for them.
 * @throws not.found; payout.nothingToPay when none is left to be made; payout.held when none can be paid today
 */
export async function markPayoutPaid(ctx: Ctx, id: string): Promise<void> {
  const actor = requireActor(ctx)
  authorize(actor, 'ledger.payout')
  await inTransaction(ctx, async (tx) => {
    await lockRow(tx, payout, id)
    const [batch] = await tx.select().from(payout).where(eq(payout.id, id))
    if (!batch) throw new AppError('not.found', 'Not Found')
    const waiting = and(eq(transaction.payoutId, id), toBePaid)
    const people = await tx.select({ id: transaction.userId }).from(transaction).where(waiting)
    await lockPeople(
      tx,
      user,
      people.map((one) => one.id),
    )
    const payments = await paymentsOf(ctx, tx, id)
    if (batchState(sumsOf(payments)) !== 'open')
      throw new AppError('payout.nothingToPay', 'No payment of this batch is left to be made.')
    const held = new Set(payments.filter((one) => staysPending(one, payments)).map(({ userId }) => userId))
    const paid = await settlePending(ctx, tx, waiting, held)
    if (held.size > 0 && paid.length === 0)
      throw new AppError('payout.held', 'No payment of this batch can be made today.')
    for (const line of paid) publishAfterCommit(tx, { channel: 'earnings', id: line.userId, userIds: [line.userId] })
    await tx
      .update(payout)
      .set({ ...(held.size === 0 && { paidAt: ctx.now(), paidBy: actor.userId }), version: sql`${payout.version} + 1` })
      .where(eq(payout.id, id))
    await record(ctx, tx, { event: 'update', refTable: 'payout', refId: id, text: 'payout.paid' })
    publishAfterCommit(tx, { channel: 'payouts', id, userIds: [] })
  })
}
