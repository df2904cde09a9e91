import { and, asc, count, desc, type SQL } from 'drizzle-orm'
import type { SelectedFields } from 'drizzle-orm/pg-core'
import type { z } from 'zod'
import type { Db, Queries } from '#db/client.ts'
import { onPostgres } from '#db/dialect.ts'
import { asList, inNamedList } from '#db/sql.ts'
import { preparedFor } from '#db/statements/prepared.ts'
import { AppError } from '#model/errors.ts'
import type { Ctx } from '../context.ts'
import type { AdminResource, Row, Sortable } from './declare.ts'
import { join, joinsFor } from './joined.ts'
import { cachedTotal } from './kept-totals.ts'
import type { ListRequest } from './list-request.ts'
import { planSearch } from './plan-search.ts'
import { splitOrder } from './split-order.ts'

interface Part {
  where: SQL | undefined
  order?: ListRequest['order']
  /** a field in which each of the rows has a value */
  filled?: Sortable
  offset?: number
  limit: number
}
type Columns = AdminResource['columns']

/** All rows of a part as the database has them. */
async function select(
  r: AdminResource,
  q: Queries,
  columns: Columns,
  { where, order, filled, limit, offset }: Part,
): Promise<Row[]> {
  const query = q
    .select(columns as SelectedFields)
    .from(r.table)
    .$dynamic()
  const joins = columns === r.columns || !r.fixed ? r.joins : joinsFor(r, [where, ...(order ?? []).map(({ by }) => by)])
  join(query, joins, filled)
  query.where(where)
  if (order) query.orderBy(...order.map(({ by, desc: down }) => (down ? desc(by) : asc(by))))
  query.limit(limit)
  if (offset) query.offset(offset)
  return query as Promise<Row[]>
}

async function finish<R extends z.ZodObject>(
  ctx: Ctx,
  r: AdminResource<R>,
  q: Queries,
  raw: Row[],
): Promise<z.infer<R>[]> {
  const rows = raw.map((row) => r.toRow(row, ctx))
  if (rows.length) await r.complete?.(ctx, q, rows)
  return rows
}

/** Rows of one resource as staff see them. */
export const readRows = async <R extends z.ZodObject>(
  ctx: Ctx,
  r: AdminResource<R>,
  q: Queries,
  part: Part,
): Promise<z.infer<R>[]> => finish(ctx, r, q, await select(r, q, r.columns, part))

type ById = (ids: readonly string[]) => Promise<Row[]>
const statements = new WeakMap<Columns, (q: Queries) => ById>()

/** A resource's rows by id; prepared once, since it has many columns. */
function rowsById(db: Db, r: AdminResource, id: NonNullable<AdminResource['id']>): ById {
  const prepared =
    statements.get(r.columns) ??
    preparedFor((q): ById => {
      const query = q
        .select(r.columns as SelectedFields)
        .from(r.table)
        .$dynamic()
      join(query, r.joins)
      const statement = query.where(inNamedList(id, 'ids')).prepare(`admin_${r.name}`)
      return (ids) => statement.execute({ ids: asList(ids) }) as Promise<Row[]>
    })
  statements.set(r.columns, prepared)
  return prepared(db)
}

/** Rows of one stretch of an order: first their ids, from an index where one fits, then the rows of those alone. */
async function readStretch(ctx: Ctx, r: AdminResource, part: Part): Promise<Row[]> {
  if (part.limit <= 0) return []
  const { db } = ctx
  const { parts } = r.key
  if (!r.fixed || !(r.id ?? parts)) return readRows(ctx, r, db, part)
  const keys = await select(
    r,
    db,
    r.id ? { id: r.id } : Object.fromEntries((parts ?? []).map((column, at) => [String(at), column])),
    part,
  )
  const ids = keys.map((row) => Object.values(row).join(':'))
  if (!ids.length) return []
  const raw = r.id
    ? await rowsById(db, r, r.id)(ids)
    : await select(r, db, r.columns, { where: r.key.any(ids), limit: ids.length })
  const rows = new Map((await finish(ctx, r, db, raw)).map((row) => [row.id, row]))
  return ids.map((id) => rows.get(id)).filter((row) => row !== undefined)
}

/**
 * A page of an order in two stretches, rows with a value and then rows without: the engines disagree on where the latter
 * stand, and with "nulls last" no index would serve the order.
 */
async function readPage(ctx: Ctx, r: AdminResource, part: ListRequest): Promise<Row[]> {
  const split = splitOrder(r, part)
  if (!split) return readStretch(ctx, r, part)
  const { values, none } = split
  const rows = await readStretch(ctx, r, { ...part, ...values })
  if (rows.length === part.limit) return rows
  const before = rows.length > 0 ? part.offset + rows.length : await countRows(r, ctx.db, values.where, values.filled)
  const left = { offset: Math.max(0, part.offset - before), limit: part.limit - rows.length }
  return [...rows, ...(await readStretch(ctx, r, { ...part, ...none, ...left }))]
}

/** How many rows a filter leaves; `filled`: a field in which each of them has a value. */
export async function countRows(
  r: AdminResource,
  q: Queries,
  where: SQL | undefined,
  filled?: Sortable,
): Promise<number> {
  const query = q.select({ n: count() }).from(r.table).$dynamic()
  join(query, joinsFor(r, [where]), filled)
  const [row] = await query.where(where)
  return row?.n ?? 0
}

export interface Listed {
  rows: Row[]
  total: number
  /** there are more than `total`, but no one has counted them */
  more: boolean
}

/** From here on a page is looked for from the nearer end: the engine passes over every row before it. */
const REVERSE_SCAN_OFFSET = 5_000

/** A page of a list with the total. Of a search that matches very many rows the total is `countedHits` of the resource. */
export async function listRecords(ctx: Ctx, r: AdminResource, request: ListRequest): Promise<Listed> {
  const planned = await planSearch(ctx.db, r, request.where)
  const most = planned.searched ? r.countedHits : undefined
  const count = async () => {
    const total = await cachedTotal(ctx.db, r, planned, most && most + 1)
    return most && total > most ? { total: most, more: true } : { total, more: false }
  }
  const asked = { ...request, where: planned.where }
  if (request.offset > REVERSE_SCAN_OFFSET) {
    const counted = await count()
    const rows =
      counted.more || request.limit === 0
        ? await readPage(ctx, r, asked)
        : await readFarPage(ctx, r, asked, counted.total)
    return { rows, ...counted }
  }
  const page = async () => (request.limit > 0 ? readPage(ctx, r, asked) : [])
  // a server of its own works on both at once; the total that a page tells by itself costs it little
  if (onPostgres) {
    const [rows, counted] = await Promise.all([page(), count()])
    return { rows, ...counted }
  }
  const rows = await page()
  // a page that is not full tells the total by itself
  if (rows.length < request.limit && (rows.length > 0 || request.offset === 0))
    return { rows, total: request.offset + rows.length, more: false }
  return { rows, ...(await count()) }
}

async function readFarPage(ctx: Ctx, r: AdminResource, request: ListRequest, total: number): Promise<Row[]> {
  const split = splitOrder(r, request)
  if (!split) return readFromNearerEnd(ctx, r, request, total)
  const { values, none } = split
  const before = await countRows(r, ctx.db, values.where, values.filled)
  const rows = await readFromNearerEnd(ctx, r, { ...request, ...values }, before)
  const left = { offset: Math.max(0, request.offset - before), limit: request.limit - rows.length }
  return [...rows, ...(await readFromNearerEnd(ctx, r, { ...request, ...none, ...left }, total - before))]
}

async function readFromNearerEnd(
  ctx: Ctx,
  r: AdminResource,
  request: ListRequest & Pick<Part, 'filled'>,
  total: number,
): Promise<Row[]> {
  const limit = Math.min(request.limit, total - request.offset)
  if (limit <= 0) return []
  const behind = total - request.offset - limit
  if (behind >= request.offset) return readStretch(ctx, r, request)
  return (
    await readStretch(ctx, r, {
      ...request,
      offset: behind,
      limit,
      order: request.order.map(({ by, desc: down }) => ({ by, desc: !down })),
    })
  ).reverse()
}

/** @throws not.found */
export async function readRecord<R extends z.ZodObject>(
  ctx: Ctx,
  r: AdminResource<R>,
  q: Queries,
  id: string,
): Promise<z.infer<R>> {
  const [row] =
    q === ctx.db && r.id && r.fixed && !r.only
      ? await finish(ctx, r, q, await rowsById(ctx.db, r, r.id)([id]))
      : await readRows(ctx, r, q, { where: and(r.key.where(id), r.only), limit: 1 })
  if (!row) throw new AppError('not.found', 'Not Found')
  return row
}
