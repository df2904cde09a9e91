import { asc, count, desc, type SQL } from 'drizzle-orm'
import type { SelectedFields } from 'drizzle-orm/pg-core'
import type { Queries } from '#db/client.ts'
import { AppError } from '#model/errors.ts'
import type { Ctx } from '../context.ts'
import type { AdminResource, Row } from './declare.ts'
import type { ListRequest } from './list-request.ts'

/** Rows of one resource as staff see them. */
export async function readRows(ctx: Ctx, r: AdminResource, q: Queries, part: { where: SQL | undefined; order?: ListRequest['order']; offset?: number; limit: number }): Promise<Row[]> {
  const query = q.select(r.columns as SelectedFields).from(r.table).$dynamic()
  for (const { table, on } of r.joins) query.leftJoin(table, on)
  query.where(part.where)
  if (part.order) query.orderBy(...part.order.map(({ by, desc: down }) => (down ? desc(by) : asc(by))))
  query.limit(part.limit)
  if (part.offset) query.offset(part.offset)
  const rows = (await query as Row[]).map(raw => r.toRow(raw, ctx))
  if (rows.length) await r.complete?.(ctx, q, rows)
  return rows
}

/** How many rows a filter leaves. Joins that nothing refers to cost nothing: both engines drop them. */
export async function countRows(r: AdminResource, q: Queries, where: SQL | undefined): Promise<number> {
  const query = q.select({ n: count() }).from(r.table).$dynamic()
  if (where) for (const { table, on } of r.joins) query.leftJoin(table, on)
  const [row] = await query.where(where)
  return row?.n ?? 0
}

export async function listRecords(ctx: Ctx, r: AdminResource, request: ListRequest): Promise<{ rows: Row[]; total: number }> {
  const rows = request.limit > 0 ? await readRows(ctx, r, ctx.db, request) : []
  // a page that is not full tells the total by itself
  const ends = rows.length < request.limit && (rows.length > 0 || request.offset === 0)
  return { rows, total: ends ? request.offset + rows.length : await countRows(r, ctx.db, request.where) }
}

/** @throws not.found */
export async function readRecord(ctx: Ctx, r: AdminResource, q: Queries, id: string): Promise<Row> {
  const [row] = await readRows(ctx, r, q, { where: r.key.where(id), limit: 1 })
  if (!row) throw new AppError('not.found', 'Not Found')
  return row
}
