/** Everything raw: what the two engines spell differently. */
import { sql, type AnyColumn, type SQL } from 'drizzle-orm'
import type { PgTable } from 'drizzle-orm/pg-core'
import type { Db, Tx } from './client.ts'
import { onPostgres } from './dialect.ts'

/** The form in which text is stored for search, and in which a search is put: lower case, without accents. */
export const searchable = (...parts: (string | null | undefined)[]): string =>
  parts.filter(Boolean).join(' ').normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase().replace(/\s+/g, ' ').trim()

/** A normalised search column holds every word of the term (at most 200 characters of it), in any order. */
export const matches = (column: AnyColumn | SQL, term: string): SQL => {
  const words = searchable(term.slice(0, 200)).split(' ').filter(Boolean).slice(0, 10)
  const like = words.map(word => sql`${column} like ${`%${word.replace(/[\\%_]/g, c => `\\${c}`)}%`} escape '\\'`)
  return like.length ? sql.join(like, sql` and `) : sql`1 = 1`
}

/** `column` contains the term, whatever the case, for columns without a normalised twin (ASCII on SQLite). */
export const contains = (column: AnyColumn | SQL, term: string): SQL =>
  sql`lower(${column}) like ${`%${term.slice(0, 200).toLowerCase().replace(/[\\%_]/g, c => `\\${c}`)}%`} escape '\\'`

/**
 * Takes the row for the rest of the transaction, so that two decisions about one record come one after the other.
 * SQLite has one writer anyway.
 */
export async function lockRow(tx: Tx, table: PgTable & { id: AnyColumn }, id: string): Promise<void> {
  if (!onPostgres) return
  await tx.select({ one: sql`1` }).from(table).where(sql`${table.id} = ${id}`).for('update')
}

/** Rows that other processes hold are passed over, so that each job is taken once (PostgreSQL). */
export const skipLocked = <Q extends { for(strength: 'update', config: { skipLocked: true }): unknown }>(query: Q): Q =>
  onPostgres ? (query.for('update', { skipLocked: true }) as Q) : query

/** The engine refused a second row where only one may stand. */
export const isDuplicate = (error: unknown): boolean => {
  const code = errorCode(error)
  return code === '23505' || code === 'SQLITE_CONSTRAINT_UNIQUE' || code === 'SQLITE_CONSTRAINT_PRIMARYKEY'
}
/** A record that others point at was to be deleted, or a reference points nowhere. */
export const isBrokenReference = (error: unknown): boolean => ['23503', 'SQLITE_CONSTRAINT_FOREIGNKEY', 'SQLITE_CONSTRAINT_TRIGGER'].includes(errorCode(error))
/** The engine cannot take the write now: busy, full, or away. The caller may come back. */
export const isBusy = (error: unknown): boolean =>
  /^(SQLITE_BUSY|SQLITE_FULL|SQLITE_IOERR|SQLITE_READONLY|ECONNREFUSED|ECONNRESET|57P0|08|53)/.test(errorCode(error)) || /terminat|timeout exceeded when trying to connect/i.test(errorMessage(error))

const errorCode = (error: unknown): string => {
  const e = error as { code?: unknown; cause?: { code?: unknown } } | undefined
  return String(e?.cause?.code ?? e?.code ?? '')
}
const errorMessage = (error: unknown): string => {
  const e = error as { message?: unknown; cause?: { message?: unknown } } | undefined
  return String(e?.cause?.message ?? e?.message ?? '')
}

/** Where rows without a value stand in an order: SQLite counts them as smallest, PostgreSQL as largest. */
export const nullsComeFirst = (descending: boolean): boolean => onPostgres === descending

/** A json list of words holds this word. */
export const listHolds = (column: AnyColumn, word: string): SQL => onPostgres
  ? sql`${column} @> ${JSON.stringify([word])}::jsonb`
  : sql`exists (select 1 from json_each(${column}) where value = ${word})`

/** A json column as the text that it is. */
export const jsonText = (column: AnyColumn): SQL<string> => (onPostgres ? sql<string>`${column}::text` : sql<string>`${column}`)

/** The month of a moment in UTC, `yyyy-MM`. */
export const monthOf = (column: AnyColumn): SQL<string> => onPostgres
  ? sql<string>`to_char(${column} at time zone 'UTC', 'YYYY-MM')`
  : sql<string>`strftime('%Y-%m', ${column} / 1000, 'unixepoch')`

/** For statements that are built once: the column holds one of a list given under this name. The list goes through `asList`. */
export const inNamedList = (column: AnyColumn, name: string): SQL => onPostgres
  ? sql`${column} = any(${sql.placeholder(name)}::text[])`
  : sql`${column} in (select value from json_each(${sql.placeholder(name)}))`
export const asList = (values: readonly string[]): unknown => (onPostgres ? values : JSON.stringify(values))

/**
 * A number that changes with every commit of anybody, read in microseconds: what was read before it changed still holds.
 * Null where the engine has none (PostgreSQL).
 */
export async function commitCount(db: Db): Promise<number | null> {
  if (onPostgres) return null
  const [row] = await db.select({ n: sql<number>`data_version` }).from(sql`pragma_data_version`)
  return row?.n ?? null
}
