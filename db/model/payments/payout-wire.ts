import { z } from 'zod'
import { formNeed } from '../tax/standing.ts'
import { accountingStatuses } from '../discussions/enums.ts'
import { paymentChannels } from './channel.ts'
import { currencies, reversalKinds, type ReversalKind } from './enums.ts'
import { quarterField } from '../fields.ts'
import { transactionRow } from './inputs.ts'
import { payoutMethods, payoutRails } from './payout-files/rails.ts'

/** Payout batches: one per quarter, or more when some experts became payable later. Amounts are integer cents. */

/** What a batch is called: its quarter, and from the second of a quarter on which one it is. */
export const payoutName = (quarter: string, number: number): string => (number > 1 ? `${quarter} (${number})` : quarter)
/** A file about a batch, without the characters that shells and mail programs garble. */
export const payoutFileName = (about: string, name: string, ending: string): string =>
  `${about}-${name.replace(/ \((\d+)\)/, '-$1')}.${ending}`

/** What the text of a ledger line is made of. */
export interface LineWords {
  readonly description: string
  /** of the batch that it is a payment of */
  readonly quarter: string | null
  readonly reversalKind: ReversalKind | null
  /** of the line that it reverses, with the quarter of its batch */
  readonly reversedText: string | null
  readonly reversedQuarter: string | null
}
/** What a line is for: payments of a batch and their reversals in the reader's language; others in their own words. */
export function lineText(line: LineWords, language: string): string {
  const zh = language.startsWith('zh')
  const payment = (own: string, quarter: string | null) =>
    quarter === null ? own : zh ? `${quarter.replace('-Q', '年第')}季度付款` : `Payout ${quarter}`
  if (line.reversalKind === null) return payment(line.description, line.quarter)
  if (line.reversalKind !== 'returned') return payment(line.description, line.reversedQuarter)
  const text = payment(line.reversedText ?? '', line.reversedQuarter)
  return zh ? `退回：${text}` : `Returned: ${text}`
}

export const payoutLine = z
  .object({
    userId: z.string(),
    displayName: z.string(),
    amount: z.int(),
    method: z.enum(payoutMethods),
    /** the file that carries the payment */
    rail: z.enum(payoutRails),
  })
  .meta({ id: 'PayoutLine' })
/** amount = entries - paidBefore */
export const payoutPreviewLine = payoutLine
  .extend({
    /** what was earned and adjusted, as the ledger lists it for a payout */
    entries: z.int(),
    /** payments that were made or wait in a batch */
    paidBefore: z.int(),
  })
  .meta({ id: 'PayoutPreviewLine' })
export type PayoutPreviewLine = z.infer<typeof payoutPreviewLine>
/** `reason`: the first of `reasons`, which are text keys of payout blocks. */
export const payoutBlocked = z
  .object({
    userId: z.string(),
    displayName: z.string(),
    amount: z.int(),
    reason: z.string(),
    reasons: z.array(z.string()),
    taxForm: formNeed,
  })
  .meta({ id: 'PayoutBlocked' })

export const payoutPreview = z
  .object({
    quarter: z.string(),
    total: z.int(),
    currency: z.enum(currencies),
    lines: z.array(payoutPreviewLine),
    blocked: z.array(payoutBlocked),
  })
  .meta({ id: 'PayoutPreview' })
export type PayoutPreview = z.infer<typeof payoutPreview>

export const payoutRow = z
  .object({
    id: z.string(),
    quarter: z.string(),
    /** the quarter, and which of its batches */
    name: z.string(),
    /** as it was made, in the states of its payments */
    total: z.int(),
    pending: z.int(),
    paid: z.int(),
    returned: z.int(),
    reversed: z.int(),
    removed: z.int(),
    currency: z.enum(currencies),
    lines: z.int(),
    createdBy: z.string(),
    createdAt: z.string(),
    paidAt: z.string().nullable(),
    version: z.int32(),
  })
  .meta({ id: 'Payout' })
export type PayoutRow = z.infer<typeof payoutRow>
export const paymentStates = ['pending', 'paid', ...reversalKinds] as const
export type PaymentState = (typeof paymentStates)[number]
/** What became of a batch: `partly` when some of its payments were reversed; when all were, the kind of their reversals. */
export function batchState({
  pending,
  paid,
  returned,
  reversed,
  removed,
}: Pick<PayoutRow, PaymentState>): 'open' | 'paid' | 'partly' | 'mixed' | ReversalKind {
  if (pending > 0) return 'open'
  const sums = { returned, reversed, removed }
  const [kind, ...others] = reversalKinds.filter((one) => sums[one] > 0)
  if (!kind) return 'paid'
  if (paid > 0) return 'partly'
  return others.length ? 'mixed' : kind
}
export const payoutPayment = payoutLine
  .extend({
    transactionId: z.string(),
    state: z.enum(paymentStates),
    channel: z.enum(paymentChannels),
    /** text keys of what keeps a pending payment from being made today: no new file carries it, and only what is in the last file counts as sent */
    held: z.array(z.string()),
    /** when the last file with this payment was made; null: in none that is known */
    fileAt: z.string().nullable(),
    taxForm: z.union([formNeed, z.null()]),
  })
  .meta({ id: 'PayoutPayment' })
export type PayoutPayment = z.infer<typeof payoutPayment>
export const payoutDetail = payoutRow
  .extend({ lines: z.array(payoutPayment), blocked: z.array(payoutBlocked) })
  .meta({ id: 'PayoutDetail' })
export type PayoutDetail = z.infer<typeof payoutDetail>

export const payoutQuarter = z.strictObject({ quarter: quarterField }).meta({ id: 'PayoutQuarter' })
/** Without `userIds`: all payable experts. */
export const payoutInput = payoutQuarter
  .extend({ userIds: z.array(z.string().min(1).max(64)).min(1).max(5000).optional() })
  .meta({ id: 'PayoutInput' })

/** A ledger line for staff, with what currently blocks the payout of its owner. */
export const transactionAdminRow = transactionRow
  .extend({
    reason: z.string().nullable(),
    /** of its person */
    displayName: z.string(),
    /** whether its person can be paid now; null: a payment, a reversal, or an entry that was reversed */
    payable: z.boolean().nullable(),
    payBlocks: z.array(z.string()),
    /** missing or expired tax form of the owner, when it blocks the payout */
    taxForm: z.union([formNeed, z.null()]),
    accountingStatus: z.enum(accountingStatuses).nullable(),
  })
  .meta({ id: 'TransactionAdmin' })
export type TransactionAdmin = z.infer<typeof transactionAdminRow>

/** owed = earned + adjusted - paid - pending + returned */
export const ledgerTotals = z
  .object({
    owed: z.int(),
    earned: z.int(),
    adjusted: z.int(),
    /** payments that were made and kept, as the year-end counts them */
    paid: z.int(),
    /** payments still to be made */
    pending: z.int(),
    /** reversals of payments, less these payments; 0 where both are among the entries */
    returned: z.int(),
    currency: z.enum(currencies),
  })
  .meta({ id: 'LedgerTotals' })
export type LedgerTotal = Exclude<keyof z.infer<typeof ledgerTotals>, 'owed' | 'currency'>
