import { isDeepStrictEqual } from 'node:util'
import { and, asc, count, eq, isNotNull, isNull, lte, sql } from 'drizzle-orm'
import type { z } from 'zod'
import { newId } from '#db/columns.ts'
import type { Tx } from '#db/client.ts'
import { lockWord } from '#db/sql.ts'
import { grantProgram, membershipPlan, reportSchedule, user } from '#db/schema/all.ts'
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
  type CustomerScheduleInput,
  type ScheduleInput,
  type ScheduleRhythm,
  type ScheduleSettings,
  type scheduleRow,
} from '#model/reporting/schedules.ts'
import { newYorkDay } from '#model/time.ts'
import { authorize, refusedFields } from '../../admin/refusals.ts'
import { record } from '../../audit/record.ts'
import { requireActor, transaction, type Ctx } from '../../context.ts'
import { eachRow } from '../../jobs/each-row.ts'
import { actorAtWork } from '../../identity/sessions/session.ts'
import { checkOffered, storeCustomerReport, storeReport } from './prepare-report.ts'
import { reportWords } from './texts.ts'

const t = reportSchedule
const refTable = 'report_schedule'
const BATCH = 50
type ScheduleRow = z.infer<typeof scheduleRow>
type Stored = typeof reportSchedule.$inferSelect

const rhythmOf = (row: Stored): ScheduleRhythm => scheduleRhythms.find((one) => one === row.every) ?? 'month'
const reportOf = (row: Stored): CommonReportId | null =>
  commonReportIds.find((one) => one === row.commonReportId) ?? null
const customerOf = (settings: ScheduleSettings) => ('reportType' in settings ? settings : null)
const toRow = (row: Stored, paused = false): ScheduleRow => ({
  id: row.id,
  name: row.name,
  reportId: reportOf(row),
  reportType: customerOf(row.settings)?.reportType ?? null,
  every: rhythmOf(row),
  options: row.settings.options ?? 0,
  groupBy: row.settings.groupBy ?? null,
  planId: customerOf(row.settings)?.planId ?? null,
  grantId: customerOf(row.settings)?.grantId ?? null,
  nextDay: row.nextDay,
  createdBy: row.createdBy,
  paused,
  createdAt: row.createdAt.toISOString(),
  version: row.version,
})

/** Reports that are generated every week or month, the next one first. @throws auth.notAuthorized */
export async function listSchedules(
  ctx: Ctx,
  { page, pageSize, common }: { page: number; pageSize: number; common?: boolean | undefined },
): Promise<{ rows: ScheduleRow[]; total: number }> {
  authorize(requireActor(ctx), 'admin.read')
  const where = common === undefined ? undefined : common ? isNotNull(t.commonReportId) : isNull(t.commonReportId)
  const rows = await ctx.db
    .select()
    .from(t)
    .where(where)
    .orderBy(asc(t.nextDay), asc(t.id))
    .limit(pageSize)
    .offset((page - 1) * pageSize)
  const [{ n } = { n: 0 }] = await ctx.db.select({ n: count() }).from(t).where(where)
  const owners = [...new Set(rows.map(({ createdBy }) => createdBy))]
  const running = new Map(await Promise.all(owners.map(async (id) => [id, await mayRun(ctx, id)] as const)))
  return { rows: rows.map((row) => toRow(row, !running.get(row.createdBy))), total: n }
}

/** Whether reports are generated for this person: the account is active and may do more than read. */
async function mayRun(ctx: Ctx, userId: string): Promise<boolean> {
  const owner = await actorAtWork(ctx, userId)
  return owner !== null && can(owner, 'reports.run').allowed
}

/** Has a report generated every week or month from the next one on. @throws auth.notAuthorized, errors.invalidParameters */
export async function createSchedule(ctx: Ctx, input: ScheduleInput): Promise<ScheduleRow> {
  const actor = requireActor(ctx)
  authorize(actor, 'reports.run')
  const { reportId, every, options, groupBy } = input
  const today = newYorkDay(ctx.now())
  checkOffered(asked(input, scheduledRange(every, today)))
  const say = await reportWords(ctx.language)
  return transaction(ctx, (tx) =>
    storeSchedule(ctx, tx, {
      name: say(`reporting.reports.${reportId}.name`),
      commonReportId: reportId,
      settings: { options, ...(groupBy && { groupBy }) },
      every,
      createdBy: actor.userId,
    }),
  )
}

/**
 * Has a customer report generated every week or month from the next one on.
 * @throws auth.notAuthorized, errors.invalidParameters for a plan or funding source that does not exist
 */
export async function createCustomerSchedule(ctx: Ctx, input: CustomerScheduleInput): Promise<ScheduleRow> {
  const actor = requireActor(ctx)
  authorize(actor, 'reports.run')
  const { name, every, ...settings } = input
  return transaction(ctx, async (tx) => {
    const missing = await missingCustomer(tx, settings)
    if (missing) throw refusedFields({ [missing]: 'errors.noSuchRecord' })
    return storeSchedule(ctx, tx, { name, commonReportId: null, settings, every, createdBy: actor.userId })
  })
}

async function storeSchedule(
  ctx: Ctx,
  tx: Tx,
  schedule: Pick<Stored, 'name' | 'commonReportId' | 'settings' | 'createdBy'> & { every: ScheduleRhythm },
): Promise<ScheduleRow> {
  if (await isScheduled(tx, schedule)) throw refusedFields({ every: 'errors.alreadyScheduled' })
  const [row] = await tx
    .insert(t)
    .values({
      id: newId(),
      ...schedule,
      nextDay: nextScheduleDay(schedule.every, newYorkDay(ctx.now())),
      createdAt: ctx.now(),
    })
    .returning()
  if (!row) throw new Error('no row was stored')
  const text = `${schedule.commonReportId ?? schedule.name} ${schedule.every}`
  await record(ctx, tx, { event: 'create', refTable, refId: row.id, text })
  return toRow(row)
}

/** Whether its owner gets the same report in the same rhythm already. */
async function isScheduled(
  tx: Tx,
  { name, commonReportId, settings, createdBy, every }: Parameters<typeof storeSchedule>[2],
): Promise<boolean> {
  // of two that are sent at once, the second sees the first
  await lockWord(tx, `report_schedule:${createdBy}`)
  const rows = await tx
    .select()
    .from(t)
    .where(and(eq(t.createdBy, createdBy), eq(t.every, every)))
  return rows.some(
    (row) =>
      row.commonReportId === commonReportId &&
      // a common report is named in its owner's language
      (commonReportId !== null || folded(row.name) === folded(name)) &&
      isDeepStrictEqual(chosenIn(row.settings), chosenIn(settings)),
  )
}

const folded = (name: string) => name.trim().toLowerCase()
const chosenIn = (settings: ScheduleSettings) =>
  Object.fromEntries(Object.entries(settings).filter(([, value]) => value !== undefined && value !== null))

/** The field whose plan or funding source is not there, or no longer. */
async function missingCustomer(
  tx: Tx,
  { planId, grantId }: { planId?: string | null | undefined; grantId?: string | null | undefined },
): Promise<'planId' | 'grantId' | null> {
  if (planId && !(await tx.$count(membershipPlan, eq(membershipPlan.id, planId)))) return 'planId'
  if (grantId && !(await tx.$count(grantProgram, eq(grantProgram.id, grantId)))) return 'grantId'
  return null
}

/** @throws auth.notAuthorized, not.found */
export async function deleteSchedule(ctx: Ctx, id: string): Promise<void> {
  authorize(requireActor(ctx), 'reports.run')
  await transaction(ctx, async (tx) => {
    const [gone] = await tx.delete(t).where(eq(t.id, id)).returning()
    if (!gone) throw new AppError('not.found', 'Not Found')
    await record(ctx, tx, { event: 'delete', refTable, refId: id, text: gone.commonReportId ?? gone.name })
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
  return eachRow(due, async (row) => {
    const runs = await mayRun(ctx, row.createdBy)
    await transaction(ctx, (tx) => runSchedule(ctx, tx, { row, today, runs }))
  })
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
  // it pauses, and the list says so: an account that is disabled for a while gets its reports again
  if (!taken || !runs) return
  const customer = customerOf(row.settings)
  const reportId = reportOf(row)
  const ends = await endReasonOf(tx, { customer, known: reportId !== null || customer !== null })
  if (ends) {
    await tx.delete(t).where(eq(t.id, row.id))
    await record(ctx, tx, { event: 'delete', refTable, refId: row.id, text: ends })
    return
  }
  // the last such day that has come, should the server have been away
  const day = every === 'month' ? `${today.slice(0, 7)}-01` : lastMonday(row.nextDay, today)
  const range = scheduledRange(every, day)
  const [owner] = await tx.select({ language: user.preferredLanguage }).from(user).where(eq(user.id, row.createdBy))
  const language = locales.find((one) => one === owner?.language) ?? fallbackLocale
  const by = { createdBy: row.createdBy, scheduleId: row.id }
  const ctxOfOwner = { ...ctx, language }
  if (customer) await storeCustomerReport(ctxOfOwner, tx, { ...customer, name: row.name, dateRange: range }, by)
  else if (reportId) {
    const { options = 0, groupBy } = row.settings
    const input = asked({ reportId, every, options, ...(groupBy && { groupBy }) }, range)
    await storeReport(ctxOfOwner, tx, input, by)
  }
}

/** A schedule ends when its customer or its report no longer exists. */
async function endReasonOf(
  tx: Tx,
  { customer, known }: { customer: ReturnType<typeof customerOf>; known: boolean },
): Promise<string | null> {
  if (!known) return 'the report no longer exists'
  const missing = customer && (await missingCustomer(tx, customer))
  return missing ? `${missing} no longer exists` : null
}

function lastMonday(first: string, today: string): string {
  let day = first
  for (let next = nextScheduleDay('week', day); next <= today; next = nextScheduleDay('week', next)) day = next
  return day
}
