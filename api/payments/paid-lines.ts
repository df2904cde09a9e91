import { and, between, eq, isNull, ne, sql, type SQL } from 'drizzle-orm'
import { payout, transaction } from '#db/schema/all.ts'
import type { ReversalKind } from '#model/payments/enums.ts'
import type { LedgerTotal, PaymentState } from '#model/payments/payout-wire.ts'

/** Another line of the same person, for which there is an index, reverses this one. */
export const reversed = sql<unknown>`exists (select 1 from ${transaction} reversal where reversal.user_id = ${transaction}.user_id and reversal.reversal_of = ${transaction}.id)`
/** The kind of the reversal of a line; null when it was not reversed. */
export const reversedAs = sql<ReversalKind | null>`(
  select reversal.reversal_kind from ${transaction} reversal
  where reversal.user_id = ${transaction}.user_id and reversal.reversal_of = ${transaction}.id limit 1)`

/** Of a reversal, what its text is made of: that of the line that it reverses, and the quarter of the batch of that. */
export const reversedText = sql<string | null>`(
  select reversed.description from ${transaction} reversed where reversed.id = ${transaction}.reversal_of)`
export const reversedQuarter = sql<string | null>`(
  select batch.quarter from ${transaction} reversed join ${payout} batch on batch.id = reversed.payout_id
  where reversed.id = ${transaction}.reversal_of)`

/** What became of a payment. */
export const paymentState = sql<PaymentState>`case
  when ${reversed} then ${reversedAs}
  when ${transaction.status} = 'debit' then 'paid'
  else 'pending' end`

/** A payment that is still to be made: pending, and not reversed. */
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

/** Earned or adjusted: neither a payment nor the reversal of one, which only makes its amount due again. Costs and earnings count by it. */
export const notPayment = sql`${transaction.transactionType} <> 'Paid' and not exists (
  select 1 from ${transaction} payment where payment.id = ${transaction.reversalOf} and payment.transaction_type = 'Paid')`

/** Each line counts in one of the totals: a reversed payment and its reversal in `returned`. */
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

/** Not a payment that is still to be made or was removed before it was, nor the reversal of such a one: its date is that of the payment, which is not known yet. */
export const notWaiting = sql`not (${transaction.transactionType} = 'Paid' and ${transaction.status} = 'debit-pending') and not exists (select 1 from ${transaction} waits where waits.id = ${transaction.reversalOf} and waits.transaction_type = 'Paid' and waits.status = 'debit-pending')`
