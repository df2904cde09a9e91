import { cpSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { getTableColumns, getTableName, type Column } from 'drizzle-orm'
import type { Store } from '#db/client.ts'
import { dialect, onPostgres } from '#db/dialect.ts'
import { root } from '#db/root.ts'

/** The migrations as an earlier version had them. @param before the number of the first that it did not have */
export function migrationsBefore(before: string): string {
  const copy = mkdtempSync(join(process.env.DATA_DIR ?? tmpdir(), 'migrations-'))
  cpSync(join(root, 'db/migrations', dialect), copy, { recursive: true })
  const journal = JSON.parse(readFileSync(join(copy, 'meta/_journal.json'), 'utf8')) as { entries: { tag: string }[] }
  const entries = journal.entries.filter(({ tag }) => tag < before)
  writeFileSync(join(copy, 'meta/_journal.json'), JSON.stringify({ ...journal, entries }))
  return copy
}

export const columnName = (name: string) => name.replaceAll(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`)
const quoted = (value: string) => `'${value.replaceAll("'", "''")}'`
export function literal(value: unknown): string {
  if (value === null || value === undefined) return 'null'
  if (typeof value === 'boolean') return onPostgres ? String(value) : value ? '1' : '0'
  return typeof value === 'number' ? String(value) : quoted(String(value))
}

/** What a column that must be filled holds when a test does not set it. */
const fillers = (now: Date): Record<string, unknown> => ({
  string: '',
  number: 0,
  bigint: 0,
  boolean: false,
  date: now,
  json: [],
})

/** Writes rows as an old program did: into the columns that the old table has, whatever today's schema calls for. */
export function oldRows(store: Store, now: Date) {
  const columns = new Map<string, ReadonlySet<string>>()
  const columnsOf = async (table: string): Promise<ReadonlySet<string>> => {
    const known = columns.get(table)
    if (known) return known
    const rows = await store.rows(
      onPostgres
        ? `select column_name as name from information_schema.columns where table_schema = current_schema() and table_name = '${table}'`
        : `select name from pragma_table_info('${table}')`,
    )
    const found = new Set(rows.map((row) => String(row.name)))
    columns.set(table, found)
    return found
  }
  /** @param gone columns that today's schema does not have, by their name in the database */
  const insert = async (
    table: Parameters<typeof getTableName>[0],
    given: Record<string, unknown>,
    gone: Record<string, number | string> = {},
  ): Promise<void> => {
    const name = getTableName(table)
    const known = await columnsOf(name)
    const today = Object.entries(getTableColumns(table) as Record<string, Column>).flatMap(([key, column]) => {
      const called = columnName(key)
      if (!known.has(called) || (column.default !== undefined && !(key in given))) return []
      const value = key in given ? given[key] : column.notNull ? fillers(now)[column.dataType] : null
      return [[called, value === null || value === undefined ? null : column.mapToDriverValue(value)] as const]
    })
    const values = [...today, ...Object.entries(gone)]
    await store.exec(
      `insert into "${name}" (${values.map(([column]) => `"${column}"`).join(', ')}) values (${values.map(([, value]) => literal(value)).join(', ')})`,
    )
  }
  return { insert, columnsOf }
}
