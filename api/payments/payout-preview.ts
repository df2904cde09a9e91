import { eq, sql } from 'drizzle-orm'
import { alias } from '#db/columns.ts'
import type { Queries } from '#db/client.ts'
import { transaction } from '#db/schema/all.ts'
import { payoutBlocks } from '#model/payments/earning.ts'
import type { PayoutPreview } from '#model/payments/payout-wire.ts'
import { quarterDays } from '#model/payments/quarters.ts'
import { newYorkDay } from '#model/time.ts'
import type { Ctx } from '../context.ts'
import { forPayout } from './paid-lines.ts'
import { payFactsOf } from './pay-facts.ts'
import { accountsOf } from './payout-files/accounts.ts'

/**
 * What each person is owed from everything up to the end of a quarter, in cents. Payments and deductions of later days
 * count as well, so that nothing is paid twice. A reversal counts where its line does.
 */
async function owedUntil(q: Queries, last: string): Promise<Map<string, { owed: number; entries: number }>> {
  const reversed = alias(transaction, 'reversed')
  const counts = (line: typeof transaction | typeof reversed) =>
    sql`${line.effectiveDate} <= ${last} or ${line.amount} < 0`
  const owed = sql<number>`sum(case when ${reversed.id} is null and (${counts(transaction)}) or ${reversed.id} is not null and (${counts(reversed)}) then ${transaction.amount} else 0 end)`
  // what the ledger lists as entries for a payout; the rest of what is owed are payments
  const entries = sql<number>`sum(case when ${forPayout} and (${counts(transaction)}) then ${transaction.amount} else 0 end)`
  const rows = await q
    .select({ userId: transaction.userId, owed, entries })
    .from(transaction)
    .leftJoin(reversed, eq(transaction.reversalOf, reversed.id))
    .groupBy(transaction.userId)
    .having(sql`${owed} > 0`)
  return new Map(rows.map((row) => [row.userId, { owed: Number(row.owed), entries: Number(row.entries) }]))
}

/** Who would be paid how much for a quarter, and who would not, and why. Payable only as the ledger rules say (money, payouts). */
export async function previewPayout(ctx: Ctx, q: Queries, quarter: string): Promise<PayoutPreview> {
  const sums = await owedUntil(q, quarterDays(quarter).last)
  const owed = new Map([...sums].map(([userId, sum]) => [userId, sum.owed]))
  const day = newYorkDay(ctx.now())
  const people = await payFactsOf(q, [...owed.keys()], owed, day)
  const judged = people
    .map((one) => ({ one, reasons: payoutBlocks(one, day) }))
    .sort((a, b) => a.one.displayName.localeCompare(b.one.displayName) || a.one.userId.localeCompare(b.one.userId))
  const payable = judged
    .filter(({ reasons }) => reasons.length === 0)
    .map(({ one }) => ({ userId: one.userId, displayName: one.displayName, amount: one.balance }))
  const accounts = await accountsOf(q, payable)
  const lines = payable.map((line) => {
    const account = accounts.get(line.userId)
    const entries = sums.get(line.userId)?.entries ?? 0
    return {
      ...line,
      entries,
      paidBefore: entries - line.amount,
      method: account?.method ?? ('bank' as const),
      rail: account?.paidTo.rail ?? ('none' as const),
    }
  })
  const blocked = judged
    .filter(({ reasons }) => reasons.length > 0)
    .map(({ one, reasons }) => ({
      userId: one.userId,
      displayName: one.displayName,
      amount: one.balance,
      reason: reasons[0] ?? '',
      reasons,
      taxForm: one.taxForm,
    }))
  return { quarter, total: lines.reduce((sum, line) => sum + line.amount, 0), currency: 'USD', lines, blocked }
}
