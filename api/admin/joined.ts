import type { PgTable } from 'drizzle-orm/pg-core'
import type { SQL } from 'drizzle-orm'
import type { AdminResource } from './declare.ts'

interface Joinable {
  leftJoin(table: PgTable, on: SQL): unknown
  innerJoin(table: PgTable, on: SQL): unknown
}

/** The tables that a resource's columns and filters come from, beside its own. */
export function joined(query: unknown, r: Pick<AdminResource, 'joins'>): void {
  for (const { table, on, always } of r.joins) (query as Joinable)[always ? 'innerJoin' : 'leftJoin'](table, on)
}
