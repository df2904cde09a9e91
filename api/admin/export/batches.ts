import { and, sql, type SQL } from 'drizzle-orm'
import type { Ctx } from '../../context.ts'
import type { AdminResource, Row, Sortable } from '../declare.ts'
import type { ListRequest } from '../list-request.ts'
import { readRows } from '../read-records.ts'
import { splitOrder } from '../split-order.ts'

/** Small enough that a batch never holds up other requests (tests/bench/exports.ts): twice as many are no faster. */
const BATCH = 100
const PLACE = '_place'

const placeOf = (row: Row) => row[PLACE] as unknown[]
const tuple = (parts: readonly SQL[]) => (parts.length > 1 ? sql`(${sql.join([...parts], sql`, `)})` : parts[0])

/** These columns come behind the values; all of them run the same way. */
function later(order: ListRequest['order'], values: readonly unknown[]): SQL | undefined {
  if (!order.length) return undefined
  const param = (by: Sortable, value: unknown) => ('table' in by ? sql`${sql.param(value, by)}` : sql`${value}`)
  const sign = sql.raw(order.at(-1)?.desc ? '<' : '>')
  return sql`${tuple(order.map(({ by }) => sql`${by}`))} ${sign} ${tuple(order.map(({ by }, at) => param(by, values[at])))}`
}

/** All rows of a filter in their order, a few at a time; read only as fast as they are taken. */
export async function* batchesOf(
  ctx: Ctx,
  r: AdminResource,
  { where, order }: Pick<ListRequest, 'where' | 'order'>,
): AsyncGenerator<Row[]> {
  // each row's place in the order is read along; it is no part of what is written
  const places = Object.fromEntries(order.map(({ by }, at) => [`${PLACE}${at}`, by]))
  const reading: AdminResource = {
    ...r,
    fixed: false,
    columns: { ...r.columns, ...places },
    toRow: (raw, at) => ({ ...r.toRow(raw, at), [PLACE]: Object.keys(places).map((name) => raw[name]) }),
  }
  const split = splitOrder(r, { where, order })
  for (const stretch of split ? [split.values, split.none] : [{ where, order }]) {
    let last: Row | undefined
    for (;;) {
      // behind the last row seen. No offset, so the millionth costs what the first does
      const behind = last && later(stretch.order, placeOf(last).slice(-stretch.order.length))
      const rows = await readRows(ctx, reading, ctx.db, {
        ...stretch,
        where: and(stretch.where, behind),
        limit: BATCH,
      })
      if (rows.length) yield rows
      if (rows.length < BATCH) break
      last = rows.at(-1)
      // other requests take their turn between two batches
      await new Promise((resolve) => setImmediate(resolve))
    }
  }
}
