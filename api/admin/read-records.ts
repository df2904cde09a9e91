import { asc, count, desc, type SQL } from 'drizzle-orm'
import type { SelectedFields } from 'drizzle-orm/pg-core'
import type { Db, Queries } from '#db/client.ts'
import { asList, inNamedList } from '#db/sql.ts'
import { AppError } from '#model/errors.ts'
import type { Ctx } from '../context.ts'
import type { AdminResource, Row } from './declare.ts'
import { keptTotal } from './kept-totals.ts'
import type { ListRequest } from './list-request.ts'

interface Part {
  where: SQL | undefined
  order?: ListRequest['order']
  offset?: number
  limit: number
}
type Columns = AdminResource['columns']

/** All rows of a part as the database has them. */
async function select(r: AdminResource, q: Queries, columns: Columns, { where, order, limit, offset }: Part): Promise<Row[]> {
  const query = q.select(columns as SelectedFields).from(r.table).$dynamic()
  for (const { table, on } of r.joins) query.leftJoin(table, on)
  query.where(where)
  if (order) query.orderBy(...order.map(({ by, desc: down }) => (down ? desc(by) : asc(by))))
  query.limit(limit)
  if (offset) query.offset(offset)
  return query as Promise<Row[]>
}

async function finish(ctx: Ctx, r: AdminResource, q: Queries, raw: Row[]): Promise<Row[]> {
  const rows = raw.map(row => r.toRow(row, ctx))
  if (rows.length) await r.complete?.(ctx, q, rows)
  return rows
}

/** Rows of one resource as staff see them. */
export const readRows = async (ctx: Ctx, r: AdminResource, q: Queries, part: Part): Promise<Row[]> =>
  finish(ctx, r, q, await select(r, q, r.columns, part))

type ById = (ids: readonly string[]) => Promise<Row[]>
const statements = new WeakMap<Db, WeakMap<Columns, ById>>()

/** Building a statement of many columns costs more than running it: that of a resource's rows by id is built once. */
function rowsById(db: Db, r: AdminResource, id: NonNullable<AdminResource['id']>): ById {
  const kept = statements.get(db) ?? new WeakMap<Columns, ById>()
  statements.set(db, kept)
  const found = kept.get(r.columns)
  if (found) return found
  const query = db.select(r.columns as SelectedFields).from(r.table).$dynamic()
  for (const { table, on } of r.joins) query.leftJoin(table, on)
  const statement = query.where(inNamedList(id, 'ids')).prepare(`admin_${r.name}`)
  const byId: ById = ids => statement.execute({ ids: asList(ids) }) as Promise<Row[]>
  kept.set(r.columns, byId)
  return byId
}

/** A page: first its ids, from an index where one fits, then the rows of those alone. */
async function readPage(ctx: Ctx, r: AdminResource, part: Part): Promise<Row[]> {
  const { db } = ctx
  if (!r.id || !r.fixed) return readRows(ctx, r, db, part)
  const ids = (await select(r, db, { id: r.id }, part)).map(row => String(row.id))
  if (!ids.length) return []
  const byId = new Map((await rowsById(db, r, r.id)(ids)).map(row => [row.id, row]))
  return finish(ctx, r, db, ids.map(id => byId.get(id)).filter(row => row !== undefined))
}

/** How many rows a filter leaves. Joins that nothing refers to cost nothing: both engines drop them. */
export async function countRows(r: AdminResource, q: Queries, where: SQL | undefined): Promise<number> {
  const query = q.select({ n: count() }).from(r.table).$dynamic()
  if (where) for (const { table, on } of r.joins) query.leftJoin(table, on)
  const [row] = await query.where(where)
  return row?.n ?? 0
}

export async function listRecords(ctx: Ctx, r: AdminResource, request: ListRequest): Promise<{ rows: Row[]; total: number }> {
  const rows = request.limit > 0 ? await readPage(ctx, r, request) : []
  // a page that is not full tells the total by itself
  const ends = rows.length < request.limit && (rows.length > 0 || request.offset === 0)
  return { rows, total: ends ? request.offset + rows.length : await keptTotal(ctx.db, r, request.where) }
}

/** @throws not.found */
export async function readRecord(ctx: Ctx, r: AdminResource, q: Queries, id: string): Promise<Row> {
  const [row] = q === ctx.db && r.id && r.fixed
    ? await finish(ctx, r, q, await rowsById(ctx.db, r, r.id)([id]))
    : await readRows(ctx, r, q, { where: r.key.where(id), limit: 1 })
  if (!row) throw new AppError('not.found', 'Not Found')
  return row
}
