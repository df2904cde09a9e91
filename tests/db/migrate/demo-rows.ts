import { readFileSync } from 'node:fs'
import { gunzipSync } from 'node:zlib'
import { getTableColumns, getTableName, is, Table, type Column } from 'drizzle-orm'
import type { Store } from '#db/client.ts'
import { onPostgres } from '#db/dialect.ts'
import * as schema from '#db/schema/all.ts'
import { columnName, literal } from './old-rows.ts'

type Cell = string | number | null
interface Dump {
  /** when the database was read, ISO 8601 */
  at: string
  /** the key in base64 that its encrypted columns were written with */
  secretKey: string
  tables: Record<string, { columns: string[]; rows: Cell[][] }>
}

/**
 * The demo as the program before booked calls left it, seven hours after its start: its own rows, in the schema that
 * ends with migration 0011, as SQLite holds them (moments in milliseconds, JSON as text, 0 and 1 for no and yes).
 */
export const oldDemo = (): Dump =>
  JSON.parse(gunzipSync(readFileSync(new URL('demo-0011.json.gz', import.meta.url))).toString('utf8')) as Dump

/** What kind of values today's columns hold: on SQLite the database itself does not tell a moment from a number. */
const kindsToday = new Map(
  Object.values(schema)
    .filter((each) => is(each, Table))
    .flatMap((table) =>
      Object.entries(getTableColumns(table) as Record<string, Column>).map(
        ([key, column]) => [`${getTableName(table)}.${columnName(key)}`, column.dataType as string] as const,
      ),
    ),
)
async function kindsOf(store: Store): Promise<ReadonlyMap<string, string>> {
  if (!onPostgres) return kindsToday
  const kinds: Record<string, string> = { boolean: 'boolean', 'timestamp with time zone': 'date' }
  const rows = await store.rows(
    'select table_name as name, column_name as of, data_type as type from information_schema.columns where table_schema = current_schema()',
  )
  return new Map(rows.map((row) => [`${String(row.name)}.${String(row.of)}`, kinds[String(row.type)] ?? 'other']))
}
const rowsAtOnce = 400

/**
 * Writes the demo into a database of its schema.
 * @param shift milliseconds by which every moment is later
 * @returns how many rows each table has
 */
export async function writeDemo(store: Store, { tables }: Dump, shift: number): Promise<Map<string, number>> {
  const kinds = await kindsOf(store)
  const cell = (kind: string | undefined, value: Cell) => {
    if (value === null) return literal(null)
    if (kind === 'boolean') return literal(value === 1)
    if (kind !== 'date') return literal(value)
    const moment = Number(value) + shift
    return literal(onPostgres ? new Date(moment).toISOString() : moment)
  }
  const statements = Object.entries(tables).flatMap(([table, { columns, rows }]) => {
    const names = columns.map((column) => `"${column}"`).join(', ')
    const kindOf = columns.map((column) => kinds.get(`${table}.${column}`))
    const values = rows.map((row) => `(${row.map((value, index) => cell(kindOf[index], value)).join(', ')})`)
    return Array.from(
      { length: Math.ceil(values.length / rowsAtOnce) },
      (_, part) =>
        `insert into "${table}" (${names}) values ${values.slice(part * rowsAtOnce, (part + 1) * rowsAtOnce).join(', ')}`,
    )
  })
  // tables come in the order of the alphabet: references are checked by the migrations that follow
  const [off, on] = onPostgres
    ? ['set session_replication_role = replica', 'set session_replication_role = default']
    : ['pragma foreign_keys = off', 'pragma foreign_keys = on']
  await store.exclusive(async (run) => {
    await run.exec(off)
    for (const statement of statements) await run.exec(statement)
    await run.exec(on)
  })
  return new Map(Object.entries(tables).map(([table, { rows }]) => [table, rows.length]))
}
