import { z } from 'zod'
import { accountingStatuses } from '../discussions/enums.ts'
import { currencies } from './enums.ts'
import { quarterField, transactionRow } from './inputs.ts'

/** Payout batches: one for a quarter, or several when some could be paid later. Amounts are integer cents. */

export const payoutMethods = ['bank', 'paypal'] as const
export const payoutLine = z
  .object({ userId: z.string(), displayName: z.string(), amount: z.int(), method: z.enum(payoutMethods) })
  .meta({ id: 'PayoutLine' })
/** `reason`: the first of `reasons`, text keys of why nothing can be paid. */
export const payoutBlocked = z
  .object({
    userId: z.string(),
    displayName: z.string(),
    amount: z.int(),
    reason: z.string(),
    reasons: z.array(z.string()),
  })
  .meta({ id: 'PayoutBlocked' })

export const payoutPreview = z
  .object({
    quarter: z.string(),
    total: z.int(),
    currency: z.enum(currencies),
    lines: z.array(payoutLine),
    blocked: z.array(payoutBlocked),
  })
  .meta({ id: 'PayoutPreview' })
export type PayoutPreview = z.infer<typeof payoutPreview>

export const payoutRow = z
  .object({
    id: z.string(),
    quarter: z.string(),
    total: z.int(),
    currency: z.enum(currencies),
    lines: z.int(),
    createdBy: z.string(),
    createdAt: z.string(),
    paidAt: z.string().nullable(),
    version: z.int(),
  })
  .meta({ id: 'Payout' })
export type PayoutRow = z.infer<typeof payoutRow>
export const payoutDetail = payoutRow
  .extend({ lines: z.array(payoutLine), blocked: z.array(payoutBlocked) })
  .meta({ id: 'PayoutDetail' })
export type PayoutDetail = z.infer<typeof payoutDetail>

export const payoutQuarter = z.strictObject({ quarter: quarterField }).meta({ id: 'PayoutQuarter' })
/** Without `userIds`: everyone who can be paid. */
export const payoutInput = payoutQuarter
  .extend({ userIds: z.array(z.string().min(1).max(64)).min(1).max(5000).optional() })
  .meta({ id: 'PayoutInput' })

/** A ledger line as staff see it, with what keeps its owner from being paid now. */
export const transactionAdminRow = transactionRow
  .extend({
    reason: z.string().nullable(),
    payBlocks: z.array(z.string()),
    accountingStatus: z.enum(accountingStatuses).nullable(),
  })
  .meta({ id: 'TransactionAdmin' })
export type TransactionAdmin = z.infer<typeof transactionAdminRow>

export const ledgerTotals = z
  .object({ owed: z.int(), paid: z.int(), earned: z.int(), adjusted: z.int(), currency: z.enum(currencies) })
  .meta({ id: 'LedgerTotals' })
