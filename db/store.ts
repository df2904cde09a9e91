import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core'
import type * as schema from './schema/all.ts'

/** A statement that returns no rows says nothing about itself: ask with `.returning()`. */
interface NoResult extends PgQueryResultHKT {
  type: void
}
type FullDatabase = PgDatabase<NoResult, typeof schema>
export type Queries = Pick<
  FullDatabase,
  'select' | 'selectDistinct' | 'insert' | 'update' | 'delete' | 'with' | '$with' | '$count'
>

/** One open transaction; it ends with the function that was given it. */
export interface Tx extends Queries {
  transaction<T>(work: (tx: Tx) => Promise<T>): Promise<T>
}
/** The database for reading, and for transactions. Plain writes outside a transaction are allowed but commit alone. */
export interface Db extends Queries {
  transaction<T>(work: (tx: Tx) => Promise<T>): Promise<T>
}
export interface Store {
  db: Db
  url: string
  /** Runs statements as they are, on the writing connection. */
  exec(sql: string): Promise<void>
  /** Rows of a raw statement, by column name. */
  rows(sql: string): Promise<Record<string, unknown>[]>
  /** Runs work on the writing connection alone: no one else writes meanwhile. */
  exclusive<T>(work: (run: RawRun) => Promise<T>): Promise<T>
  /** Has the engine look at how many rows there are and how they are spread (SQLite only: PostgreSQL does so by itself). */
  learn?(): Promise<void>
  /** A consistent copy of the whole database while it serves (SQLite only). */
  backup?(file: string): Promise<void>
  close(): Promise<void>
}
export interface RawRun {
  exec(sql: string): Promise<void>
  rows(sql: string): Promise<Record<string, unknown>[]>
}
