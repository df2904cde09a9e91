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

/** What a customer report offers. Tables of rows and small groups stay in the house: its files are documents. */
export const customerReportOptions = ['blindedOption', 'omitCsr'] as const satisfies readonly ReportOption[]

/** The options contained in a sum of flags, in the order of the flags. */
export function reportOptionsOf(sum: number): ReportOption[] {
  return (Object.keys(reportOptionFlag) as ReportOption[]).filter((option) => (sum & reportOptionFlag[option]) !== 0)
}

/** The sum of some options. */
export const sumOfOptions = (options: readonly ReportOption[]): number =>
  options.reduce((sum, option) => sum | reportOptionFlag[option], 0)

/** By what the rows of a report are divided. */
export const groupBys = [
  'diagnosis',
  'diagnosisGroup',
  'diagnosisDomain',
  'userType',
  'country',
  'planType',
  'plan',
  'grant',
] as const
export type GroupBy = (typeof groupBys)[number]

export const commonReportIds = [
  'queryList',
  'responseTimes',
  'expertActivity',
  'earnings',
  'surgePayments',
  'planUsage',
  'diagnosisVolume',
  'registrationFunnel',
] as const
export type CommonReportId = (typeof commonReportIds)[number]

export type ReportType = (typeof reportTypes)[number]

/** Generated reports and their files are kept this long. */
export const reportKeptDays = 30
/** A run that was killed starts once more; after that people start it again. */
export const mostReportAttempts = 2

export const reportFormats = ['csv', 'xlsx', 'docx', 'pdf'] as const
export type ReportFormat = (typeof reportFormats)[number]
