/** Enumerations of the ledger. */

export const ledgerTransactionTypes = ['Paid', 'Earned', 'Adjustment'] as const
export type LedgerTransactionType = (typeof ledgerTransactionTypes)[number]

export const ledgerSources = ['session', 'async', 'check', 'donate', 'qccfa', 'manual'] as const
export type LedgerSource = (typeof ledgerSources)[number]

export const ledgerStatuses = ['credit', 'debit-pending', 'debit'] as const

/**
 * What a reversal does to its line: the bank or PayPal returned the payment, staff corrected the entry, or the payment was removed
 * from its batch before it was made.
 */
export const reversalKinds = ['returned', 'reversed', 'removed'] as const
export type ReversalKind = (typeof reversalKinds)[number]

export const currencies = ['USD'] as const
export type Currency = (typeof currencies)[number]
