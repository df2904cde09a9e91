import { id, index, instant, json, oneOf, integer, table, text, version } from '../columns.ts'
import { reportStates, reportTypes } from '#model/reporting/enums.ts'
import { surveyHeaderTypes } from '#model/surveys/enums.ts'

export const reportHeader = table(
  'report_header',
  {
    id: id(),
    name: text().notNull(),
    reportType: oneOf(reportTypes),
    headerType: oneOf(surveyHeaderTypes),
    commonReportId: text(),
    planId: text(),
    queryIds: json<string[]>()
      .notNull()
      .$defaultFn(() => []),
    dateRange: json<{ start: string; end: string }>(),
    options: integer().notNull().default(0),
    filters: json<Record<string, unknown>>(),
    groupBy: text(),
    state: oneOf(reportStates).notNull(),
    error: text(),
    storageKey: text(),
    createdBy: text(),
    createdAt: instant().notNull(),
    expiresAt: instant(),
    version: version(),
  },
  (t) => [index('report_header_created').on(t.createdAt, t.id)],
)
