import { and, asc, eq, isNull, sql } from 'drizzle-orm'
import { bulkRow, bulkRun } from '#db/schema/all.ts'
import { changedSince, type BulkOutcome, type Judgement } from '#model/admin/bulk.ts'
import { bulkNote } from '#model/admin/bulk-notes.ts'
import { record } from '../../audit/record.ts'
import { publishAfterCommit, transaction, type Ctx } from '../../context.ts'
import { enqueue } from '../../jobs/enqueue.ts'
import { errorFacts } from '../../ports/log.ts'
import { asAppError } from '../../http/errors.ts'
import type { BulkResources } from './declare-bulk.ts'
import { judgeRow, type BulkRequest } from './judge-row.ts'
import { asMaker, bulkChannel, doingOf, orFailed, recordsOf } from './load-run.ts'

export const executeJob = 'bulk.execute'
const BATCH = 50
const SLICE_MS = 2000
/** Open pages hear of every tenth row. */
const TOLD_EVERY = 10

type Row = typeof bulkRow.$inferSelect
const open = (runId: string) => and(eq(bulkRow.runId, runId), isNull(bulkRow.outcome), eq(bulkRow.verdict, 'change'))

const outcomeOf = ({ verdict, reason }: Judgement): BulkOutcome =>
  verdict === 'change' ? 'changed' : reason === changedSince ? 'conflict' : verdict

/**
 * One record in a transaction of its own: its row is taken, the act done, the outcome written, all or nothing. A row that
 * was taken before is passed over, so that anyone who goes on after an end in the middle does nothing twice.
 * @returns false when the run is not running any more
 */
async function doRow(ctx: Ctx, doing: BulkRequest, { runId, ordinal, recordId, recordVersion }: Row): Promise<boolean> {
  return transaction(ctx, async (tx) => {
    const [run] = await tx
      .select({ state: bulkRun.state, createdBy: bulkRun.createdBy })
      .from(bulkRun)
      .where(eq(bulkRun.id, runId))
    if (run?.state !== 'running') return false
    const own = and(eq(bulkRow.runId, runId), eq(bulkRow.ordinal, ordinal))
    const taken = await tx
      .update(bulkRow)
      .set({ doneAt: ctx.now() })
      .where(and(own, isNull(bulkRow.doneAt)))
      .returning({ one: sql`1` })
    if (!taken.length) return true
    const row = (await recordsOf(ctx, tx, doing, [recordId])).get(recordId)
    const judgement = await judgeRow(ctx, tx, doing, row, { previewed: recordVersion })
    await tx
      .update(bulkRow)
      .set({ outcome: outcomeOf(judgement), reason: judgement.reason ?? null, refusedIn: judgement.refusedIn ?? null })
      .where(own)
    if (ordinal % TOLD_EVERY === 0)
      publishAfterCommit(tx, { channel: bulkChannel, id: runId, userIds: [run.createdBy] })
    return true
  })
}

/** A record that broke the act is noted and passed over; a busy engine ends the job, which comes back. */
async function attempt(ctx: Ctx, doing: BulkRequest, row: Row): Promise<boolean> {
  try {
    return await doRow(ctx, doing, row)
  } catch (error) {
    if (error instanceof Error && asAppError(error).status === 503) throw error
    ctx.log.error({ run: row.runId, record: row.recordId, ...errorFacts(error) }, 'act on many: record failed')
    await ctx.db
      .update(bulkRow)
      .set({ outcome: 'failed', reason: 'errors.internal', doneAt: ctx.now() })
      .where(and(eq(bulkRow.runId, row.runId), eq(bulkRow.ordinal, row.ordinal), isNull(bulkRow.outcome)))
    return true
  }
}

async function finish(ctx: Ctx, runId: string): Promise<void> {
  await transaction(ctx, async (tx) => {
    const [run] = await tx
      .update(bulkRun)
      .set({ state: 'done', finishedAt: ctx.now(), version: sql`${bulkRun.version} + 1` })
      .where(and(eq(bulkRun.id, runId), eq(bulkRun.state, 'running')))
      .returning()
    if (!run) return
    await record(ctx, tx, {
      event: 'update',
      refTable: 'bulk_run',
      refId: runId,
      text: bulkNote(run, 'done'),
    })
    publishAfterCommit(tx, { channel: bulkChannel, id: runId, userIds: [run.createdBy] })
  })
}

/** Does what the dry run found, as a job: in batches, until it is stopped or through. */
export const executeRun = (resources: BulkResources) =>
  orFailed(async (system, runId, payload) => {
    const [run] = await system.db.select().from(bulkRun).where(eq(bulkRun.id, runId))
    if (run?.state !== 'running') return
    const ctx = await asMaker(system, run)
    if (!ctx) throw new Error('its maker has no account any more')
    const doing = doingOf(resources, run)
    const until = Date.now() + SLICE_MS
    for (;;) {
      const rows = await ctx.db.select().from(bulkRow).where(open(runId)).orderBy(asc(bulkRow.ordinal)).limit(BATCH)
      if (!rows.length) return finish(ctx, runId)
      for (const row of rows) {
        if (!(await attempt(ctx, doing, row))) return
        // requests take their turn between two records
        await new Promise((resolve) => setImmediate(resolve))
        if (Date.now() > until) return transaction(ctx, (tx) => enqueue(ctx, tx, { kind: executeJob, payload }))
      }
    }
  })
