import { z } from 'zod'
import { dateField, optionalId, refuse, requiredText, versionField } from '../fields.ts'
import { surveyHeaderTypes } from '../surveys/enums.ts'
import { allReportOptions, reportGroupBys, reportStates, reportTypes } from './enums.ts'

/** A range of days; the end is "until, not included". */
export const dateRange = z
  .strictObject({ start: dateField, end: dateField })
  .superRefine((value, ctx) => refuse(ctx, value.end <= value.start, 'end', 'errors.endBeforeStart'))
  .meta({ id: 'DateRange' })
export type DateRange = z.infer<typeof dateRange>

export const reportHeaderFields = z.strictObject({
  name: requiredText(200),
  reportType: z.enum(reportTypes, { error: 'errors.required' }),
  headerType: z.enum(surveyHeaderTypes).nullable().optional(),
  planId: optionalId,
  queryIds: z.array(z.string().max(64)).max(1000).nullable().optional(),
  dateRange: dateRange.nullable().optional(),
  /** Sum of the report flags. */
  options: z.int().min(0, 'errors.between').max(allReportOptions, 'errors.between').optional(),
  groupBy: z.enum(reportGroupBys).nullable().optional(),
})
export const reportHeaderInput = reportHeaderFields.meta({ id: 'ReportHeaderInput' })
export type ReportHeaderInput = z.infer<typeof reportHeaderInput>

export const reportHeaderRow = z
  .object({
    id: z.string(),
    name: z.string(),
    reportType: z.enum(reportTypes),
    headerType: z.enum(surveyHeaderTypes).nullable(),
    planId: z.string().nullable(),
    queryIds: z.array(z.string()).nullable(),
    dateRange: z.object({ start: z.string(), end: z.string() }).nullable(),
    options: z.int(),
    groupBy: z.enum(reportGroupBys).nullable(),
    state: z.enum(reportStates),
    error: z.string().nullable(),
    expiresAt: z.string().nullable(),
    version: versionField,
  })
  .meta({ id: 'ReportHeader' })
export type ReportHeader = z.infer<typeof reportHeaderRow>
