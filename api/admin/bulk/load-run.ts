import { eq, sql } from 'drizzle-orm'
import type { Queries, Tx } from '#db/client.ts'
import { bulkRun } from '#db/schema/all.ts'
import { mayReadRun } from '#model/admin/bulk.ts'
import { bulkAct } from '#model/admin/bulk-acts.ts'
import { AppError } from '#model/errors.ts'
import { publishAfterCommit, requireActor, transaction, type Ctx } from '../../context.ts'
import { asAppError } from '../../http/errors.ts'
import { actorAtWork } from '../../identity/sessions/session.ts'
import { errorFacts } from '../../ports/log.ts'
import type { Row } from '../declare.ts'
import { readRows } from '../read-records.ts'
import type { BulkResources } from './declare-bulk.ts'
import type { BulkRequest } from './judge-row.ts'

export type Run = typeof bulkRun.$inferSelect
export const bulkChannel = 'bulkRuns'

/** One run that the caller may read. @throws not.found */
export async function loadRun(ctx: Ctx, q: Queries, id: string): Promise<Run> {
  const actor = requireActor(ctx)
  const [run] = await q.select().from(bulkRun).where(eq(bulkRun.id, id))
  if (!run || !mayReadRun(actor, run.createdBy)) throw new AppError('not.found', 'Not Found')
  return run
}

/** What a run does. @throws Error for an act that this version of the product does not know */
export function doingOf(resources: BulkResources, run: Pick<Run, 'resource' | 'act' | 'input'>): BulkRequest {
  const resource = resources.get(run.resource)
  const entry = bulkAct(run.resource, run.act)
  const act = resource?.acts[run.act]
  if (!resource || !entry || !act) throw new Error(`no act ${run.resource}.${run.act}`)
  return { resource, entry, act, input: run.input }
}

/** A run at work: as its maker, with the rights the maker has now. Null when no one may go on with it. */
export async function asMaker(ctx: Ctx, run: Run): Promise<Ctx | null> {
  const actor = await actorAtWork(ctx, run.createdBy)
  return actor && { ...ctx, actor, request: { ...ctx.request, id: `bulk-${run.id}` } }
}

/** A run that breaks is over and says so; while the engine is busy the job comes back. */
export const orFailed =
  (work: (ctx: Ctx, runId: string, payload: Record<string, unknown>) => Promise<void>) =>
  async (ctx: Ctx, payload: Record<string, unknown>): Promise<void> => {
    const runId = String(payload.runId)
    try {
      await work(ctx, runId, payload)
    } catch (error) {
      if (error instanceof Error && asAppError(error).status === 503) throw error
      ctx.log.error({ run: runId, ...errorFacts(error) }, 'act on many failed')
      await transaction(ctx, async (tx) => {
        const [run] = await tx
          .update(bulkRun)
          .set({ state: 'failed', finishedAt: ctx.now(), version: sql`${bulkRun.version} + 1` })
          .where(eq(bulkRun.id, runId))
          .returning()
        if (run) publishAfterCommit(tx, { channel: bulkChannel, id: runId, userIds: [run.createdBy] })
      })
    }
  }

/** Records by their ids as the admin engine shows them. */
export async function recordsOf(
  ctx: Ctx,
  tx: Tx,
  { resource: { of } }: BulkRequest,
  ids: readonly string[],
): Promise<Map<string, Row>> {
  const rows = ids.length ? await readRows(ctx, of, tx, { where: of.key.any(ids), limit: ids.length }) : []
  return new Map(rows.map((row) => [String(row.id), row]))
}
