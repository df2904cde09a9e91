import { and, sql, type SQL } from 'drizzle-orm'
import type { Ctx } from '../../context.ts'
import type { AdminResource, Row, Sortable } from '../declare.ts'
import type { ListRequest } from '../list-request.ts'
import { readRows } from '../read-records.ts'
import { splitOrder } from '../split-order.ts'

/** Small enough that a batch never holds up other requests (tests/bench/exports.ts): twice as many are no faster. */
const BATCH = 100
const PLACE = '_place'

/** A stretch of an order: rows that have a value in the field, or those that have none. */
type Stretch = 'values' | 'none'

const placeOf = (row: Row) => row[PLACE] as unknown[]
const tuple = (parts: readonly SQL[]) => (parts.length > 1 ? sql`(${sql.join([...parts], sql`, `)})` : parts[0])

/** These columns come behind the values; all of them run the same way. */
function later(order: ListRequest['order'], values: readonly unknown[]): SQL | undefined {
  if (!order.length) return undefined
  const param = (by: Sortable, value: unknown) => ('table' in by ? sql`${sql.param(value, by)}` : sql`${value}`)
  const sign = sql.raw(order.at(-1)?.desc ? '<' : '>')
  return sql`${tuple(order.map(({ by }) => sql`${by}`))} ${sign} ${tuple(order.map(({ by }, at) => param(by, values[at])))}`
}

/** The rows of a stretch behind the last one seen. No offset, so the millionth costs what the first does. */
const behind = (order: ListRequest['order'], stretch: Stretch, last: Row | undefined): SQL | undefined =>
  last && (stretch === 'none' ? later(order.slice(1), placeOf(last).slice(1)) : later(order, placeOf(last)))

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
  const { values, none } = splitOrder(r, { where, order }) ?? { values: where }
  const stretches: [Stretch, SQL | undefined][] = [
    ['values', values],
    ...(none ? [['none', none] as [Stretch, SQL]] : []),
  ]
  for (const [stretch, of] of stretches) {
    let last: Row | undefined
    for (;;) {
      const rows = await readRows(ctx, reading, ctx.db, {
        where: and(of, behind(order, stretch, last)),
        order,
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
