/** Closed lists of the ledger and of tax forms. */

export const ledgerTransactionTypes = ['Paid', 'Earned', 'Adjustment'] as const
export type LedgerTransactionType = (typeof ledgerTransactionTypes)[number]

export const ledgerSources = ['session', 'async', 'check', 'donate', 'qccfa', 'manual'] as const
export type LedgerSource = (typeof ledgerSources)[number]

export const ledgerStatuses = ['credit', 'debit-pending', 'debit'] as const
export type LedgerStatus = (typeof ledgerStatuses)[number]

export const currencies = ['USD'] as const
export type Currency = (typeof currencies)[number]

export const taxFormStatuses = ['not_started', 'in_progress', 'completed'] as const
export type TaxFormStatus = (typeof taxFormStatuses)[number]

export const taxFormStatusFilters = ['all', ...taxFormStatuses] as const
export type TaxFormStatusFilter = (typeof taxFormStatusFilters)[number]

/** As stored; people read "W-9 Form" and "W-8 BEN Form". */
export const taxFormTypes = ['W-9', 'W-8 BEN'] as const
export type TaxFormType = (typeof taxFormTypes)[number]

/** The seven boxes of the W-9 (Rev. March 2024). */
export const taxEntityTypes = [
  'Individual/sole proprietor',
  'C Corporation',
  'S Corporation',
  'Partnership',
  'Trust/Estate',
  'LLC',
  'Other',
] as const
export type TaxEntityType = (typeof taxEntityTypes)[number]

export const taxClarifications = ['C Corporation', 'S Corporation', 'Partnership'] as const
export type TaxClarification = (typeof taxClarifications)[number]

/** Bank countries that use sort codes: Australia, Canada, Ireland, United Kingdom. */
export const sortCodeCountryIds = [14, 39, 105, 232] as const

/** The numbering of countries in which 233 is the United States. */
export const usCountryId = 233
