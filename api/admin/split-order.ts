import { and, getTableName, is, isNotNull, isNull, Column, type SQL } from 'drizzle-orm'
import type { AdminResource } from './declare.ts'
import type { ListRequest } from './list-request.ts'

/** Whether rows may lack the field that leads an order. */
function mayLack(r: Pick<AdminResource, 'joins' | 'sorts'>, [first, ...ties]: ListRequest['order']): boolean {
  if (!first || ties.length === 0 || !Object.values(r.sorts).includes(first.by)) return false
  if (!is(first.by, Column)) return true
  const { table, notNull } = first.by
  const join = r.joins.find((one) => getTableName(one.table) === getTableName(table))
  return !notNull || (join !== undefined && !join.always)
}

/** The conditions of rows that have a value in the field that leads the order, which come first, and of those without. */
export function splitOrder(
  r: Pick<AdminResource, 'joins' | 'sorts'>,
  { where, order }: Pick<ListRequest, 'where' | 'order'>,
): { values: SQL | undefined; none: SQL | undefined } | null {
  const [first] = order
  if (!first || !mayLack(r, order)) return null
  return { values: and(where, isNotNull(first.by)), none: and(where, isNull(first.by)) }
}
