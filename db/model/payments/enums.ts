/** Closed lists of the ledger and of tax forms. */

export const ledgerTransactionTypes = ['Paid', 'Earned', 'Adjustment'] as const
export type LedgerTransactionType = (typeof ledgerTransactionTypes)[number]

export const ledgerSources = ['session', 'async', 'check', 'donate', 'qccfa', 'manual'] as const
export type LedgerSource = (typeof ledgerSources)[number]

export const ledgerStatuses = ['credit', 'debit-pending', 'debit'] as const

export const currencies = ['USD'] as const
export type Currency = (typeof currencies)[number]

export const taxFormStatuses = ['not_started', 'in_progress', 'completed'] as const
export type TaxFormStatus = (typeof taxFormStatuses)[number]

export const taxFormStatusFilters = ['all', ...taxFormStatuses] as const

/** As stored; people read "W-9 Form" and "W-8 BEN Form". */
export const taxFormTypes = ['W-9', 'W-8 BEN'] as const

/** The numbering of countries in which 233 is the United States. */
export const usCountryId = 233
