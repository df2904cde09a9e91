import { and, asc, desc, eq, gt, sql, type AnyColumn } from 'drizzle-orm'
import type { Tx } from '#db/client.ts'
import { bulkRow, bulkRun } from '#db/schema/all.ts'
import { lockRow } from '#db/sql.ts'
import { publishAfterCommit, transaction, type Ctx } from '../../context.ts'
import { enqueue } from '../../jobs/enqueue.ts'
import { restWhere } from '../list-request.ts'
import type { BulkResources } from './declare-bulk.ts'
import { changesOf, judgeRow, versionOf, type BulkRequest } from './judge-row.ts'
import { asMaker, bulkChannel, doingOf, orFailed, recordsOf } from './load-run.ts'

export const judgeJob = 'bulk.judge'
/** Few enough that other writers take their turn between two of them. */
const BATCH = 50
/** A job ends after this long and leaves the rest to another, so that other jobs take their turn too. */
const SLICE_MS = 2000

interface Selection {
  ids?: string[]
  filter?: Record<string, unknown>
}

/** The next records of a selection behind the last one judged: by the list that was given, or by id under the filter. */
async function nextIds(
  ctx: Ctx,
  tx: Tx,
  { resource: { of } }: BulkRequest,
  { ids, filter }: Selection,
  judged: number,
  last: string | undefined,
): Promise<string[]> {
  if (ids) return ids.slice(judged, judged + BATCH)
  const id = of.id as AnyColumn
  const query = tx
    .select({ id: sql<string>`${id}` })
    .from(of.table)
    .$dynamic()
  for (const { table, on } of of.joins) query.leftJoin(table, on)
  const { where } = await restWhere(of, ctx, JSON.stringify(filter ?? {}))
  return (
    await query
      .where(and(where, last === undefined ? undefined : gt(id, last)))
      .orderBy(asc(id))
      .limit(BATCH)
  ).map((row) => row.id)
}

/** Judges one batch. @returns whether there may be more */
async function judgeBatch(ctx: Ctx, runId: string, doing: BulkRequest, selection: Selection): Promise<boolean> {
  return transaction(ctx, async (tx) => {
    await lockRow(tx, bulkRun, runId)
    const [run] = await tx.select().from(bulkRun).where(eq(bulkRun.id, runId))
    if (run?.state !== 'judging') return false
    const [last] = await tx
      .select()
      .from(bulkRow)
      .where(eq(bulkRow.runId, runId))
      .orderBy(desc(bulkRow.ordinal))
      .limit(1)
    const judged = last ? last.ordinal + 1 : 0
    const ids = await nextIds(ctx, tx, doing, selection, judged, last?.recordId)
    const records = await recordsOf(ctx, tx, doing, ids)
    const rows: (typeof bulkRow.$inferInsert)[] = []
    for (const [at, recordId] of ids.entries()) {
      const row = records.get(recordId)
      const { verdict, reason = null, refusedIn = null } = await judgeRow(ctx, tx, doing, row, 'rehearse')
      rows.push({
        runId,
        ordinal: judged + at,
        recordId,
        label: row ? doing.resource.label(row) : recordId,
        verdict,
        recordVersion: versionOf(row),
        changes: verdict === 'change' ? changesOf(doing, row) : null,
        reason,
        refusedIn,
      })
    }
    if (rows.length) await tx.insert(bulkRow).values(rows)
    const more = ids.length === BATCH
    if (!more)
      await tx
        .update(bulkRun)
        .set({ state: 'ready', total: judged + ids.length, version: sql`${bulkRun.version} + 1` })
        .where(eq(bulkRun.id, runId))
    publishAfterCommit(tx, { channel: bulkChannel, id: runId, userIds: [run.createdBy] })
    return more
  })
}

/** The dry run, as a job. It goes on behind the last row that was committed, however it ended. */
export const judgeRun = (resources: BulkResources) =>
  orFailed(async (system, runId, payload) => {
    const [run] = await system.db.select().from(bulkRun).where(eq(bulkRun.id, runId))
    if (run?.state !== 'judging') return
    const ctx = await asMaker(system, run)
    if (!ctx) throw new Error('its maker has no account any more')
    const doing = doingOf(resources, run)
    const until = Date.now() + SLICE_MS
    while (await judgeBatch(ctx, runId, doing, payload)) {
      if (Date.now() > until) return transaction(ctx, (tx) => enqueue(ctx, tx, { kind: judgeJob, payload }))
      // requests take their turn between two batches
      await new Promise((resolve) => setImmediate(resolve))
    }
  })
