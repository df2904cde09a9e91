import { AppError } from '#model/errors.ts'
import { authorize } from '../admin/refusals.ts'
import { record } from '../audit/record.ts'
import { requireActor, transaction as inTransaction, type Ctx } from '../context.ts'
import { takeBack } from './write-line.ts'

/**
 * A payment that waits in a batch is not made: its amount is due again for the next batch. Its owner gets no message, for
 * nothing was sent.
 * @throws not.found for what is in no batch; ledger.settled when it was made; ledger.reversed
 */
export async function removeFromPayout(ctx: Ctx, id: string, reason: string): Promise<string> {
  authorize(requireActor(ctx), 'ledger.payout')
  return inTransaction(ctx, async (tx) => {
    let batch = { id: '', amount: 0 }
    const made = await takeBack(ctx, tx, id, reason, (line) => {
      if (line.payoutId === null) throw new AppError('not.found', 'Not Found')
      if (line.status !== 'debit-pending') throw new AppError('ledger.settled', 'This payment has been made.')
      batch = { id: line.payoutId, amount: -line.amount }
    })
    const text = `Payment removed ${batch.amount}: ${reason}`
    await record(ctx, tx, { event: 'update', refTable: 'payout', refId: batch.id, text })
    return made
  })
}
