import { and, between, eq, sql, type SQL } from 'drizzle-orm'
import { transaction } from '#db/schema/all.ts'

/** Another line took this one back: a payment that was returned, or whatever staff reversed. */
export const reversed = sql<unknown>`exists (select 1 from ${transaction} back where back.reversal_of = ${transaction}.id)`

/** Payments of a year by New York pay date; a reversed payment was none. Year-end totals and people's own pages count by it. */
export const paidInYear = (year: number): SQL =>
  and(
    eq(transaction.transactionType, 'Paid'),
    between(transaction.effectiveDate, `${year}-01-01`, `${year}-12-31`),
    sql`not ${reversed}`,
  ) as SQL
