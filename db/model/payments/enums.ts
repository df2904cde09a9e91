/** Enumerations of the ledger. */

export const ledgerTransactionTypes = ['Paid', 'Earned', 'Adjustment'] as const
export type LedgerTransactionType = (typeof ledgerTransactionTypes)[number]

export const ledgerSources = ['session', 'async', 'check', 'donate', 'qccfa', 'manual'] as const
export type LedgerSource = (typeof ledgerSources)[number]

export const ledgerStatuses = ['credit', 'debit-pending', 'debit'] as const

export const currencies = ['USD'] as const
export type Currency = (typeof currencies)[number]
