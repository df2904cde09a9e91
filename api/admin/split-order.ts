import { and, getTableName, is, isNotNull, isNull, Column, type SQL } from 'drizzle-orm'
import type { AdminResource, Sortable } from './declare.ts'
import type { ListRequest } from './list-request.ts'

/** Whether rows may lack the field that leads an order. */
function mayLack(r: Pick<AdminResource, 'joins' | 'sorts'>, [first, ...ties]: ListRequest['order']): boolean {
  if (!first || ties.length === 0 || !Object.values(r.sorts).includes(first.by)) return false
  if (!is(first.by, Column)) return true
  const { table, notNull } = first.by
  const join = r.joins.find((one) => getTableName(one.table) === getTableName(table))
  return !notNull || (join !== undefined && !join.always)
}

interface Stretch {
  where: SQL | undefined
  order: ListRequest['order']
  /** the field in which each of these rows has a value */
  filled?: Sortable
}

/** Rows that have a value in the field that leads the order, which come first, and those without, which only its other fields put in order. */
export function splitOrder(
  r: Pick<AdminResource, 'joins' | 'sorts'>,
  { where, order }: Pick<ListRequest, 'where' | 'order'>,
): { values: Stretch; none: Stretch } | null {
  const [first, ...ties] = order
  if (!first || !mayLack(r, order)) return null
  return {
    values: { where: and(where, isNotNull(first.by)), order, filled: first.by },
    none: { where: and(where, isNull(first.by)), order: ties },
  }
}
