import { and, asc, count, eq, gte, inArray, isNull, or, sql, type SQL } from 'drizzle-orm'
import { queryExpert, queryHeader, reportHeader, reportRow, transaction, user } from '#db/schema/all.ts'
import { AppError } from '#model/errors.ts'
import { readCell } from '#model/reporting/cell.ts'
import { bitOf, ruleOf } from '#model/reporting/figures.ts'
import type { ReportRowWire } from '#model/reporting/report-wire.ts'
import { binOf } from '#model/reporting/time-bins.ts'
import { authorize, refusedFields } from '../../admin/refusals.ts'
import { requireActor, type Ctx } from '../../context.ts'
import { planOf } from './plan-of-report.ts'

interface Listed {
  rows: ReportRowWire[]
  total: number
  columns: string[]
  /** of all rows, not only of the page: what the figure says */
  sum: number | null
}

/** The rows behind one number of a generated report, marked where the record has changed since. @throws not.found, errors.invalidParameters */
export async function listReportRows(
  ctx: Ctx,
  id: string,
  { cell: address, page, pageSize }: { cell: string; page: number; pageSize: number },
): Promise<Listed> {
  authorize(requireActor(ctx), 'admin.read')
  const [header] = await ctx.db.select().from(reportHeader).where(eq(reportHeader.id, id))
  if (!header) throw new AppError('not.found', 'Not Found')
  const { definition } = planOf(header)
  const cell = readCell(address)
  const rule = cell && ruleOf(definition.subject, cell.figure)
  if (!cell || !rule) throw refusedFields({ cell: 'errors.unknownValue' })
  const { of } = cell
  const place: SQL | undefined =
    of &&
    {
      group: eq(reportRow.groupId, of.id),
      month: eq(reportRow.month, of.id),
      bin: eq(reportRow.bin, Number(of.id)),
      after: or(isNull(reportRow.bin), gte(reportRow.bin, binOf(Number(of.id)))),
    }[of.kind]
  const where = and(
    eq(reportRow.reportId, id),
    sql`(${reportRow.mask} & ${sql.raw(String(bitOf(definition.subject, cell.figure)))}) <> 0`,
    place,
  )
  const [{ total } = { total: 0 }] = await ctx.db.select({ total: count() }).from(reportRow).where(where)
  const rows = await ctx.db
    .select()
    .from(reportRow)
    .where(where)
    .orderBy(asc(reportRow.ordinal))
    .limit(pageSize)
    .offset((page - 1) * pageSize)
  const recordOf = await recordsOf(ctx, rows)
  // reports made before rows named their own record cannot say whether it has changed
  const unknown = (row: StoredRow) => row.resource === 'queries' && definition.subject !== 'discussions'
  const value = rule.over ?? rule.of
  const shown = header.result
  const figures = !of
    ? shown?.totals
    : of.kind === 'group'
      ? shown?.groups.find((group) => group.id === of.id)?.figures
      : of.kind === 'month'
        ? shown?.months.find(({ month }) => month === of.id)?.figures
        : undefined
  return {
    rows: rows.map((row) => {
      const record = recordOf(row)
      return {
        resource: record?.opens.resource ?? row.resource,
        id: record?.opens.id ?? row.refId,
        label: row.label,
        cells: row.cells,
        value: row.values[value] ?? null,
        changed: !record || (!unknown(row) && row.changedAt !== null && record.at > row.changedAt.getTime()),
      }
    }),
    total,
    columns: [...definition.columns],
    sum: figures?.[cell.figure]?.value ?? null,
  }
}

type StoredRow = Pick<typeof reportRow.$inferSelect, 'resource' | 'refId' | 'changedAt'>
interface CurrentRow {
  /** when it last changed; an entry of the ledger never does */
  at: number
  opens: Pick<ReportRowWire, 'resource' | 'id'>
}

/** The records of rows as they are now, and where each opens; one that is gone is missing. */
async function recordsOf(ctx: Ctx, rows: readonly StoredRow[]): Promise<(row: StoredRow) => CurrentRow | undefined> {
  const idsOf = (resource: string) => rows.filter((row) => row.resource === resource).map((row) => row.refId)
  const now = new Map<string, CurrentRow>()
  for (const [resource, table] of [
    ['queries', queryHeader],
    ['users', user],
  ] as const) {
    const ids = idsOf(resource)
    if (!ids.length) continue
    const found = await ctx.db.select({ id: table.id, at: table.updatedAt }).from(table).where(inArray(table.id, ids))
    for (const { id, at } of found) now.set(`${resource}:${id}`, { at: at.getTime(), opens: { resource, id } })
  }
  const engagements = idsOf('queryExperts')
  if (engagements.length) {
    const found = await ctx.db
      .select({ id: queryExpert.id, at: queryExpert.updatedAt, queryId: queryExpert.queryId })
      .from(queryExpert)
      .where(inArray(queryExpert.id, engagements))
    for (const { id, at, queryId } of found)
      now.set(`queryExperts:${id}`, { at: at.getTime(), opens: { resource: 'queries', id: queryId } })
  }
  const entries = idsOf('transactions')
  if (entries.length) {
    const found = await ctx.db
      .select({
        id: transaction.id,
        at: transaction.createdAt,
        queryId: transaction.queryId,
        userId: transaction.userId,
      })
      .from(transaction)
      .where(inArray(transaction.id, entries))
    for (const { id, at, queryId, userId } of found)
      now.set(`transactions:${id}`, {
        at: at.getTime(),
        opens: queryId === null ? { resource: 'users', id: userId } : { resource: 'queries', id: queryId },
      })
  }
  return (row) => now.get(`${row.resource}:${row.refId}`)
}
