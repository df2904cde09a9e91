import { and, asc, count, eq, lte, sql } from 'drizzle-orm'
import type { z } from 'zod'
import { newId } from '#db/columns.ts'
import type { Tx } from '#db/client.ts'
import { reportSchedule, user } from '#db/schema/all.ts'
import { fallbackLocale, locales } from '#model/content/enums.ts'
import { AppError } from '#model/errors.ts'
import { can } from '#model/permissions.ts'
import { reportDefinitions } from '#model/reporting/definitions.ts'
import { commonReportIds, reportOptionFlag, type CommonReportId } from '#model/reporting/enums.ts'
import type { CommonReportInput } from '#model/reporting/report-wire.ts'
import {
  nextScheduleDay,
  scheduledRange,
  scheduleRhythms,
  type ScheduleInput,
  type ScheduleRhythm,
  type scheduleRow,
} from '#model/reporting/schedules.ts'
import { newYorkDay } from '#model/time.ts'
import { authorize } from '../../admin/refusals.ts'
import { record } from '../../audit/record.ts'
import { requireActor, transaction, type Ctx } from '../../context.ts'
import { actorAtWork } from '../../identity/sessions/session.ts'
import { checkOffered, storeReport } from './prepare-report.ts'
import { reportWords } from './texts.ts'

const t = reportSchedule
const refTable = 'report_schedule'
const BATCH = 50
type ScheduleRow = z.infer<typeof scheduleRow>
type Stored = typeof reportSchedule.$inferSelect

const rhythmOf = (row: Stored): ScheduleRhythm => scheduleRhythms.find((one) => one === row.every) ?? 'month'
const reportOf = (row: Stored): CommonReportId =>
  commonReportIds.find((one) => one === row.commonReportId) ?? 'queryList'
const toRow = (row: Stored): ScheduleRow => ({
  id: row.id,
  name: row.name,
  reportId: reportOf(row),
  every: rhythmOf(row),
  options: row.settings.options,
  groupBy: row.settings.groupBy ?? null,
  nextDay: row.nextDay,
  createdBy: row.createdBy,
  createdAt: row.createdAt.toISOString(),
  version: row.version,
})

/** Reports that are generated every week or month, the next one first. @throws auth.notAuthorized */
export async function listSchedules(
  ctx: Ctx,
  { page, pageSize }: { page: number; pageSize: number },
): Promise<{ rows: ScheduleRow[]; total: number }> {
  authorize(requireActor(ctx), 'admin.read')
  const rows = await ctx.db
    .select()
    .from(t)
    .orderBy(asc(t.nextDay), asc(t.id))
    .limit(pageSize)
    .offset((page - 1) * pageSize)
  const [{ n } = { n: 0 }] = await ctx.db.select({ n: count() }).from(t)
  return { rows: rows.map(toRow), total: n }
}

/** Has a report generated every week or month from the next one on. @throws auth.notAuthorized, errors.invalidParameters */
export async function createSchedule(ctx: Ctx, input: ScheduleInput): Promise<ScheduleRow> {
  const actor = requireActor(ctx)
  authorize(actor, 'reports.run')
  const { reportId, every, options, groupBy } = input
  const today = newYorkDay(ctx.now())
  checkOffered(asked(input, scheduledRange(every, today)))
  const say = await reportWords(ctx.language)
  return transaction(ctx, async (tx) => {
    const [row] = await tx
      .insert(t)
      .values({
        id: newId(),
        name: say(`reporting.reports.${reportId}.name`),
        commonReportId: reportId,
        settings: { options, ...(groupBy && { groupBy }) },
        every,
        nextDay: nextScheduleDay(every, today),
        createdBy: actor.userId,
        createdAt: ctx.now(),
      })
      .returning()
    if (!row) throw new Error('no row was stored')
    await record(ctx, tx, { event: 'create', refTable, refId: row.id, text: `${reportId} ${every}` })
    return toRow(row)
  })
}

/** @throws auth.notAuthorized, not.found */
export async function deleteSchedule(ctx: Ctx, id: string): Promise<void> {
  authorize(requireActor(ctx), 'reports.run')
  await transaction(ctx, async (tx) => {
    const [gone] = await tx.delete(t).where(eq(t.id, id)).returning()
    if (!gone) throw new AppError('not.found', 'Not Found')
    await record(ctx, tx, { event: 'delete', refTable, refId: id, text: gone.commonReportId })
  })
}

/** A week or a month: as a range where the report takes one, else as its month. */
function asked(
  { reportId, every, options, groupBy }: ScheduleInput,
  range: { start: string; end: string },
): CommonReportInput {
  const months = every === 'month' && (reportDefinitions[reportId].flags & reportOptionFlag.monthYear) !== 0
  return {
    reportId,
    options: months ? options | reportOptionFlag.monthYear : options,
    ...(groupBy && { groupBy }),
    ...(months ? { month: range.start.slice(0, 7) } : { dateRange: range }),
  }
}

/** Begins the reports whose day has come. Days that passed while the server was away are not made up for. @returns how many */
export async function runSchedules(ctx: Ctx): Promise<number> {
  const today = newYorkDay(ctx.now())
  const due = await ctx.db.select().from(t).where(lte(t.nextDay, today)).orderBy(asc(t.nextDay), asc(t.id)).limit(BATCH)
  for (const row of due) {
    const owner = await actorAtWork(ctx, row.createdBy)
    const runs = owner !== null && can(owner, 'reports.run').allowed
    await transaction(ctx, (tx) => runSchedule(ctx, tx, { row, today, runs }))
  }
  return due.length
}

async function runSchedule(
  ctx: Ctx,
  tx: Tx,
  { row, today, runs }: { row: Stored; today: string; runs: boolean },
): Promise<void> {
  const every = rhythmOf(row)
  const [taken] = await tx
    .update(t)
    .set({ nextDay: nextScheduleDay(every, today), version: sql`${t.version} + 1` })
    .where(and(eq(t.id, row.id), eq(t.nextDay, row.nextDay)))
    .returning()
  if (!taken) return
  // those who left, or may only read by now, get none
  if (!runs) {
    await tx.delete(t).where(eq(t.id, row.id))
    await record(ctx, tx, {
      event: 'delete',
      refTable,
      refId: row.id,
      text: 'its owner may no longer generate reports',
    })
    return
  }
  // the last such day that has come, should the server have been away
  const day = every === 'month' ? `${today.slice(0, 7)}-01` : lastMonday(row.nextDay, today)
  const input = asked(
    {
      reportId: reportOf(row),
      every,
      options: row.settings.options,
      ...(row.settings.groupBy && { groupBy: row.settings.groupBy }),
    },
    scheduledRange(every, day),
  )
  const [owner] = await tx.select({ language: user.preferredLanguage }).from(user).where(eq(user.id, row.createdBy))
  const language = locales.find((one) => one === owner?.language) ?? fallbackLocale
  await storeReport({ ...ctx, language }, tx, input, {
    createdBy: row.createdBy,
    scheduleId: row.id,
  })
}

function lastMonday(first: string, today: string): string {
  let day = first
  for (let next = nextScheduleDay('week', day); next <= today; next = nextScheduleDay('week', next)) day = next
  return day
}
