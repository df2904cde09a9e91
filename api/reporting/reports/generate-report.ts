import { sql } from 'drizzle-orm'
import { reportHeader } from '#db/schema/all.ts'
import { fallbackLocale, locales } from '#model/content/enums.ts'
import { mostReportAttempts, reportKeptDays } from '#model/reporting/enums.ts'
import { rangeText } from '#model/reporting/range.ts'
import { addSeconds } from '#model/time.ts'
import type { Tx } from '#db/client.ts'
import { publishAfterCommit, transaction, type Ctx } from '../../context.ts'
import { asAppError } from '../../http/errors.ts'
import { notifyUsers } from '../../notifications/notify-users.ts'
import { errorFacts } from '../../ports/log.ts'
import { AskAgain } from '../../ports/work-thread.ts'
import { makeReport, ofRun, type MadeReport } from './make-report.ts'
import type { Header } from './plan-of-report.ts'

export const generateJob = 'report.generate'
const DAY_SECONDS = 86_400

/**
 * Has a report made, in a thread of its own where there is one. A run that was killed starts once more from the
 * beginning; a second time it has failed, as one that breaks has at once.
 */
export async function generateReport(system: Ctx, payload: Record<string, unknown>): Promise<void> {
  const id = String(payload.reportId)
  const run = String(payload.run)
  const [header] = await system.db
    .update(reportHeader)
    .set({ attempts: sql`${reportHeader.attempts} + 1`, progress: 0 })
    .where(ofRun(id, run))
    .returning()
  if (!header) return
  const ctx: Ctx = { ...system, language: locales.find((one) => one === header.language) ?? fallbackLocale }
  try {
    if (header.attempts > mostReportAttempts) return await fail(ctx, id, run)
    const { reportThread } = ctx
    const made = await (reportThread
      ? reportThread.ask<MadeReport | null>({ id, run, now: ctx.now().getTime() })
      : makeReport(ctx, id, run))
    if (made) await finish(ctx, id, run, made)
  } catch (error) {
    // the store is away, or the thread has gone: the job begins again
    if (error instanceof AskAgain || (error instanceof Error && asAppError(error).status === 503)) throw error
    ctx.log.error({ report: id, ...errorFacts(error) }, 'a report could not be generated')
    await fail(ctx, id, run)
  }
}

async function finish(ctx: Ctx, id: string, run: string, made: MadeReport): Promise<void> {
  await transaction(ctx, async (tx) => {
    const [done] = await tx
      .update(reportHeader)
      .set({
        ...made,
        state: 'ready',
        error: null,
        finishedAt: ctx.now(),
        expiresAt: addSeconds(ctx.now(), reportKeptDays * DAY_SECONDS),
        version: sql`${reportHeader.version} + 1`,
      })
      .where(ofRun(id, run))
      .returning()
    if (!done) return
    publishAfterCommit(tx, { channel: 'reports', id, userIds: done.createdBy ? [done.createdBy] : [] })
    await notifyOfScheduled(ctx, tx, done)
  })
}

type ScheduledReport = Pick<Header, 'id' | 'name' | 'state' | 'scheduleId' | 'createdBy' | 'dateRange'>

/** The owner of a schedule gets a mail with a link, which asks for sign-in: no figure leaves by mail. */
export async function notifyOfScheduled(ctx: Ctx, tx: Tx, report: ScheduledReport): Promise<void> {
  if (!report.scheduleId || !report.createdBy) return
  const text = report.state === 'ready' ? 'reportReady' : 'reportFailed'
  const range = report.dateRange
  await notifyUsers(ctx, tx, [report.createdBy], {
    purpose: 'report',
    cause: `report_header:${report.id}:${text}`,
    subject: `message.${text}.subject`,
    text: `message.${text}.text`,
    params: (language) => ({ name: report.name, days: range ? rangeText(range, language) : '' }),
    path: () => `/admin/reports/view/${encodeURIComponent(report.id)}`,
  })
}

async function fail(ctx: Ctx, id: string, run: string): Promise<void> {
  await transaction(ctx, async (tx) => {
    const [done] = await tx
      .update(reportHeader)
      .set({
        state: 'failed',
        error: 'reports.failed',
        finishedAt: ctx.now(),
        version: sql`${reportHeader.version} + 1`,
      })
      .where(ofRun(id, run))
      .returning()
    if (!done) return
    publishAfterCommit(tx, { channel: 'reports', id, userIds: done.createdBy ? [done.createdBy] : [] })
    await notifyOfScheduled(ctx, tx, done)
  })
}
