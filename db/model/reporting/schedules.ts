import { z } from 'zod'
import { addDays } from '../time.ts'
import { reportDefinitions } from './definitions.ts'
import {
  commonReportIds,
  groupBys,
  reportOptionFlag,
  reportOptionsOf,
  reportTypes,
  type CommonReportId,
} from './enums.ts'
import type { DayRange } from './range.ts'
import { refuse } from '../fields.ts'
import { customerReportFields } from './report-wire.ts'

export const scheduleRhythms = ['week', 'month'] as const
export type ScheduleRhythm = (typeof scheduleRhythms)[number]

/** Where a report takes only months, it comes monthly. */
export const rhythmsOf = (id: CommonReportId): ScheduleRhythm[] => {
  const offered = reportOptionsOf(reportDefinitions[id].flags)
  return offered.includes('dateRange') ? ['week', 'month'] : offered.includes('monthYear') ? ['month'] : []
}

const MONDAY = 1
const weekday = (day: string) => new Date(`${day}T00:00:00Z`).getUTCDay()

/** The next day on which such a report is generated: a Monday, or the first of a month. */
export function nextScheduleDay(every: ScheduleRhythm, after: string): string {
  for (let day = addDays(after, 1); ; day = addDays(day, 1))
    if (every === 'week' ? weekday(day) === MONDAY : day.endsWith('-01')) return day
}

/** The whole week or month before the day on which it is generated. */
export function scheduledRange(every: ScheduleRhythm, day: string): DayRange {
  const start = every === 'week' ? addDays(day, -7) : `${addDays(day, -1).slice(0, 7)}-01`
  return { start, end: day }
}

const everyField = z.enum(scheduleRhythms, 'errors.required')

export const scheduleInput = z
  .strictObject({
    reportId: z.enum(commonReportIds),
    every: everyField,
    options: z.int().min(0).max(255),
    groupBy: z.enum(groupBys).optional(),
  })
  .superRefine((value, ctx) => {
    refuse(ctx, !rhythmsOf(value.reportId).includes(value.every), 'every', 'errors.reportOption')
    refuse(ctx, (value.options & (reportOptionFlag.csv | reportOptionFlag.xls)) === 0, 'options', 'errors.reportFormat')
  })
export type ScheduleInput = z.infer<typeof scheduleInput>

export const customerScheduleInput = z
  .strictObject({ ...customerReportFields, every: everyField })
  .superRefine((value, ctx) => refuse(ctx, !value.planId && !value.grantId, 'planId', 'errors.required'))
export type CustomerScheduleInput = z.infer<typeof customerScheduleInput>

/** What a report that is prepared again and again is asked for. A customer report has its type. */
export type ScheduleSettings =
  | Pick<ScheduleInput, 'options' | 'groupBy'>
  | Omit<CustomerScheduleInput, 'name' | 'every'>

export const scheduleRow = z
  .object({
    id: z.string(),
    name: z.string(),
    /** null: a customer report */
    reportId: z.enum(commonReportIds).nullable(),
    /** null: a common report */
    reportType: z.enum(reportTypes).nullable(),
    every: z.enum(scheduleRhythms),
    options: z.int(),
    groupBy: z.enum(groupBys).nullable(),
    planId: z.string().nullable(),
    grantId: z.string().nullable(),
    /** day of New York on which it is generated next */
    nextDay: z.string(),
    /** who gets the mail */
    createdBy: z.string(),
    /** that person may not generate reports now, such as while the account is disabled: none comes until they may */
    paused: z.boolean(),
    createdAt: z.string(),
    version: z.int32(),
  })
  .meta({ id: 'ReportSchedule' })
