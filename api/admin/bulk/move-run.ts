import { and, eq, sql } from 'drizzle-orm'
import { bulkRun } from '#db/schema/all.ts'
import { lockRow } from '#db/sql.ts'
import { mayStart, mayStop, type BulkState } from '#model/admin/bulk.ts'
import { bulkAct } from '#model/admin/bulk-acts.ts'
import type { BulkRun } from '#model/admin/bulk-wire.ts'
import { bulkNote } from '#model/admin/bulk-notes.ts'
import { AppError } from '#model/errors.ts'
import { record } from '../../audit/record.ts'
import { publishAfterCommit, requireActor, transaction, type Ctx } from '../../context.ts'
import { enqueue } from '../../jobs/enqueue.ts'
import { authorize } from '../refusals.ts'
import { executeJob } from './execute-run.ts'
import { bulkChannel, loadRun } from './load-run.ts'
import { readRun } from './read-run.ts'

async function move(
  ctx: Ctx,
  id: string,
  version: number,
  from: (state: BulkState) => boolean,
  to: 'running' | 'stopped',
): Promise<BulkRun> {
  await transaction(ctx, async (tx) => {
    await lockRow(tx, bulkRun, id)
    const run = await loadRun(ctx, tx, id)
    const entry = bulkAct(run.resource, run.act)
    if (entry) authorize(requireActor(ctx), entry.act)
    if (run.version !== version || !from(run.state))
      throw new AppError('conflict', 'This run has moved on. Please reload it.', {
        extra: { current: { id, state: run.state, version: run.version } },
      })
    await tx
      .update(bulkRun)
      .set({ state: to, startedAt: run.startedAt ?? ctx.now(), version: sql`${bulkRun.version} + 1` })
      .where(and(eq(bulkRun.id, id), eq(bulkRun.version, version)))
    await record(ctx, tx, {
      event: 'update',
      refTable: 'bulk_run',
      refId: id,
      text: bulkNote(run, to),
    })
    if (to === 'running') await enqueue(ctx, tx, { kind: executeJob, payload: { runId: id } })
    publishAfterCommit(tx, { channel: bulkChannel, id, userIds: [run.createdBy] })
  })
  return readRun(ctx, id)
}

/** Starts what the dry run found, or goes on after a halt. @throws not.found, auth.notAuthorized, conflict */
export const beginRun = (ctx: Ctx, id: string, version: number): Promise<BulkRun> =>
  move(ctx, id, version, mayStart, 'running')

/** Halts after the record that is being changed. @throws not.found, auth.notAuthorized, conflict */
export const stopRun = (ctx: Ctx, id: string, version: number): Promise<BulkRun> =>
  move(ctx, id, version, mayStop, 'stopped')
