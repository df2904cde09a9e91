/** Closed lists of reports. */

export const reportTypes = ['executive', 'topline', 'graph', 'verbatim'] as const

/** `ready` is shown as "ready to download". */
export const reportStates = ['processing', 'ready', 'failed'] as const

/** What a report lets the reader choose; `options` on the wire is the sum. */
export const reportOptionFlag = {
  csv: 1,
  xls: 2,
  dateRange: 4,
  userTypes: 8,
  blindedOption: 16,
  omitCsr: 32,
  surgeOnly: 64,
  monthYear: 128,
} as const
export type ReportOption = keyof typeof reportOptionFlag

/** The options contained in a sum of flags, in the order of the flags. */
export function reportOptionsOf(sum: number): ReportOption[] {
  return (Object.keys(reportOptionFlag) as ReportOption[]).filter((option) => (sum & reportOptionFlag[option]) !== 0)
}
