import { drizzle, NodePgSession } from 'drizzle-orm/node-postgres'
import { PgDialect } from 'drizzle-orm/pg-core'
import pg from 'pg'
import { refuseSecondConnection, runInside } from './inside-transaction.ts'
import { tolerateConnectionLoss } from './tolerate-connection-loss.ts'
import { namingClient } from './statements/name-statements.ts'
import { rememberStatements } from './statements/remember-statements.ts'
import type { Db, RawRun, Store, Tx } from './store.ts'

const MAX_TRIES = 6
const retryable = (error: unknown): boolean => {
  const e = error as { code?: string; cause?: { code?: string } }
  return ['40001', '40P01'].includes(e.code ?? '') || ['40001', '40P01'].includes(e.cause?.code ?? '')
}

/** What the product reads lies in memory or on a solid disk, where the server's own guess (4, for turning disks) passes indexes by. */
const plannerOptions = '-c random_page_cost=1.1'

/**
 * Transactions run at READ COMMITTED: a use case that decides on a record first takes its row with `lockRow` (sql.ts), and
 * every write checks the version, so the engine need not guess. Deadlocks are tried again.
 */
export function openPostgres(url: string): Store {
  const pool = new pg.Pool({
    Client: namingClient(),
    connectionString: url,
    max: 10,
    connectionTimeoutMillis: 5_000,
    statement_timeout: 30_000,
    keepAlive: true,
    options: plannerOptions,
  })
  tolerateConnectionLoss(pool)
  // plain queries take a connection of the pool each
  const plain = pool.query.bind(pool) as (...query: unknown[]) => unknown
  pool.query = ((...query: unknown[]) => {
    refuseSecondConnection()
    return plain(...query)
  }) as typeof pool.query
  const db = drizzle(pool, { casing: 'snake_case' }) as unknown as Db
  rememberStatements((db as unknown as { dialect: object }).dialect)
  const dialect = new PgDialect({ casing: 'snake_case' })
  rememberStatements(dialect)
  // drizzle's own keeps the connection for ever when its `begin` fails: ten of them, and the pool is empty
  const once = async <T>(work: (tx: Tx) => Promise<T>): Promise<T> => {
    refuseSecondConnection()
    const client = await pool.connect()
    try {
      const session = new NodePgSession(client, dialect, undefined)
      return await runInside(() => session.transaction(work as never))
    } finally {
      client.release()
    }
  }
  db.transaction = async <T>(work: (tx: Tx) => Promise<T>): Promise<T> => {
    for (let attempt = 1; ; attempt++) {
      try {
        return await once(work)
      } catch (error) {
        if (attempt >= MAX_TRIES || !retryable(error)) throw error
        await new Promise((resolve) => setTimeout(resolve, 5 * 2 ** attempt * (0.5 + attempt / MAX_TRIES)))
      }
    }
  }
  const over = (client: { query(sql: string): Promise<pg.QueryResult> }): RawRun => ({
    exec: async (sql) => {
      await client.query(sql)
    },
    rows: async (sql) => (await client.query(sql)).rows as Record<string, unknown>[],
  })
  return {
    db,
    url,
    ...over(pool),
    exclusive: async (work) => {
      const client = await pool.connect()
      try {
        // waiting for another program's migration, or a long one of our own, is no runaway query
        await client.query('set statement_timeout = 0')
        await client.query('select pg_advisory_lock(727274)')
        return await work(over(client))
      } finally {
        await client.query('select pg_advisory_unlock(727274)').catch(() => undefined)
        await client.query('reset statement_timeout').catch(() => undefined)
        client.release()
      }
    },
    close: () => pool.end(),
  }
}
