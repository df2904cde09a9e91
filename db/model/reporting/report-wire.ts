import { z } from 'zod'
import { refuse, versionField } from '../fields.ts'
import { surveyHeaderTypes } from '../surveys/enums.ts'
import { chartKinds } from './definitions.ts'
import {
  commonReportIds,
  customerReportOptions,
  groupBys,
  reportFormats,
  reportOptionFlag,
  reportOptionsOf,
  reportStates,
  reportTypes,
  sumOfOptions,
} from './enums.ts'
import { figureUnits } from './figures.ts'
import { dateRange } from './wire.ts'
import { displayStatuses, queryTypes } from '../discussions/enums.ts'
import { userTypeField } from '../fields.ts'

export const figureRow = z.object({ value: z.number().nullable(), rows: z.int().nonnegative() })
const figures = z.record(z.string(), figureRow)
/** All figures of a report: totals, by group, by month, and by stretch of hours. */
export const reportResult = z
  .object({
    /** of all figures, also printed in the documents; absent in reports from before it was kept */
    fingerprint: z.string().optional(),
    figures: z.array(z.object({ id: z.string(), unit: z.enum(figureUnits), kind: z.string(), value: z.string() })),
    totals: figures,
    groups: z.array(z.object({ id: z.string(), name: z.string(), people: z.int(), figures })),
    months: z.array(z.object({ month: z.string(), figures })),
    bins: z.array(z.object({ bin: z.int(), rows: z.int() })),
    /** the days before with which it is compared; absent without a range and in reports from before it was kept */
    comparedWith: z.object({ start: z.string(), end: z.string() }).optional(),
    /** against the period before; null where there is no range */
    changes: z
      .record(
        z.string(),
        z.object({
          before: z.number().nullable(),
          now: z.number().nullable(),
          movers: z.array(z.object({ id: z.string(), name: z.string(), difference: z.number() })),
        }),
      )
      .nullable(),
  })
  .meta({ id: 'ReportResult' })
export type ReportResult = z.infer<typeof reportResult>

export const reportFile = z.object({
  format: z.enum(reportFormats),
  /** `groups`: a line for each group; `rows`: a line for each row; `report`: a document */
  part: z.enum(['groups', 'rows', 'report']),
  name: z.string(),
  size: z.int(),
  /** SHA-256, hex */
  hash: z.string(),
})
export type ReportFile = z.infer<typeof reportFile>

export const reportDefinitionRow = z
  .object({
    reportId: z.enum(commonReportIds),
    name: z.string(),
    description: z.string(),
    flags: z.int(),
    version: z.int32(),
    groupBys: z.array(z.enum(groupBys)),
    charts: z.array(z.enum(chartKinds)),
  })
  .meta({ id: 'ReportDefinition' })

const month = z.string().regex(/^(19|20|21)\d\d-(0[1-9]|1[0-2])$/, 'errors.date')

/** What the form of a report sends. `options` is the sum of the options that were chosen. */
export const commonReportInput = z
  .strictObject({
    reportId: z.enum(commonReportIds),
    options: z.int().min(0).max(255),
    dateRange: dateRange.optional(),
    month: month.optional(),
    queryIds: z.array(z.string().trim().min(1).max(64)).max(1000, 'errors.tooMany').optional(),
    type: z.enum(queryTypes).optional(),
    state: z.enum(displayStatuses).optional(),
    userTypes: z.array(userTypeField).max(20).optional(),
    groupBy: z.enum(groupBys).optional(),
  })
  .superRefine((value, ctx) => {
    const chosen = reportOptionsOf(value.options)
    refuse(ctx, chosen.includes('monthYear') && !value.month, 'month', 'errors.required')
    refuse(ctx, !!value.month && !!value.dateRange, 'month', 'errors.reportMonthOrRange')
    refuse(ctx, (value.options & (reportOptionFlag.csv | reportOptionFlag.xls)) === 0, 'options', 'errors.reportFormat')
  })
export type CommonReportInput = z.infer<typeof commonReportInput>

/** What a customer report is of, whatever days it covers. */
export const customerReportFields = {
  name: z.string({ error: 'errors.required' }).trim().min(1, 'errors.required').max(200, 'errors.tooLong'),
  reportType: z.enum(reportTypes, 'errors.required'),
  headerType: z.enum(surveyHeaderTypes).optional(),
  planId: z.string().max(64).nullable().optional(),
  grantId: z.string().max(64).nullable().optional(),
  options: z
    .int()
    .min(0)
    .refine((options) => (options & ~sumOfOptions(customerReportOptions)) === 0, 'errors.reportOption')
    .optional(),
  groupBy: z.enum(groupBys).nullable().optional(),
  state: z.enum(displayStatuses).nullable().optional(),
}

export const customerReportInput = z
  .strictObject({
    ...customerReportFields,
    queryIds: z.array(z.string().trim().min(1).max(64)).max(1000, 'errors.tooMany').optional(),
    dateRange: dateRange.nullable().optional(),
  })
  .superRefine((value, ctx) => refuse(ctx, !value.planId && !value.grantId, 'planId', 'errors.required'))
export type CustomerReportInput = z.infer<typeof customerReportInput>

/** A change of a customer report: its name, and its summary in words. */
export const reportUpdate = z.strictObject({
  name: z.string().trim().min(1, 'errors.required').max(200, 'errors.tooLong').optional(),
  summary: z.string().max(20_000, 'errors.tooLong').nullable().optional(),
  version: versionField,
})

export const reportHeaderRow = z
  .object({
    id: z.string(),
    name: z.string(),
    reportType: z.enum(reportTypes).nullable(),
    headerType: z.enum(surveyHeaderTypes).nullable(),
    commonReportId: z.enum(commonReportIds).nullable(),
    planId: z.string().nullable(),
    grantId: z.string().nullable(),
    customerName: z.string().nullable(),
    queryIds: z.array(z.string()),
    dateRange: z.object({ start: z.string(), end: z.string() }).nullable(),
    options: z.int(),
    groupBy: z.enum(groupBys).nullable(),
    displayState: z.enum(displayStatuses).nullable(),
    type: z.enum(queryTypes).nullable(),
    userTypes: z.array(z.int()),
    state: z.enum(reportStates),
    /** text key of what went wrong */
    error: z.string().nullable(),
    progress: z.int(),
    files: z.array(reportFile),
    summary: z.string().nullable(),
    definitionVersion: z.int(),
    createdBy: z.string().nullable(),
    createdAt: z.string(),
    finishedAt: z.string().nullable(),
    expiresAt: z.string().nullable(),
    version: z.int32(),
  })
  .meta({ id: 'ReportHeader' })

/** A record behind a figure. */
export const reportRowWire = z
  .object({
    resource: z.string(),
    id: z.string(),
    label: z.string(),
    cells: z.array(z.union([z.string(), z.number()]).nullable()),
    /** what it adds to the figure */
    value: z.number().nullable(),
    /** the record has changed since, or is gone */
    changed: z.boolean(),
  })
  .meta({ id: 'ReportRow' })
export type ReportRowWire = z.infer<typeof reportRowWire>
