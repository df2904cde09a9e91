import { eq, inArray } from 'drizzle-orm'
import { stringify } from 'csv-stringify/sync'
import { bankAccount, payout, transaction, user } from '#db/schema/all.ts'
import { AppError } from '#model/errors.ts'
import { plainMoney } from '#model/money.ts'
import type { PaymentState, PayoutDetail } from '#model/payments/payout-wire.ts'
import { authorize } from '../admin/refusals.ts'
import { requireActor, type Ctx } from '../context.ts'
import { resolvedName } from '#model/identity/person-name.ts'
import { railsOf } from './payout-files/accounts.ts'
import { reversed } from './paid-lines.ts'
import { previewPayout } from './payout-preview.ts'

async function linesOf(ctx: Ctx, id: string) {
  const [batch] = await ctx.db.select().from(payout).where(eq(payout.id, id))
  if (!batch) throw new AppError('not.found', 'Not Found')
  const rows = await ctx.db
    .select({ line: transaction, person: user, returned: reversed.mapWith(Boolean) })
    .from(transaction)
    .innerJoin(user, eq(transaction.userId, user.id))
    .where(eq(transaction.payoutId, id))
  const paid = rows.map(({ line, person, returned: back }) => ({
    transactionId: line.id,
    userId: person.id,
    displayName: resolvedName(person),
    email: person.email,
    amount: -line.amount,
    method: line.source === 'check' ? ('bank' as const) : ('paypal' as const),
    state: (back ? 'returned' : line.status === 'debit' ? 'paid' : 'pending') satisfies PaymentState as PaymentState,
  }))
  const rails = await railsOf(ctx.db, paid)
  const lines = paid.map((line) => ({ ...line, rail: rails.get(line.userId) ?? ('none' as const) }))
  return { batch, lines: lines.sort((a, b) => a.displayName.localeCompare(b.displayName)) }
}

/** A batch with its lines, and those of its quarter who still wait for their pay. @throws not.found */
export async function readPayout(ctx: Ctx, id: string): Promise<PayoutDetail> {
  const { batch, lines } = await linesOf(ctx, id)
  const { blocked } = await previewPayout(ctx, ctx.db, batch.quarter)
  const sumOf = (state: PaymentState) =>
    lines.filter((line) => line.state === state).reduce((sum, { amount }) => sum + amount, 0)
  return {
    id: batch.id,
    quarter: batch.quarter,
    total: batch.total,
    currency: 'USD',
    createdBy: batch.createdBy,
    createdAt: batch.createdAt.toISOString(),
    paidAt: batch.paidAt?.toISOString() ?? null,
    version: batch.version,
    lines: lines.map(({ email: _email, ...line }) => line),
    pending: sumOf('pending'),
    paid: sumOf('paid'),
    returned: sumOf('returned'),
    blocked,
  }
}

/** What is still to be paid of a batch as CSV, for the person who transfers the money. Numbers of accounts are revealed one by one, never exported. @throws not.found */
export async function payoutFile(ctx: Ctx, id: string): Promise<string> {
  authorize(requireActor(ctx), 'ledger.payout')
  const { batch, lines: all } = await linesOf(ctx, id)
  const lines = all.filter(({ state }) => state === 'pending')
  const banks = new Map(
    (
      await ctx.db
        .select()
        .from(bankAccount)
        .where(
          inArray(
            bankAccount.userId,
            lines.map((line) => line.userId),
          ),
        )
    ).map((row) => [row.userId, row]),
  )
  const rows = lines.map((line) => {
    const bank = banks.get(line.userId)
    return [
      batch.quarter,
      line.displayName,
      line.email,
      plainMoney(line.amount),
      'USD',
      line.method,
      bank?.bankName ?? '',
      bank?.swiftCode ?? '',
      bank?.paypalEmail ?? '',
    ]
  })
  return `\uFEFF${stringify([['Quarter', 'Name', 'E-mail', 'Amount', 'Currency', 'Method', 'Bank', 'SWIFT', 'PayPal'], ...rows], { escape_formulas: true })}`
}
