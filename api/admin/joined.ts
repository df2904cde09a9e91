import { getTableName, is, Column, SQL, Table } from 'drizzle-orm'
import type { PgTable } from 'drizzle-orm/pg-core'
import { Search } from '#db/search.ts'
import type { AdminResource, Join, Sortable } from './declare.ts'

interface Joinable {
  leftJoin(table: PgTable, on: SQL): unknown
  innerJoin(table: PgTable, on: SQL): unknown
}

/** By name: each look at an aliased table is another object. */
function collect(part: unknown, found: Set<string>): void {
  if (is(part, Column)) found.add(getTableName(part.table))
  else if (is(part, Table)) found.add(getTableName(part))
  else if (part instanceof Search) collect(part.scan, found)
  else if (is(part, SQL)) for (const chunk of part.queryChunks) collect(chunk, found)
  else if (Array.isArray(part)) for (const one of part) collect(one, found)
}

/** The joins that a condition and an order need, and those that these hang on. A join that no one needs costs a look-up for each row. */
export function joinsFor(r: Pick<AdminResource, 'joins'>, parts: readonly (Sortable | undefined)[]): Join[] {
  const used = new Set<string>()
  for (const part of parts) collect(part, used)
  const needed = new Set<Join>()
  for (const join of [...r.joins].reverse()) {
    if (!used.has(getTableName(join.table))) continue
    needed.add(join)
    collect(join.on, used)
  }
  return r.joins.filter((join) => needed.has(join))
}

/** Whether a condition looks at nothing but the rows themselves: then it says the same of them for as long as they stay the same. */
export function looksOnlyAt(table: PgTable, where: SQL | undefined): boolean {
  const used = new Set<string>()
  collect(where, used)
  return [...used].every((one) => one === getTableName(table))
}

/**
 * Joins tables to a query. Where each row has one, or only rows that have a value in `filled` are wanted, the engine may begin
 * with that table.
 */
export function join(query: unknown, joins: readonly Join[], filled?: Sortable): void {
  const led = is(filled, Column) ? getTableName(filled.table) : undefined
  for (const { table, on, always } of joins)
    (query as Joinable)[always || getTableName(table) === led ? 'innerJoin' : 'leftJoin'](table, on)
}
