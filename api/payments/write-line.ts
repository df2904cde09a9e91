import { eq } from 'drizzle-orm'
import type { Tx } from '#db/client.ts'
import { newId } from '#db/columns.ts'
import { queryHeader, transaction, user } from '#db/schema/all.ts'
import { lockRow } from '#db/sql.ts'
import { AppError } from '#model/errors.ts'
import { userType } from '#model/identity/enums.ts'
import { effectiveDateProblem, reversalDate, reversalKindOf, type TransactionInput } from '#model/payments/inputs.ts'
import { newYorkDay } from '#model/time.ts'
import { authorize, refusedFields } from '../admin/refusals.ts'
import { record } from '../audit/record.ts'
import { publishAfterCommit, requireActor, transaction as inTransaction, type Ctx } from '../context.ts'

type Line = typeof transaction.$inferInsert

async function keep(
  ctx: Ctx,
  tx: Tx,
  line: Omit<Line, 'id' | 'createdBy' | 'createdAt'> & { reason: string },
): Promise<string> {
  const id = newId()
  await tx.insert(transaction).values({ id, ...line, createdBy: requireActor(ctx).userId, createdAt: ctx.now() })
  await record(ctx, tx, {
    event: 'create',
    refTable: 'transaction_ledger',
    refId: id,
    text: `${line.transactionType} ${line.amount}: ${line.reason}`,
  })
  publishAfterCommit(tx, { channel: 'earnings', id: line.userId, userIds: [line.userId] })
  return id
}

/** A payment waits until the money has left; an adjustment only changes what is owed. */
const statusOf = (type: 'Paid' | 'Adjustment') => (type === 'Paid' ? ('debit-pending' as const) : ('credit' as const))

/** A line that staff write: an adjustment, or a payment made outside of a batch. @throws errors.invalidParameters at the field */
export async function writeLine(ctx: Ctx, input: TransactionInput): Promise<string> {
  authorize(requireActor(ctx), 'ledger.write')
  const date = effectiveDateProblem(input, newYorkDay(ctx.now()))
  if (date) throw refusedFields({ effectiveDate: date })
  return inTransaction(ctx, async (tx) => {
    const [owner] = await tx.select({ userType: user.userType }).from(user).where(eq(user.id, input.userId))
    if (!owner) throw refusedFields({ userId: 'errors.noSuchRecord' })
    if (owner.userType === userType.client || owner.userType === userType.csr)
      throw refusedFields({ userId: 'errors.notAnExpert' })
    if (
      input.queryId &&
      !(await tx.select({ id: queryHeader.id }).from(queryHeader).where(eq(queryHeader.id, input.queryId))).length
    )
      throw refusedFields({ queryId: 'errors.noSuchRecord' })
    return keep(ctx, tx, { ...input, queryId: input.queryId ?? null, status: statusOf(input.transactionType) })
  })
}

type Stored = typeof transaction.$inferSelect

/**
 * Reverses a line by a new one of the opposite amount; each line once.
 * @throws ledger.reversed, not.found; ledger.inFile for a payment that waits in a file: its batch asks what became of the file
 */
export async function reverseLine(ctx: Ctx, id: string, reason: string): Promise<string> {
  authorize(requireActor(ctx), 'ledger.write')
  return inTransaction(ctx, (tx) =>
    writeReversal(ctx, tx, id, reason, ({ status, fileAt }) => {
      if (status === 'debit-pending' && fileAt)
        throw new AppError('ledger.inFile', 'A file has this payment. Mark it as paid, or remove it from its batch.')
    }),
  )
}

/** @param check what else must be true of the line, which no one else changes meanwhile */
export async function writeReversal(
  ctx: Ctx,
  tx: Tx,
  id: string,
  reason: string,
  check?: (line: Stored) => void,
): Promise<string> {
  const [owner] = await tx.select({ id: transaction.userId }).from(transaction).where(eq(transaction.id, id))
  if (!owner) throw new AppError('not.found', 'Not Found')
  // two at once: the second sees what the first wrote
  await lockRow(tx, user, owner.id)
  const [line] = await tx.select().from(transaction).where(eq(transaction.id, id))
  if (!line) throw new AppError('not.found', 'Not Found')
  const [before] = await tx.select({ id: transaction.id }).from(transaction).where(eq(transaction.reversalOf, id))
  if (before || line.reversalOf)
    throw new AppError(
      'ledger.reversed',
      before ? 'This line was reversed before.' : 'A reversal is not reversed; write a new line.',
    )
  check?.(line)
  if (line.payoutId) publishAfterCommit(tx, { channel: 'payouts', id: line.payoutId, userIds: [] })
  return keep(ctx, tx, {
    userId: line.userId,
    queryId: line.queryId,
    queryExpertId: line.queryExpertId,
    description: line.description,
    amount: -line.amount,
    transactionType: 'Adjustment',
    source: line.source,
    status: statusOf('Adjustment'),
    effectiveDate: reversalDate(line.effectiveDate, newYorkDay(ctx.now())),
    reason,
    reversalOf: id,
    reversalKind: reversalKindOf(line),
  })
}
