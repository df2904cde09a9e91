import { count, eq } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'
import type { Queries } from '#db/client.ts'
import type { Dependents } from '#model/dependents.ts'
import { administered } from '#model/resources.ts'
import type { Ctx } from '../context.ts'
import type { AdminResource, Dependent, Row } from './declare.ts'
import { readRows } from './read-records.ts'
import { resourceOfTable } from './registry.ts'

const NAMED = 3

/** What depends on a record, by kind, with the first names. */
export async function dependentsOf(ctx: Ctx, q: Queries, r: AdminResource, id: string): Promise<Dependents[]> {
  const found: Dependents[] = []
  for (const one of r.write?.remove?.dependents ?? []) {
    const table = one.column.table as AdminResource['table']
    const [row] = await q.select({ n: count() }).from(table).where(eq(one.column, id))
    if (!row?.n) continue
    found.push({
      kind: one.kind,
      count: row.n,
      stays: one.stays === true,
      resource: one.of?.name ?? null,
      names: await firstNames(ctx, q, one, id),
      filter: one.of?.filter === undefined ? null : { [one.of.filter]: id },
    })
  }
  return found
}

async function firstNames(ctx: Ctx, q: Queries, { column, of }: Dependent, id: string): Promise<Dependents['names']> {
  const r = of && resourceOfTable(administered(of.name).refTable)
  if (!of || !r) return []
  const record = of.id as PgColumn
  const rows = await q
    .select({ id: record })
    .from(column.table as AdminResource['table'])
    .where(eq(column, id))
    .orderBy(record)
    .limit(NAMED)
  const ids = rows.map((row) => String(row.id))
  return (await readRows(ctx, r, q, { where: r.key.any(ids), limit: ids.length })).map((row) => ({
    id: String(row.id),
    name: nameOf(r, row),
  }))
}

/** As people call it: people and discussions are labelled otherwise in the history. */
function nameOf(r: AdminResource, row: Row): string {
  const own = row.resolvedDisplayName ?? row.key
  return typeof own === 'string' ? own : (r.write?.label(row) ?? String(row.id))
}
