import { getTableName, is, Column, sql, SQL, type AnyColumn, type Table } from 'drizzle-orm'
import { onPostgres } from './dialect.ts'
import { searchIndexes } from './search-index.ts'

/** Parts of words this long are phrases of trigrams; of two letters are all trigrams that begin with them. A single one is in nearly every row. */
const TRIGRAM = 3
const PAIR = 2

export const likePart = (text: string): string => `%${text.replace(/[\\%_]/g, (c) => `\\${c}`)}%`

/**
 * A search for words. On SQLite an index beside the table may answer it, and how many rows match decides which way is quicker:
 * few are looked up; where nearly all match, the next ones in the order of the list are.
 */
export class Search extends SQL {
  /** the same rows, found by looking at each */
  readonly scan: SQL
  /** the rows that the index finds, each named; null without one */
  readonly hits: SQL | null = null
  /** every hit matches: no part of a word was too short for the index */
  readonly exact: boolean = false
  /** whose rows they are */
  readonly table: Table | null = null
  constructor(scan: SQL, indexed?: { found: SQL; hits: SQL; exact: boolean; table: Table }) {
    super([indexed?.found ?? scan])
    this.scan = scan
    if (!indexed) return
    this.hits = indexed.hits
    this.exact = indexed.exact
    this.table = indexed.table
  }
}

const spelled = (name: string) => name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`)
/** The name that a table was made under, whatever a statement calls it. */
const madeAs = (table: Table) =>
  String((table as unknown as Record<symbol, unknown>)[Symbol.for('drizzle:OriginalName')])

const quoted = (word: string) => `"${word.replaceAll('"', '""')}"`
/** All trigrams of the index that begin with two letters, any of which will do; nothing is found where there are none. */
const beginning = (terms: SQL | ReturnType<typeof sql.identifier>, pair: string): SQL =>
  sql`'(' || coalesce((select group_concat('"' || replace(term, '"', '""') || '"', ' OR ') from ${terms} where term >= ${pair} and term <= ${`${pair}\u{10FFFF}`}), '"\u{10FFFF}\u{10FFFF}\u{10FFFF}"') || ')'`

/** One of the columns holds all the words: by the index where there is one, else as `scan` says. */
export function search(columns: readonly (AnyColumn | SQL)[], words: readonly string[], scan: SQL): Search {
  const [first] = columns
  if (onPostgres || !is(first, Column)) return new Search(scan)
  const made = madeAs(first.table)
  const index = searchIndexes.find(({ table }) => table === made)
  const names = columns.map((column) => (is(column, Column) ? spelled(column.name) : ''))
  // at their ends the texts of the index are padded
  const long = words.filter((word) => [...word].length >= PAIR && word.trimEnd() === word)
  if (!index || !long.length || !names.every((name) => index.columns.includes(name))) return new Search(scan)
  const fts = sql.identifier(`${made}_fts`)
  const wanted = long.map((word) =>
    [...word].length >= TRIGRAM ? sql`${quoted(word)}` : beginning(sql.identifier(`${made}_fts_terms`), word),
  )
  const query = sql`${`{${names.join(' ')}} : (`} || ${sql.join(wanted, sql` || ' AND ' || `)} || ')'`
  const hits = sql`select rowid from ${fts} where ${fts} match (${query})`
  const exact = long.length === words.length
  const found = sql`${sql.identifier(getTableName(first.table))}.rowid in (${hits})`
  return new Search(scan, { found: exact ? found : sql`(${found} and ${scan})`, hits, exact, table: first.table })
}

/** The searches of a condition. */
export const searchesIn = (where: SQL): Search[] =>
  where instanceof Search ? [where] : where.queryChunks.flatMap((part) => (is(part, SQL) ? searchesIn(part) : []))

/** The condition with every search done by looking at each row. */
export const byScan = (where: SQL): SQL =>
  where instanceof Search ? where.scan : new SQL(where.queryChunks.map((part) => (is(part, SQL) ? byScan(part) : part)))

/** The search that the condition consists of, when it is nothing else. */
export function onlySearch(where: SQL): Search | null {
  if (where instanceof Search) return where
  const [part] = where.queryChunks
  return where.queryChunks.length === 1 && is(part, SQL) ? onlySearch(part) : null
}
