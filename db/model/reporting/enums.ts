/** Closed lists of reports. */

export const reportTypes = ['executive', 'topline', 'graph', 'verbatim'] as const
export type ReportType = (typeof reportTypes)[number]

/** `ready` is shown as "ready to download". */
export const reportStates = ['processing', 'ready', 'failed'] as const
export type ReportState = (typeof reportStates)[number]

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
export const allReportOptions = Object.values(reportOptionFlag).reduce((sum, flag) => sum + flag, 0)

/** The options contained in a sum of flags, in the order of the flags. */
export function reportOptionsOf(sum: number): ReportOption[] {
  return (Object.keys(reportOptionFlag) as ReportOption[]).filter((option) => (sum & reportOptionFlag[option]) !== 0)
}

export const reportGroupBys = [
  'diagnosis',
  'diagnosisGroup',
  'diagnosisDomain',
  'userType',
  'country',
  'planType',
  'plan',
  'grant',
] as const
export type ReportGroupBy = (typeof reportGroupBys)[number]

export const commonReports = [
  'query_list',
  'response_times',
  'expert_activity',
  'earnings',
  'surge_payments',
  'plan_usage',
  'diagnosis_volume',
  'registration_funnel',
] as const
export type CommonReport = (typeof commonReports)[number]
