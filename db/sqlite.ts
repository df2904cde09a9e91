// better-sqlite3 behind drizzle's asynchronous SQLite driver, so that `db.transaction(async tx => …)` means on
// SQLite what it means on PostgreSQL. Two connections on one WAL file: plain reads go to the first at once; every
// write, and every transaction, takes its turn on the second, so no request sees another's uncommitted rows. Reads that
// take long go to a third, in a thread of its own, so that no one waits for somebody else's search.
import Database from 'better-sqlite3'
import { SQLiteAsyncDialect } from 'drizzle-orm/sqlite-core'
import {
  SqliteRemoteDatabase,
  SQLiteProxyTransaction,
  SQLiteRemoteSession,
  type AsyncRemoteCallback,
} from 'drizzle-orm/sqlite-proxy'
import { mkdirSync } from 'node:fs'
import { dirname } from 'node:path'
import { CommitQueue } from './commit-queue.ts'
import type { Db, Store } from './store.ts'
import { isInside, refuseSecondConnection, runInside } from './inside-transaction.ts'
import { ReaderEnded, SlowReads } from './slow-reads.ts'
import { rememberStatements } from './statements/remember-statements.ts'

/** A busy timeout blocks the whole process, so it is short; then the caller is asked to come back. */
const BUSY_TIMEOUT_MS = 250
/** That of a thread in which no one else is served. */
const PATIENT_TIMEOUT_MS = 30_000
const KEPT_STATEMENTS = 500
/** Each connection has a cache of its own: that which writes touches few pages. */
const WRITER_CACHE_KB = 8_000
const READER_CACHE_KB = 32_000
const HOUR_MS = 3_600_000

class Connection {
  readonly raw: Database.Database
  readonly #statements = new Map<string, Database.Statement>()
  constructor(file: string, cacheKb: number, options: Database.Options) {
    this.raw = new Database(file, { timeout: BUSY_TIMEOUT_MS, ...options })
    this.raw.pragma('journal_mode = WAL')
    // better-sqlite3 in WAL does not sync commits by default: an acknowledged write must survive the power cut
    this.raw.pragma('synchronous = FULL')
    this.raw.pragma('foreign_keys = ON')
    this.raw.pragma(`cache_size = -${cacheKb}`)
  }
  prepare(sql: string): Database.Statement {
    const kept = this.#statements.get(sql)
    if (kept) return kept
    const statement = this.raw.prepare(sql)
    if (statement.reader) statement.raw(true)
    const oldest = this.#statements.keys().next()
    if (this.#statements.size >= KEPT_STATEMENTS && !oldest.done) this.#statements.delete(oldest.value)
    this.#statements.set(sql, statement)
    return statement
  }
  execute(sql: string, params: unknown[], method: string): { rows: unknown[] } {
    const statement = this.prepare(sql)
    if (!statement.reader) {
      statement.run(...params)
      return { rows: [] }
    }
    return { rows: method === 'get' ? (statement.get(...params) as unknown[]) : statement.all(...params) }
  }
  /** Forgets prepared statements: after a migration they may speak of tables that are gone. */
  forget() {
    this.#statements.clear()
  }
}

export function openSqlite(url: string, { patient = false } = {}): Store {
  const file = url.replace(/^file:/, '')
  mkdirSync(dirname(file), { recursive: true })
  const options = patient ? { timeout: PATIENT_TIMEOUT_MS } : {}
  const writer = new Connection(file, WRITER_CACHE_KB, options)
  const reader = new Connection(file, READER_CACHE_KB, options)
  const turns = new CommitQueue(writer.raw)

  const slowReads = new SlowReads(file, BUSY_TIMEOUT_MS)
  const readHere = (sql: string, params: unknown[], method: string) => {
    const started = performance.now()
    const result = reader.execute(sql, params, method)
    slowReads.note(sql, performance.now() - started)
    return result
  }
  const readElsewhere = async (sql: string, params: unknown[], method: string) => {
    try {
      return { rows: await slowReads.read(sql, params, method) }
    } catch (error) {
      if (error instanceof ReaderEnded) return readHere(sql, params, method)
      throw error
    }
  }

  const plain: AsyncRemoteCallback = async (sql, params, method) => {
    refuseSecondConnection()
    if (reader.prepare(sql).readonly)
      return !patient && slowReads.isSlow(sql) ? readElsewhere(sql, params, method) : readHere(sql, params, method)
    if (isInside()) throw new Error('Inside a transaction use the one given to you, not the database')
    return turns.commit(() => writer.execute(sql, params, method))
  }

  const dialect = new SQLiteAsyncDialect({ casing: 'snake_case' })
  rememberStatements(dialect)
  // with a schema drizzle makes a relational builder for each table in each transaction, and nothing uses them
  const noSchema = undefined

  class Session extends SQLiteRemoteSession<Record<string, unknown>, never> {
    override transaction<T>(work: (tx: never) => Promise<T>): Promise<T> {
      if (isInside()) throw new Error('Already inside a transaction: nest with tx.transaction()')
      return turns.commit(() =>
        runInside(async () => {
          let open = true
          const session = new SQLiteRemoteSession(
            async (sql, params, method) => {
              if (!open) throw new Error('This transaction is over')
              return writer.execute(sql, params, method)
            },
            dialect,
            noSchema,
            undefined,
          )
          try {
            return await work(new SQLiteProxyTransaction('async', dialect, session as never, noSchema) as never)
          } finally {
            open = false
          }
        }),
      )
    }
  }
  const session = new Session(plain, dialect, noSchema, undefined)
  const Database_ = SqliteRemoteDatabase as unknown as new (...args: unknown[]) => unknown
  const db = new Database_('async', dialect, session, noSchema) as Db

  const raw = {
    exec: async (sql: string) => {
      writer.raw.exec(sql)
      if (/\b(create|alter|drop)\b/i.test(sql)) {
        writer.forget()
        reader.forget()
        slowReads.forget()
      }
    },
    rows: async (sql: string) => {
      const statement = writer.raw.prepare(sql)
      return (statement.reader ? statement.all() : (statement.run(), [])) as Record<string, unknown>[]
    },
  }
  // which index serves a statement depends on how the rows are spread, and only this tells the engine
  const learn = () =>
    turns.alone(() => {
      writer.raw.pragma('optimize = 0x10002')
      // with value samples (sqlite_stat4) SQLite recompiles a prepared statement whenever a bound value changes
      if (writer.raw.prepare(`select 1 from sqlite_schema where name = 'sqlite_stat4'`).get())
        writer.raw.exec('delete from sqlite_stat4')
      for (const { raw: connection } of [writer, reader]) connection.exec('analyze sqlite_schema')
    })
  const hourly = setInterval(() => void learn().catch(() => undefined), HOUR_MS).unref()
  return {
    db,
    url,
    learn,
    exec: (sql) => turns.alone(() => raw.exec(sql)),
    rows: (sql) => turns.alone(() => raw.rows(sql)),
    exclusive: (work) => turns.alone(() => work(raw)),
    // `cp` loses rows and the online backup never ends under load; VACUUM INTO reads one moment
    backup: async (target) => {
      reader.raw.prepare('vacuum into ?').run(target)
    },
    close: () =>
      turns.alone(async () => {
        clearInterval(hourly)
        await slowReads.close()
        reader.raw.close()
        writer.raw.pragma('wal_checkpoint(TRUNCATE)')
        writer.raw.close()
      }),
  }
}
