import { eq } from 'drizzle-orm'
import { newId } from '#db/columns.ts'
import { transaction, user } from '#db/schema/all.ts'
import { lockRow } from '#db/sql.ts'
import { AppError } from '#model/errors.ts'
import { formatMoney } from '#model/money-format.ts'
import { returnReasonsBy, type ReturnedBody } from '#model/payments/payout-files/payout-file-wire.ts'
import { channelOf } from '#model/payments/channel.ts'
import { newYorkDay } from '#model/time.ts'
import { authorize, refusedFields } from '../admin/refusals.ts'
import { record } from '../audit/record.ts'
import { publishAfterCommit, requireActor, transaction as inTransaction, type Ctx } from '../context.ts'
import { notifyUsers } from '../notifications/notify-users.ts'
import { blocksOf } from './pay-facts.ts'
import { settlePending } from './mark-paid.ts'

/**
 * A bank or PayPal sent a payment back: a new line makes the amount due again, and its owner is asked to check the
 * account. The payment itself keeps its amount.
 * @throws not.found; ledger.notPayment; ledger.reversed; ledger.notSent when it waits in a batch, is held, and was in no file;
 * errors.invalidParameters at a reason that payments of this channel do not come back for
 */
export async function returnPayment(ctx: Ctx, id: string, { why, note }: ReturnedBody): Promise<string> {
  const actor = requireActor(ctx)
  authorize(actor, 'ledger.payout')
  return inTransaction(ctx, async (tx) => {
    const read = async () => (await tx.select().from(transaction).where(eq(transaction.id, id)))[0]
    const there = await read()
    if (!there) throw new AppError('not.found', 'Not Found')
    if (there.transactionType !== 'Paid') throw new AppError('ledger.notPayment', 'Only a payment can be returned.')
    // two at once: the second sees what the first wrote
    await lockRow(tx, user, there.userId)
    const line = (await read()) ?? there
    const [before] = await tx.select({ id: transaction.id }).from(transaction).where(eq(transaction.reversalOf, id))
    if (before) throw new AppError('ledger.reversed', 'This line was reversed before.')
    if (line.payoutId && line.status === 'debit-pending' && !line.fileAt) {
      const blocks = await blocksOf(tx, [line.userId], newYorkDay(ctx.now()))
      if (blocks.get(line.userId)?.reasons.length)
        throw new AppError('ledger.notSent', 'This payment was not sent. Remove it from its batch.')
    }
    // it cannot come back without having left
    await settlePending(ctx, tx, eq(transaction.id, id))
    const { source, paidTo } = (await read()) ?? line
    const channel = channelOf({ payoutId: line.payoutId, source, rail: paidTo?.rail ?? null })
    if (!returnReasonsBy[channel].includes(why)) throw refusedFields({ why: 'errors.returnReason' })
    const returned = newId()
    const reason = note ? `${why}: ${note}` : why
    await tx.insert(transaction).values({
      id: returned,
      userId: line.userId,
      queryId: line.queryId,
      description: `Returned: ${line.description}`.slice(0, 500),
      amount: -line.amount,
      transactionType: 'Adjustment',
      source,
      status: 'credit',
      effectiveDate: newYorkDay(ctx.now()),
      reason,
      reversalOf: id,
      reversalKind: 'returned',
      createdBy: actor.userId,
      createdAt: ctx.now(),
    })
    await record(ctx, tx, {
      event: 'create',
      refTable: 'transaction_ledger',
      refId: returned,
      text: `Payment returned ${-line.amount}: ${reason}`,
    })
    await notifyUsers(ctx, tx, [line.userId], {
      purpose: 'payment',
      cause: `transaction_ledger:${id}:returned`,
      subject: 'message.paymentReturned.subject',
      text: `message.paymentReturned.${why}`,
      params: (language) => ({ amount: formatMoney(-line.amount, language, line.currency) }),
      path: () => `/account/${encodeURIComponent(line.userId)}/bankTransactions`,
    })
    publishAfterCommit(tx, { channel: 'earnings', id: line.userId, userIds: [line.userId] })
    if (line.payoutId) publishAfterCommit(tx, { channel: 'payouts', id: line.payoutId, userIds: [] })
    return returned
  })
}
