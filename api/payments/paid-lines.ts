import { and, between, eq, sql, type SQL } from 'drizzle-orm'
import { transaction } from '#db/schema/all.ts'

/** Another line of the same person, for which there is an index, took this one back: a returned payment, or whatever staff reversed. */
export const reversed = sql<unknown>`exists (select 1 from ${transaction} back where back.user_id = ${transaction}.user_id and back.reversal_of = ${transaction}.id)`

/** Payments of a year by New York pay date; a reversed payment was none. Year-end totals and people's own pages count by it. */
export const paidInYear = (year: number): SQL =>
  and(
    eq(transaction.transactionType, 'Paid'),
    between(transaction.effectiveDate, `${year}-01-01`, `${year}-12-31`),
    sql`not ${reversed}`,
  ) as SQL
