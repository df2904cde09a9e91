import { AppError } from '#model/errors.ts'
import type { RemoveInput } from '#model/payments/inputs.ts'
import { authorize } from '../admin/refusals.ts'
import { record } from '../audit/record.ts'
import { requireActor, transaction as inTransaction, type Ctx } from '../context.ts'
import { writeReversal } from './write-line.ts'

/**
 * A payment that waits in a batch is not made: its amount is due again for the next batch. Its owner gets no message, for
 * nothing was sent. What is in a file may have been sent all the same, which only staff know.
 * @throws not.found for what is in no batch; ledger.settled when it was made; ledger.reversed; payout.inFile with the time
 */
export async function removeFromPayout(ctx: Ctx, id: string, { reason, fileNotUsed }: RemoveInput): Promise<string> {
  authorize(requireActor(ctx), 'ledger.payout')
  return inTransaction(ctx, async (tx) => {
    let batch = { id: '', amount: 0, filed: false }
    const made = await writeReversal(ctx, tx, id, reason, (line) => {
      if (line.payoutId === null) throw new AppError('not.found', 'Not Found')
      if (line.status !== 'debit-pending') throw new AppError('ledger.settled', 'This payment has been made.')
      if (line.fileAt && !fileNotUsed)
        throw new AppError('payout.inFile', 'A file has this payment. Confirm that the file was not used.', {
          extra: { fileAt: line.fileAt.toISOString() },
        })
      batch = { id: line.payoutId, amount: -line.amount, filed: line.fileAt !== null }
    })
    const text = `Payment removed ${batch.amount}${batch.filed ? ', its file was not used' : ''}: ${reason}`
    await record(ctx, tx, { event: 'update', refTable: 'payout', refId: batch.id, text })
    return made
  })
}
