import { and, isNotNull, isNull, sql, type AnyColumn, type SQL } from 'drizzle-orm'
import { stringify } from 'csv-stringify/sync'
import { nullsComeFirst } from '#db/sql.ts'
import type { Ctx } from '../context.ts'
import type { AdminResource, Row, Sortable } from './declare.ts'
import type { ListRequest } from './list-request.ts'
import { readRows } from './read-records.ts'

/** Small enough that a batch never holds up other requests. */
const BATCH = 250
const LAST = '_last'
const LAST_ID = '_lastId'

/** A stretch of an order: rows that have a value in the field, or those that have none. */
type Stretch = 'values' | 'none'

function stretches([first, tie]: ListRequest['order']): Stretch[] {
  const always = !tie || (first && 'notNull' in first.by && first.by.notNull)
  if (!first || always) return ['values']
  return nullsComeFirst(first.desc) ? ['none', 'values'] : ['values', 'none']
}

/** The rows of a stretch behind the last one seen. No offset, so the millionth costs what the first does. */
function behind([first, tie]: ListRequest['order'], stretch: Stretch, last: Row | undefined): SQL | undefined {
  if (!first) return undefined
  const sign = sql.raw(first.desc ? '<' : '>')
  const param = (by: Sortable, value: unknown) => ('table' in by ? sql.param(value, by) : sql`${value}`)
  const id = last && tie && sql`${tie.by} ${sign} ${param(tie.by, last[LAST_ID])}`
  if (stretch === 'none') return and(isNull(first.by as AnyColumn), id)
  if (!last) return stretches([first, ...(tie ? [tie] : [])]).length > 1 ? isNotNull(first.by as AnyColumn) : undefined
  const value = param(first.by, last[LAST])
  return tie ? sql`(${first.by}, ${tie.by}) ${sign} (${value}, ${param(tie.by, last[LAST_ID])})` : sql`${first.by} ${sign} ${value}`
}

const plain = (value: unknown): unknown => {
  if (value === null || value === undefined) return ''
  if (Array.isArray(value)) return value.map(one => (typeof one === 'object' ? JSON.stringify(one) : String(one))).join('; ')
  if (typeof value === 'boolean') return String(value)
  return typeof value === 'object' ? JSON.stringify(value) : value
}

/**
 * All rows of a filter as CSV, made while they are read. Cells that a spreadsheet would run as a formula are text.
 * Starts with a byte order mark, without which Excel garbles names that are not ASCII.
 */
export function exportRecords(ctx: Ctx, r: AdminResource, request: Pick<ListRequest, 'where' | 'order'>): ReadableStream<Uint8Array> {
  const columns = Object.keys(r.row.shape)
  const [first, tie] = request.order
  // the last row's place in the order is read along; it is no part of what is written
  const reading: AdminResource = {
    ...r,
    fixed: false,
    columns: { ...r.columns, [LAST]: first?.by ?? sql`0`, [LAST_ID]: (tie ?? first)?.by ?? sql`0` },
    toRow: (raw, at) => ({ ...r.toRow(raw, at), [LAST]: raw[LAST], [LAST_ID]: raw[LAST_ID] }),
  }
  const encoder = new TextEncoder()
  const lines = (rows: Row[]) => encoder.encode(stringify(rows.map(row => columns.map(name => plain(row[name]))), { escape_formulas: true }))
  const todo = stretches(request.order)
  let last: Row | undefined
  return new ReadableStream<Uint8Array>({
    start(controller) {
      controller.enqueue(encoder.encode(`\uFEFF${stringify([columns])}`))
    },
    async pull(controller) {
      const [stretch] = todo
      if (!stretch) return controller.close()
      const where = and(request.where, behind(request.order, stretch, last))
      const rows = await readRows(ctx, reading, ctx.db, { where, order: request.order, limit: BATCH })
      last = rows.at(-1)
      if (rows.length < BATCH) {
        todo.shift()
        last = undefined
      }
      // an empty chunk asks for the next pull
      controller.enqueue(rows.length ? lines(rows) : new Uint8Array(0))
      // other requests take their turn between two batches
      await new Promise(resolve => setImmediate(resolve))
    },
  }, { highWaterMark: 1 })
}
