import { z } from 'zod'
import { dateField, idField, optionalId, refuse, requiredText } from '../fields.ts'
import { addDays } from '../time.ts'
import { quarterOf } from './quarters.ts'
import { firstPaymentYear } from './year-end.ts'
import { paymentChannels } from './channel.ts'
import {
  currencies,
  ledgerSources,
  ledgerStatuses,
  ledgerTransactionTypes,
  reversalKinds,
  type LedgerTransactionType,
  type ReversalKind,
} from './enums.ts'

/** Ledger lines are immutable; a correction is a new line that references the old one. Amounts are integer cents. */

export const transactionRow = z
  .object({
    id: z.string(),
    userId: z.string(),
    queryId: z.string().nullable(),
    description: z.string(),
    amount: z.int(),
    currency: z.enum(currencies),
    transactionType: z.enum(ledgerTransactionTypes),
    source: z.enum(ledgerSources),
    /** how a payment of a batch is sent, and of the reversal of one how that was; null: another line */
    channel: z.enum(paymentChannels).nullable(),
    status: z.enum(ledgerStatuses),
    effectiveDate: z.string(),
    formula: z.string().nullable(),
    reversalOf: z.string().nullable(),
    /** of a reversal: what it does to the entry `reversalOf` */
    reversalKind: z.enum(reversalKinds).nullable(),
    /** another entry reverses this one */
    reversed: z.boolean(),
    /** the kind of that reversal */
    reversedAs: z.enum(reversalKinds).nullable(),
    payoutId: z.string().nullable(),
    createdAt: z.string(),
  })
  .meta({ id: 'Transaction' })
export type Transaction = z.infer<typeof transactionRow>

/**
 * A ledger line entered by staff. Earned lines are created from work; Paid reduces the balance, an Adjustment can do
 * either.
 */
export const transactionInput = z
  .strictObject({
    userId: idField,
    queryId: optionalId,
    transactionType: z.enum(['Adjustment', 'Paid'], { error: 'errors.required' }),
    source: z.enum(ledgerSources, { error: 'errors.required' }),
    amount: z.int({ error: 'errors.amount' }).min(-100_000_000, 'errors.between').max(100_000_000, 'errors.between'),
    description: requiredText(500),
    reason: requiredText(1000),
    effectiveDate: dateField,
  })
  .superRefine((value, ctx) => {
    refuse(ctx, value.amount === 0, 'amount', 'errors.amountZero')
    refuse(ctx, value.transactionType === 'Paid' && value.amount > 0, 'amount', 'errors.paidIsNegative')
    // no year-end would count it
    refuse(
      ctx,
      value.transactionType === 'Paid' && value.effectiveDate < `${firstPaymentYear}-01-01`,
      'effectiveDate',
      'errors.paidTooEarly',
    )
  })
  .meta({ id: 'TransactionInput' })
export type TransactionInput = z.infer<typeof transactionInput>

/** A payment is entered once it was made, an adjustment at most a year ahead: entries are never edited. @param today of New York */
export function effectiveDateProblem(
  { transactionType, effectiveDate }: Pick<TransactionInput, 'transactionType' | 'effectiveDate'>,
  today: string,
): 'errors.dateInFuture' | 'errors.dateTooFar' | undefined {
  if (transactionType === 'Paid') return effectiveDate > today ? 'errors.dateInFuture' : undefined
  return effectiveDate > addDays(today, 365) ? 'errors.dateTooFar' : undefined
}

/**
 * A reversal has the date of its line while the quarter of that goes on; afterwards that of today, since a quarter that
 * is over has been stated and paid. @param today of New York
 */
export const reversalDate = (effectiveDate: string, today: string): string =>
  quarterOf(effectiveDate) < quarterOf(today) ? today : effectiveDate

/** What it means that staff reverse a line: a payment of a batch that was not made yet is removed from it. */
export const reversalKindOf = (line: {
  readonly transactionType: LedgerTransactionType
  readonly status: (typeof ledgerStatuses)[number]
  readonly payoutId: string | null
}): ReversalKind =>
  line.transactionType === 'Paid' && line.status === 'debit-pending' && line.payoutId !== null ? 'removed' : 'reversed'

export const reverseInput = z.strictObject({ reason: requiredText(1000) }).meta({ id: 'ReverseInput' })
/** `fileNotUsed`: staff confirm that no file with the payment was used, or will be */
export const removeInput = reverseInput
  .extend({ fileNotUsed: z.boolean().optional() })
  .meta({ id: 'RemovePaymentInput' })
export type RemoveInput = z.infer<typeof removeInput>
