import { eq, sql } from 'drizzle-orm'
import { alias } from '#db/columns.ts'
import type { Queries } from '#db/client.ts'
import { transaction } from '#db/schema/all.ts'
import { payoutBlocks } from '#model/payments/earning.ts'
import type { PayoutPreview } from '#model/payments/payout-wire.ts'
import { quarterDays } from '#model/payments/quarters.ts'
import { newYorkDay } from '#model/time.ts'
import type { Ctx } from '../context.ts'
import { payFactsOf } from './pay-facts.ts'
import { accountsOf } from './payout-files/accounts.ts'

/**
 * What each person is owed from everything up to the end of a quarter, in cents. Payments and deductions of later days
 * count as well, so that nothing is paid twice. What takes a line back counts where that line does.
 */
async function owedUntil(q: Queries, last: string): Promise<Map<string, number>> {
  const reversed = alias(transaction, 'reversed')
  const counts = (line: typeof transaction | typeof reversed) =>
    sql`${line.effectiveDate} <= ${last} or ${line.amount} < 0`
  const owed = sql<number>`sum(case when ${reversed.id} is null and (${counts(transaction)}) or ${reversed.id} is not null and (${counts(reversed)}) then ${transaction.amount} else 0 end)`
  const rows = await q
    .select({ userId: transaction.userId, owed })
    .from(transaction)
    .leftJoin(reversed, eq(transaction.reversalOf, reversed.id))
    .groupBy(transaction.userId)
    .having(sql`${owed} > 0`)
  return new Map(rows.map((row) => [row.userId, Number(row.owed)]))
}

/** Who would be paid how much for a quarter, and who would not, and why. Payable only as the ledger rules say (money, payouts). */
export async function previewPayout(ctx: Ctx, q: Queries, quarter: string): Promise<PayoutPreview> {
  const owed = await owedUntil(q, quarterDays(quarter).last)
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
    return { ...line, method: account?.method ?? ('bank' as const), rail: account?.paidTo.rail ?? ('none' as const) }
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
