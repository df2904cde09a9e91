import { and, gt, isNotNull, isNull, lt, or, sql, eq, type SQL } from 'drizzle-orm'
import { stringify } from 'csv-stringify/sync'
import { nullsComeFirst } from '#db/sql.ts'
import type { Ctx } from '../context.ts'
import type { AdminResource, Row } from './declare.ts'
import type { ListRequest } from './list-request.ts'
import { readRows } from './read-records.ts'

/** Small enough that a batch never holds up other requests. */
const BATCH = 250
const LAST = '_last'

/** The rows behind the last one seen, in an order by one field and then the id: no offset, so the millionth costs what the first does. */
function behind([first, tie]: ListRequest['order'], value: unknown, id: unknown): SQL | undefined {
  if (!first) return undefined
  const beyond = first.desc ? lt : gt
  if (!tie) return beyond(first.by as never, id)
  const later = beyond(tie.by as never, id)
  const nullsFirst = nullsComeFirst(first.desc)
  if (value === null || value === undefined) return nullsFirst ? or(isNotNull(first.by as never), and(isNull(first.by as never), later)) : and(isNull(first.by as never), later)
  const param = 'table' in first.by ? sql.param(value, first.by) : sql`${value}`
  const further = or(sql`${first.by} ${sql.raw(first.desc ? '<' : '>')} ${param}`, and(eq(first.by as never, value), later))
  return nullsFirst ? further : or(further, isNull(first.by as never))
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
    columns: { ...r.columns, [LAST]: first?.by ?? sql`0`, [`${LAST}Id`]: (tie ?? first)?.by ?? sql`0` },
    toRow: (raw, at) => ({ ...r.toRow(raw, at), [LAST]: raw[LAST], [`${LAST}Id`]: raw[`${LAST}Id`] }),
  }
  const encoder = new TextEncoder()
  const lines = (rows: Row[]) => encoder.encode(stringify(rows.map(row => columns.map(name => plain(row[name]))), { escape_formulas: true }))
  let last: Row | undefined
  return new ReadableStream<Uint8Array>({
    start(controller) {
      controller.enqueue(encoder.encode(`\uFEFF${stringify([columns])}`))
    },
    async pull(controller) {
      const where = last ? and(request.where, behind(request.order, last[LAST], last[`${LAST}Id`])) : request.where
      const rows = await readRows(ctx, reading, ctx.db, { where, order: request.order, limit: BATCH })
      if (rows.length) controller.enqueue(lines(rows))
      last = rows.at(-1)
      if (rows.length < BATCH) controller.close()
      // other requests take their turn between two batches
      await new Promise(resolve => setImmediate(resolve))
    },
  }, { highWaterMark: 1 })
}
