import { and, between, eq, isNull, ne, sql, type SQL } from 'drizzle-orm'
import { payout, transaction } from '#db/schema/all.ts'
import type { TakingBack } from '#model/payments/inputs.ts'
import type { LedgerTotal, PaymentState } from '#model/payments/payout-wire.ts'

/** Another line of the same person, for which there is an index, took this one back: a returned payment, or whatever staff reversed. */
export const reversed = sql<unknown>`exists (select 1 from ${transaction} back where back.user_id = ${transaction}.user_id and back.reversal_of = ${transaction}.id)`

/** How a line was taken back: staff reversed it in its own words, or a payment came back, which is written in front of them. */
const how = (back: SQL, taken: SQL) =>
  sql`case when ${taken}.transaction_type = 'Paid' and ${back}.description <> ${taken}.description then 'returned' else 'reversed' end`
/** How a line was taken back; null when it was not. */
export const takenBack = sql<TakingBack | null>`(
  select ${how(sql`back`, sql`${transaction}`)} from ${transaction} back
  where back.user_id = ${transaction}.user_id and back.reversal_of = ${transaction}.id limit 1)`
/** How a line takes another one back; null when it takes none. */
export const takesBack = sql<TakingBack | null>`(
  select ${how(sql`${transaction}`, sql`taken`)} from ${transaction} taken where taken.id = ${transaction}.reversal_of)`

/** Of a line that takes another one back, in the words of which it is said: their text, and the quarter of their batch. */
export const takenText = sql<string | null>`(
  select taken.description from ${transaction} taken where taken.id = ${transaction}.reversal_of)`
export const takenQuarter = sql<string | null>`(
  select batch.quarter from ${transaction} taken join ${payout} batch on batch.id = taken.payout_id
  where taken.id = ${transaction}.reversal_of)`

/** What became of a payment. */
export const paymentState = sql<PaymentState>`case
  when ${reversed} then ${takenBack}
  when ${transaction.status} = 'debit' then 'paid'
  else 'pending' end`

/** A payment that is still to be made: pending, and not taken back. */
export const toBePaid = and(eq(transaction.status, 'debit-pending'), sql`not ${reversed}`)

/**
 * Payments of a year by New York pay date: the day on which a batch was marked as paid, or the date that staff gave a payment of
 * their own. A pending or reversed payment was none. Year-end totals and people's own pages count by it.
 */
export const paidInYear = (year: number): SQL =>
  and(
    eq(transaction.transactionType, 'Paid'),
    between(transaction.effectiveDate, `${year}-01-01`, `${year}-12-31`),
    sql`${paymentState} = 'paid'`,
  ) as SQL

/** Earned or adjusted: neither a payment nor what took one back, which only makes its amount due again. Costs and earnings count by it. */
export const notPayment = sql`${transaction.transactionType} <> 'Paid' and not exists (
  select 1 from ${transaction} payment where payment.id = ${transaction.reversalOf} and payment.transaction_type = 'Paid')`

/** Each line counts in one of the totals: a payment that was taken back, and what took it back, in `returned`. */
export const ledgerTotal = sql<LedgerTotal>`case
  when ${transaction.transactionType} = 'Earned' then 'earned'
  when ${transaction.transactionType} = 'Paid' and ${reversed} then 'returned'
  when ${transaction.transactionType} = 'Paid' then ${paymentState}
  when ${notPayment} then 'adjusted'
  else 'returned' end`

/** The rule `isForPayout` as a condition. */
export const forPayout = and(
  ne(transaction.transactionType, 'Paid'),
  isNull(transaction.reversalOf),
  sql`not ${reversed}`,
) as SQL

/** Not a payment that is still to be made, nor what took such a one back: its date is that of the payment, which is not known yet. */
export const notWaiting = sql`not (${transaction.transactionType} = 'Paid' and ${transaction.status} = 'debit-pending') and not exists (select 1 from ${transaction} waits where waits.id = ${transaction.reversalOf} and waits.transaction_type = 'Paid' and waits.status = 'debit-pending')`
