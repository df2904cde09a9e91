import { count, countDistinct, inArray, sql, type AnyColumn } from 'drizzle-orm'
import type { PgTable } from 'drizzle-orm/pg-core'
import type { Queries } from '#db/client.ts'

/** How many rows hold each id in this column, for a page of records at once; ids without any count 0. */
export async function countBy(
  q: Queries,
  column: AnyColumn,
  ids: readonly string[],
  distinct?: AnyColumn,
): Promise<(id: string) => number> {
  const table: PgTable = column.table as PgTable
  const rows = await q
    .select({ id: sql<string>`${column}`, n: distinct ? countDistinct(distinct) : count() })
    .from(table)
    .where(inArray(column, [...ids]))
    .groupBy(sql`${column}`)
  const counts = new Map(rows.map((row) => [row.id, row.n]))
  return (id) => counts.get(id) ?? 0
}
