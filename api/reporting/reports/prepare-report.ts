import { and, eq, sql } from 'drizzle-orm'
import { newId } from '#db/columns.ts'
import { reportHeader, reportPassage, reportRow } from '#db/schema/all.ts'
import type { Tx } from '#db/client.ts'
import { AppError } from '#model/errors.ts'
import { reportDefinitions } from '#model/reporting/definitions.ts'
import { reportOptionFlag, reportOptionsOf, type ReportOption } from '#model/reporting/enums.ts'
import { rangeOfMonth } from '#model/reporting/range.ts'
import type { CommonReportInput, CustomerReportInput } from '#model/reporting/report-wire.ts'
import { authorize, refusedFields } from '../../admin/refusals.ts'
import { record } from '../../audit/record.ts'
import { publishAfterCommit, requireActor, transaction, type Ctx } from '../../context.ts'
import { enqueue } from '../../jobs/enqueue.ts'
import { generateJob } from './generate-report.ts'
import { removeFilesJob } from './remove-files.ts'
import { fileKey } from './write-files.ts'
import { reportWords } from './texts.ts'

export interface ReportStarted {
  id: string
  state: 'processing'
}

/** What the form may send with an option only; the option that allows it. */
const needs: readonly [keyof CommonReportInput, ReportOption][] = [
  ['dateRange', 'dateRange'],
  ['month', 'monthYear'],
  ['userTypes', 'userTypes'],
]

/** Options and fields that this report does not offer are refused at their field. @throws errors.invalidParameters */
export function checkOffered(input: CommonReportInput) {
  const definition = reportDefinitions[input.reportId]
  const offered = reportOptionsOf(definition.flags)
  const wrong: Record<string, string> = {}
  if ((input.options & ~definition.flags) !== 0) wrong.options = 'errors.reportOption'
  for (const [field, option] of needs)
    if (input[field] !== undefined && !offered.includes(option)) wrong[field] = 'errors.reportOption'
  if (input.groupBy && !definition.groupBys.includes(input.groupBy)) wrong.groupBy = 'errors.reportOption'
  if (Object.keys(wrong).length) throw refusedFields(wrong)
}

/** Begins one of the common reports; it is read in the background. @throws auth.notAuthorized, errors.invalidParameters */
export async function prepareReport(ctx: Ctx, input: CommonReportInput): Promise<ReportStarted> {
  const actor = requireActor(ctx)
  authorize(actor, 'reports.run')
  checkOffered(input)
  const id = await transaction(ctx, (tx) => storeReport(ctx, tx, input, { createdBy: actor.userId }))
  return { id, state: 'processing' }
}

/** Stores what is asked for and begins its first run. @returns the report's id */
export async function storeReport(
  ctx: Ctx,
  tx: Tx,
  input: CommonReportInput,
  { createdBy, scheduleId }: { createdBy: string; scheduleId?: string },
): Promise<string> {
  const say = await reportWords(ctx.language)
  const id = newId()
  const { type, state, userTypes } = input
  await tx.insert(reportHeader).values({
    id,
    name: say(`reporting.reports.${input.reportId}.name`),
    commonReportId: input.reportId,
    queryIds: input.queryIds ?? [],
    dateRange: input.month ? rangeOfMonth(input.month) : (input.dateRange ?? null),
    options:
      input.options |
      (input.dateRange ? reportOptionFlag.dateRange : 0) |
      (userTypes?.length ? reportOptionFlag.userTypes : 0),
    filters: { ...(type && { type }), ...(state && { state }), ...(userTypes?.length && { userTypes }) },
    groupBy: input.groupBy ?? null,
    state: 'processing',
    language: ctx.language,
    definitionVersion: reportDefinitions[input.reportId].version,
    scheduleId: scheduleId ?? null,
    createdBy,
    createdAt: ctx.now(),
  })
  await record(ctx, tx, { event: 'create', refTable: 'report_header', refId: id, text: input.reportId })
  await beginRun(ctx, tx, id)
  return id
}

/** Columns of a new customer report, created by staff or by a schedule. */
export const customerReportColumns = (
  { headerType, options, state, ...input }: CustomerReportInput,
  { language, createdBy }: { language: Ctx['language']; createdBy: string },
) => ({
  ...input,
  state: 'processing' as const,
  headerType: headerType ?? ('internal' as const),
  options: options ?? 0,
  filters: state ? { state } : {},
  language,
  createdBy,
})

/** Stores a customer report and begins its first run. @returns the report's id */
export async function storeCustomerReport(
  ctx: Ctx,
  tx: Tx,
  input: CustomerReportInput,
  { createdBy, scheduleId }: { createdBy: string; scheduleId: string },
): Promise<string> {
  const id = newId()
  await tx.insert(reportHeader).values({
    queryIds: [],
    ...customerReportColumns(input, { language: ctx.language, createdBy }),
    id,
    scheduleId,
    createdAt: ctx.now(),
  })
  await record(ctx, tx, { event: 'create', refTable: 'report_header', refId: id, text: input.name })
  await beginRun(ctx, tx, id)
  return id
}

/** A run of its own from here on: an earlier one of the same report comes to nothing. */
export async function beginRun(ctx: Ctx, tx: Tx, id: string): Promise<void> {
  const run = newId()
  const [before] = await tx.select().from(reportHeader).where(eq(reportHeader.id, id))
  await tx
    .update(reportHeader)
    .set({
      storageKey: run,
      state: 'processing',
      error: null,
      attempts: 0,
      progress: 0,
      result: null,
      files: null,
      finishedAt: null,
      expiresAt: null,
      version: sql`${reportHeader.version} + 1`,
    })
    .where(eq(reportHeader.id, id))
  const keys = (before?.files ?? []).map((file) => fileKey(before?.storageKey ?? '', file))
  await enqueue(
    ctx,
    tx,
    { kind: generateJob, payload: { reportId: id, run } },
    ...(keys.length ? [{ kind: removeFilesJob, payload: { keys } }] : []),
  )
  publishAfterCommit(tx, { channel: 'reports', id, userIds: before?.createdBy ? [before.createdBy] : [] })
}

/** Generates a report again, with what is in the database now. @throws not.found, conflict while it is being generated */
export async function regenerateReport(ctx: Ctx, id: string): Promise<ReportStarted> {
  authorize(requireActor(ctx), 'reports.run')
  await transaction(ctx, async (tx) => {
    const [header] = await tx.select().from(reportHeader).where(eq(reportHeader.id, id))
    if (!header) throw new AppError('not.found', 'Not Found')
    if (header.state === 'processing') throw new AppError('report.processing', 'The report is still being generated.')
    await record(ctx, tx, { event: 'update', refTable: 'report_header', refId: id, text: 'regenerate' })
    await beginRun(ctx, tx, id)
  })
  return { id, state: 'processing' }
}

/** Ends a run that is going on; the report has failed then and can be generated again. @throws not.found */
export async function cancelReport(ctx: Ctx, id: string): Promise<void> {
  authorize(requireActor(ctx), 'reports.run')
  await transaction(ctx, async (tx) => {
    const [header] = await tx
      .update(reportHeader)
      .set({
        state: 'failed',
        error: 'reporting.cancelled',
        finishedAt: ctx.now(),
        version: sql`${reportHeader.version} + 1`,
      })
      .where(and(eq(reportHeader.id, id), eq(reportHeader.state, 'processing')))
      .returning()
    if (!header) {
      const [there] = await tx.select({ id: reportHeader.id }).from(reportHeader).where(eq(reportHeader.id, id))
      if (!there) throw new AppError('not.found', 'Not Found')
      return
    }
    await tx.delete(reportRow).where(eq(reportRow.reportId, id))
    await tx.delete(reportPassage).where(eq(reportPassage.reportId, id))
    await record(ctx, tx, { event: 'update', refTable: 'report_header', refId: id, text: 'cancel' })
    publishAfterCommit(tx, { channel: 'reports', id, userIds: header.createdBy ? [header.createdBy] : [] })
  })
}
