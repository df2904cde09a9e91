import { and, isNotNull, isNull, sql, type AnyColumn, type SQL } from 'drizzle-orm'
import { nullsComeFirst } from '#db/sql.ts'
import type { Ctx } from '../../context.ts'
import type { AdminResource, Row, Sortable } from '../declare.ts'
import type { ListRequest } from '../list-request.ts'
import { readRows } from '../read-records.ts'

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

/** All rows of a filter in their order, a few at a time; read only as fast as they are taken. */
export async function* batchesOf(ctx: Ctx, r: AdminResource, { where, order }: Pick<ListRequest, 'where' | 'order'>): AsyncGenerator<Row[]> {
  const [first, tie] = order
  // the last row's place in the order is read along; it is no part of what is written
  const reading: AdminResource = {
    ...r,
    fixed: false,
    columns: { ...r.columns, [LAST]: first?.by ?? sql`0`, [LAST_ID]: (tie ?? first)?.by ?? sql`0` },
    toRow: (raw, at) => ({ ...r.toRow(raw, at), [LAST]: raw[LAST], [LAST_ID]: raw[LAST_ID] }),
  }
  for (const stretch of stretches(order)) {
    let last: Row | undefined
    for (;;) {
      const rows = await readRows(ctx, reading, ctx.db, { where: and(where, behind(order, stretch, last)), order, limit: BATCH })
      if (rows.length) yield rows
      if (rows.length < BATCH) break
      last = rows.at(-1)
      // other requests take their turn between two batches
      await new Promise(resolve => setImmediate(resolve))
    }
  }
}
