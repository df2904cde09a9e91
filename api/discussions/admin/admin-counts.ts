import { and, count, eq, gte, lte, sql, type SQL } from 'drizzle-orm'
import type { Queries } from '#db/client.ts'
import { queryHeader, user } from '#db/schema/all.ts'
import { hourOf } from '#db/sql.ts'
import { queryViews, type QueryView } from '#model/discussions/query-views.ts'
import { displayStatus, queryStatuses, type QueryStatus } from '#model/discussions/enums.ts'
import type { IndexStats } from '#model/discussions/wire.ts'
import { countsByMonth } from '#model/reporting/range.ts'
import { endOfDay, newYork, startOfDay } from '#model/time.ts'
import { countRows } from '../../admin/read-records.ts'
import { queries } from '../admin.ts'
import { isReal, viewWhere } from './admin-filters.ts'

/** How many discussions of a filter are in each status (all of them, 0 too), and in each queue of staff. */
export async function statusCounts(
  q: Queries,
  now: Date,
  where: SQL | undefined,
): Promise<{ data: { status: QueryStatus; count: number }[]; views: Record<QueryView, number> }> {
  const query = q.select({ status: queryHeader.status, n: count() }).from(queryHeader).$dynamic()
  if (where) for (const { table, on } of queries.joins) query.leftJoin(table, on)
  const rows = await query.where(where).groupBy(queryHeader.status)
  const found = new Map(rows.map((row) => [row.status, row.n]))
  const views = {} as Record<QueryView, number>
  for (const view of queryViews) views[view] = await countRows(queries, q, and(where, viewWhere[view](now)))
  return { data: queryStatuses.map((status) => ({ status, count: found.get(status) ?? 0 })), views }
}

/** The same as the four numbers of an index. What waits for staff requires action: review, payment, held. */
export function staffStats(counts: readonly { status: QueryStatus; count: number }[]): IndexStats {
  const waits: readonly QueryStatus[] = ['csrhold', 'pending_charge', 'held']
  const sum = (test: (status: QueryStatus) => boolean) =>
    counts.filter(({ status }) => test(status)).reduce((total, one) => total + one.count, 0)
  const ended = (status: QueryStatus) => ['closed', 'cancelled'].includes(displayStatus(status))
  return {
    totalQueries: sum(() => true),
    newOpportunities: sum((status) => status === 'create' || status === 'pending_survey' || status === 'charged'),
    requiresAction: sum((status) => waits.includes(status)),
    ongoing: sum((status) => status === 'open' || status === 'answered'),
    closed: sum(ended),
  }
}

interface StatsRange {
  from?: string | undefined
  to?: string | undefined
  planId?: string | undefined
  grantId?: string | undefined
  inclTestQueries: boolean
}

/** Discussions of a period (New York days, both included) by status and by the month of their making in New York. */
export async function queryStats(
  q: Queries,
  { from, to, planId, grantId, inclTestQueries }: StatsRange,
): Promise<{ queryStats: IndexStats; byMonth: { month: string; count: number }[] }> {
  const where = and(
    from ? gte(queryHeader.createdAt, startOfDay(from, newYork)) : undefined,
    to ? lte(queryHeader.createdAt, endOfDay(to, newYork)) : undefined,
    planId ? eq(queryHeader.planId, planId) : undefined,
    grantId ? eq(queryHeader.grantId, grantId) : undefined,
    inclTestQueries ? undefined : isReal(),
  )
  const byStatus = await q
    .select({ status: queryHeader.status, count: count() })
    .from(queryHeader)
    .innerJoin(user, eq(queryHeader.userId, user.id))
    .where(where)
    .groupBy(queryHeader.status)
  const hours = await q
    .select({ hour: hourOf(queryHeader.createdAt), count: count() })
    .from(queryHeader)
    .innerJoin(user, eq(queryHeader.userId, user.id))
    .where(where)
    .groupBy(sql`1`)
  return { queryStats: staffStats(byStatus), byMonth: countsByMonth(hours) }
}
