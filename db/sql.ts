/** Everything raw: what the two engines spell differently. */
import { getTableName, sql, type AnyColumn, type SQL } from 'drizzle-orm'
import type { PgTable } from 'drizzle-orm/pg-core'
import { apostrophes, plainLetters, plainSigns, straightApostrophes } from '#model/plain-letters.ts'
import type { Db, Tx } from './client.ts'
import { onPostgres } from './dialect.ts'
import { likePart, search } from './search.ts'

/** The form in which text is stored for search, and in which a search is put. */
export const searchable = (...parts: (string | null | undefined)[]): string =>
  plainLetters(parts.filter(Boolean).join(' ')).replace(/\s+/g, ' ').trim()

/** Around a phrase from habit; the text searched seldom has them. */
const quotationMarks = /^["“”„«»「」『』＂]+|["“”„«»「」『』＂]+$/gu
/** A normalised search column holds every word of the term (at most 200 characters of it), in any order. */
export const matches = (column: AnyColumn | SQL, term: string): SQL => {
  const typed = searchable(term.slice(0, 200)).split(' ').filter(Boolean).slice(0, 10)
  const unquoted = typed.map((word) => word.replace(quotationMarks, '')).filter(Boolean)
  // marks alone are what is looked for
  const words = unquoted.length > 0 ? unquoted : typed
  const like = words.map((word) => sql`${column} like ${likePart(word)} escape '\\'`)
  return like.length ? search([column], words, sql.join(like, sql` and `)) : sql`1 = 1`
}

const straightSigns = [...apostrophes.source.slice(1, -1)].map((sign) => [sign, "''"] as const)
const replaced = (text: SQL, signs: readonly (readonly [string, string])[]): SQL =>
  signs.reduce((known, [sign, plain]) => sql`replace(${known}, ${sql.raw(`'${sign}', '${plain}'`)})`, text)
/** SQLite knows the small form of ASCII letters only. */
const anyCase = Object.entries(plainSigns).flatMap(([sign, plain]) => {
  const large = sign.toUpperCase()
  return large === sign || /^[A-Z]/.test(large)
    ? [[sign, plain] as const]
    : [[sign, plain] as const, [large, plain] as const]
})
/** For `matches` in a text without a normalised twin: its lower case in plain letters, with the accents that it has. */
export const plainly = (text: SQL): SQL => replaced(sql`lower(${text})`, [...straightSigns, ...anyCase])

/**
 * One of the columns contains the term, whatever the case and the kind of apostrophe, for columns without a normalised
 * twin (ASCII on SQLite where no index helps).
 */
export const contains = (column: AnyColumn | SQL | readonly AnyColumn[], term: string): SQL => {
  const columns = Array.isArray(column) ? (column as AnyColumn[]) : [column as AnyColumn]
  const text = straightApostrophes(term.slice(0, 200).toLowerCase())
  const holds = (one: SQL, part: string) => sql`${one} like ${part} escape '\\'`
  const like = columns.map((one) => {
    const lower = sql`lower(${one})`
    const part = likePart(text)
    // any sign in the place of the apostrophe: an index finds those, and few are left to look at
    return text.includes("'")
      ? sql`(${holds(lower, part.replaceAll("'", '_'))} and ${holds(replaced(lower, straightSigns), part)})`
      : holds(lower, part)
  })
  const inOne = sql.join(like, sql` or `)
  return search(columns, text.split(/(')/).filter(Boolean), columns.length > 1 ? sql`(${inOne})` : inOne)
}

/** The position of an id in a list of ids, counted from 1; 0: not in it. One text is looked through, however long the list. */
export const placeIn = (column: AnyColumn, ids: readonly string[]): SQL<number> => {
  const list = ids.map((id) => ` ${id} `).join('')
  return onPostgres
    ? sql<number>`strpos(${list}::text, ' ' || ${column} || ' ')`
    : sql<number>`instr(${list}, ' ' || ${column} || ' ')`
}

/** The column holds this name, whatever the case and the blanks around it (case of ASCII letters on SQLite). */
export const sameName = (column: AnyColumn, name: string): SQL => sql`lower(trim(${column})) = lower(${name.trim()})`

/** The text has a sign of one of these ranges (`a-z`), none of which holds ASCII. */
export const hasAnyOf = (text: SQL, ranges: readonly string[]): SQL =>
  onPostgres ? sql`(${text} ~ ${`[${ranges.join('')}]`})` : sql`(${text} glob ${`*[${ranges.join('')}]*`})`

/** The column begins with these letters, as they are. An index serves it, on PostgreSQL where its order is that of the bytes. */
export const beginsWith = (column: AnyColumn, letters: string): SQL =>
  onPostgres
    ? sql`${column} like ${likePart(letters).slice(1)} escape '\\'`
    : sql`(${column} >= ${letters} and ${column} < ${`${letters}\u{10FFFF}`})`

/**
 * Takes the row for the rest of the transaction, so that two decisions about one record come one after the other.
 * SQLite has one writer anyway.
 */
export async function lockRow(tx: Tx, table: PgTable & { id: AnyColumn }, id: string): Promise<void> {
  if (!onPostgres) return
  await tx
    .select({ one: sql`1` })
    .from(table)
    .where(sql`${table.id} = ${id}`)
    .for('update')
}

/**
 * Takes people for the rest of the transaction, always in the order of their ids, so that two bookings of the same people
 * wait for each other. Weaker than `lockRow`: rows that only refer to these people can still be written.
 */
export async function lockPeople(tx: Tx, table: PgTable & { id: AnyColumn }, ids: readonly string[]): Promise<void> {
  if (!onPostgres || ids.length === 0) return
  await tx
    .select({ one: sql`1` })
    .from(table)
    .where(sql`${table.id} in ${[...new Set(ids)]}`)
    .orderBy(sql`${table.id}`)
    .for('no key update')
}

/** The same where there is no row yet: additions under this word happen one after the other. */
export async function lockWord(tx: Tx, word: string): Promise<void> {
  if (!onPostgres) return
  await tx.select({ one: sql`pg_advisory_xact_lock(727275, hashtext(${word}))` }).from(sql`(select 1) as one`)
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
export const isBrokenReference = (error: unknown): boolean =>
  ['23503', 'SQLITE_CONSTRAINT_FOREIGNKEY', 'SQLITE_CONSTRAINT_TRIGGER'].includes(errorCode(error))
/** The engine or the disk cannot take the work now: busy, full, or away. The caller may come back. */
export const isBusy = (error: unknown): boolean =>
  /^(SQLITE_BUSY|SQLITE_FULL|SQLITE_IOERR|SQLITE_READONLY|SQLITE_CANTOPEN|ECONN|EPIPE|ETIMEDOUT|EHOST|ENET|ENOTFOUND|EAI_AGAIN|ENOSPC|EDQUOT|EIO|EROFS|EMFILE|ENFILE|57P0|57014|55P03|08|53|25006)/.test(
    errorCode(error),
  ) ||
  /terminat|timeout exceeded when trying to connect|connection error and is not queryable|the database system is/i.test(
    errorMessage(error),
  )

const errorCode = (error: unknown): string => {
  const e = error as { code?: unknown; cause?: { code?: unknown } } | undefined
  return String(e?.cause?.code ?? e?.code ?? '')
}
const errorMessage = (error: unknown): string => {
  const e = error as { message?: unknown; cause?: { message?: unknown } } | undefined
  return String(e?.cause?.message ?? e?.message ?? '')
}

/** Where rows without a value are in an order: SQLite counts them as smallest, PostgreSQL as largest. */
export const nullsComeFirst = (descending: boolean): boolean => onPostgres === descending

/** A json list of words holds this word. */
export const listHolds = (column: AnyColumn, word: string): SQL =>
  onPostgres
    ? sql`${column} @> ${JSON.stringify([word])}::jsonb`
    : sql`exists (select 1 from json_each(${column}) where value = ${word})`

/** A json column as the text that it is. */
export const jsonText = (column: AnyColumn): SQL<string> =>
  onPostgres ? sql<string>`${column}::text` : sql<string>`${column}`

/** The hour of a moment, counted from 1970. */
export const hourOf = (column: AnyColumn): SQL<number> =>
  onPostgres
    ? sql`floor(extract(epoch from ${column}) / 3600)`.mapWith(Number)
    : sql`${column} / 3600000`.mapWith(Number)

/** The day of a moment in UTC, `yyyy-MM-dd`. */
export const dayOf = (moment: AnyColumn | SQL): SQL<string> =>
  onPostgres
    ? sql<string>`to_char(${moment} at time zone 'UTC', 'YYYY-MM-DD')`
    : sql<string>`strftime('%Y-%m-%d', ${moment} / 1000, 'unixepoch')`

/** For statements that are built once: the column holds one of a list given under this name. The list goes through `asList`. */
export const inNamedList = (column: AnyColumn, name: string): SQL =>
  onPostgres
    ? sql`${column} = any(${sql.placeholder(name)}::text[])`
    : sql`${column} in (select value from json_each(${sql.placeholder(name)}))`
export const asList = (values: readonly string[]): unknown => (onPostgres ? values : JSON.stringify(values))

/** A mark that changes with every commit of anybody, read in microseconds: what was read before it changed still holds. */
export async function commitMark(db: Db): Promise<string> {
  const [row] = onPostgres
    ? await db.select({ mark: sql<string>`pg_current_snapshot()::text` }).from(sql`(select 1) as one`)
    : await db.select({ mark: sql<number>`data_version` }).from(sql`pragma_data_version`)
  return String(row?.mark)
}

/** The number that the engine gives each row of a table when it is made, ever higher (SQLite); null where rows have none. */
export const rowNumber = (table: PgTable): SQL<number> | null =>
  onPostgres ? null : sql<number>`${sql.identifier(getTableName(table))}.rowid`
