import { id, index, instant, integer, json, oneOf, primaryKey, table, text, version } from '../columns.ts'
import { reportStates, reportTypes } from '#model/reporting/enums.ts'
import type { ReportFile, ReportResult } from '#model/reporting/report-wire.ts'
import type { ScheduleSettings } from '#model/reporting/schedules.ts'
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
    grantId: text(),
    queryIds: json<string[]>()
      .notNull()
      .$defaultFn(() => []),
    dateRange: json<{ start: string; end: string }>(),
    options: integer().notNull().default(0),
    filters: json<Record<string, unknown>>(),
    groupBy: text(),
    state: oneOf(reportStates).notNull(),
    error: text(),
    /** of what its figures mean, when it was generated */
    definitionVersion: integer().notNull().default(1),
    /** of its names and documents */
    language: text().notNull().default('en-us'),
    attempts: integer().notNull().default(0),
    /** rows read so far */
    progress: integer().notNull().default(0),
    result: json<ReportResult>(),
    files: json<ReportFile[]>(),
    /** of a customer report: the summary as staff have edited it */
    summary: text(),
    scheduleId: text(),
    storageKey: text(),
    createdBy: text(),
    createdAt: instant().notNull(),
    finishedAt: instant(),
    expiresAt: instant(),
    version: version(),
  },
  (t) => [
    index('report_header_created').on(t.createdAt, t.id),
    index('report_header_expires').on(t.expiresAt, t.id),
    index('report_header_name').on(t.name, t.createdAt, t.id),
    index('report_header_state').on(t.state, t.createdAt, t.id),
  ],
)

/** The rows behind the figures of a generated report, as they were then. */
export const reportRow = table(
  'report_row',
  {
    reportId: text()
      .notNull()
      .references(() => reportHeader.id, { onDelete: 'cascade' }),
    ordinal: integer().notNull(),
    /** of the record: resource and id */
    resource: text().notNull(),
    refId: text().notNull(),
    label: text().notNull(),
    groupId: text(),
    /** month of New York, `yyyy-MM` */
    month: text().notNull(),
    /** stretch of hours that its time falls into */
    bin: integer(),
    /** which values it has, as bits: so it is behind those figures */
    mask: integer().notNull(),
    values: json<Record<string, number | null>>().notNull(),
    cells: json<(string | number | null)[]>().notNull(),
    /** when the record had last changed */
    changedAt: instant(),
  },
  (t) => [
    primaryKey({ columns: [t.reportId, t.ordinal] }),
    index('report_row_group').on(t.reportId, t.groupId, t.ordinal),
    index('report_row_month').on(t.reportId, t.month, t.ordinal),
  ],
)

/** A passage of a verbatim report: what is hidden in it, and whether staff have released it. */
export const reportPassage = table(
  'report_passage',
  {
    id: id(),
    reportId: text()
      .notNull()
      .references(() => reportHeader.id, { onDelete: 'cascade' }),
    ordinal: integer().notNull(),
    queryId: text().notNull(),
    heading: text().notNull(),
    /** names, places, dates replaced */
    text: text().notNull(),
    /** of a small group: left out unless released */
    small: integer().notNull().default(0),
    state: text().notNull(),
    decidedBy: text(),
    decidedAt: instant(),
    version: version(),
  },
  (t) => [index('report_passage_report').on(t.reportId, t.ordinal)],
)

/** A report that is prepared again and again, and mailed as a link. */
export const reportSchedule = table(
  'report_schedule',
  {
    id: id(),
    name: text().notNull(),
    /** null: a customer report, described by its settings */
    commonReportId: text(),
    settings: json<ScheduleSettings>().notNull(),
    every: text().notNull(),
    nextDay: text().notNull(),
    createdBy: text().notNull(),
    createdAt: instant().notNull(),
    version: version(),
  },
  (t) => [index('report_schedule_next').on(t.nextDay, t.id)],
)
