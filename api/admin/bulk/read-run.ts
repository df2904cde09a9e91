import { and, asc, count, desc, eq } from 'drizzle-orm'
import { bulkRow, bulkRun } from '#db/schema/all.ts'
import { bulkOutcomes, bulkVerdicts, type BulkOutcome, type BulkVerdict } from '#model/admin/bulk.ts'
import type { BulkRow, BulkRun } from '#model/admin/bulk-wire.ts'
import { requireActor, type Ctx } from '../../context.ts'
import { loadRun, type Run } from './load-run.ts'
import { sortingBy } from '../../http/sorting.ts'

interface Part {
  page: number
  pageSize: number
  sort?: string | undefined
}

async function withCounts(ctx: Ctx, run: Run): Promise<BulkRun> {
  const grouped = await ctx.db
    .select({ verdict: bulkRow.verdict, outcome: bulkRow.outcome, n: count() })
    .from(bulkRow)
    .where(eq(bulkRow.runId, run.id))
    .groupBy(bulkRow.verdict, bulkRow.outcome)
  const sum = <T extends string>(names: readonly T[], of: 'verdict' | 'outcome') =>
    Object.fromEntries(
      names.map((name) => [name, grouped.filter((row) => row[of] === name).reduce((total, row) => total + row.n, 0)]),
    ) as Record<T, number>
  const { createdAt, startedAt, finishedAt, ...rest } = run
  return {
    ...rest,
    verdicts: sum(bulkVerdicts, 'verdict'),
    outcomes: sum(bulkOutcomes, 'outcome'),
    createdAt: createdAt.toISOString(),
    startedAt: startedAt?.toISOString() ?? null,
    finishedAt: finishedAt?.toISOString() ?? null,
  }
}

/** A run with how many rows are in which state. @throws not.found */
export const readRun = async (ctx: Ctx, id: string): Promise<BulkRun> => withCounts(ctx, await loadRun(ctx, ctx.db, id))

export const runSorting = sortingBy({ createdAt: bulkRun.createdAt, finishedAt: bulkRun.finishedAt }, [
  desc(bulkRun.createdAt),
  desc(bulkRun.id),
])

/** The caller's runs, newest first. */
export async function listRuns(ctx: Ctx, { page, pageSize, sort }: Part): Promise<{ data: BulkRun[]; total: number }> {
  const own = eq(bulkRun.createdBy, requireActor(ctx).userId)
  const runs = await ctx.db
    .select()
    .from(bulkRun)
    .where(own)
    .orderBy(...runSorting.order(sort))
    .limit(pageSize)
    .offset((page - 1) * pageSize)
  return { data: await Promise.all(runs.map((run) => withCounts(ctx, run))), total: await ctx.db.$count(bulkRun, own) }
}

export const rowShown = ({
  runId: _run,
  recordVersion: _version,
  changes,
  doneAt,
  ...row
}: typeof bulkRow.$inferSelect): BulkRow => ({
  ...row,
  changes: changes ?? [],
  doneAt: doneAt?.toISOString() ?? null,
})

export const rowSorting = sortingBy(
  {
    ordinal: bulkRow.ordinal,
    label: bulkRow.label,
    verdict: bulkRow.verdict,
    outcome: bulkRow.outcome,
    reason: bulkRow.reason,
    doneAt: bulkRow.doneAt,
  },
  [asc(bulkRow.ordinal)],
)

/** The rows of a run in their order. @throws not.found */
export async function listRows(
  ctx: Ctx,
  id: string,
  {
    page,
    pageSize,
    sort,
    verdict,
    outcome,
  }: Part & { verdict?: BulkVerdict | undefined; outcome?: BulkOutcome | undefined },
): Promise<{ data: BulkRow[]; total: number }> {
  await loadRun(ctx, ctx.db, id)
  const where = and(
    eq(bulkRow.runId, id),
    verdict && eq(bulkRow.verdict, verdict),
    outcome && eq(bulkRow.outcome, outcome),
  )
  const rows = await ctx.db
    .select()
    .from(bulkRow)
    .where(where)
    .orderBy(...rowSorting.order(sort))
    .limit(pageSize)
    .offset((page - 1) * pageSize)
  return { data: rows.map(rowShown), total: await ctx.db.$count(bulkRow, where) }
}
