import { dialect } from './dialect.ts'
import type { Store } from './store.ts'

export type { Db, Queries, RawRun, Store, Tx } from './store.ts'

/**
 * Opens the database that the URL names: `file:…` or `postgres://…`. Does not migrate.
 * @param options.patient on SQLite no one is held up by this thread: it waits long for its turn, and reads slowly itself
 */
export async function openStore(url: string, options: { patient?: boolean } = {}): Promise<Store> {
  const { openSqlite, openPostgres } =
    dialect === 'sqlite'
      ? { ...(await import('./sqlite.ts')), openPostgres: undefined }
      : { ...(await import('./postgres.ts')), openSqlite: undefined }
  if (openSqlite) return openSqlite(url, options)
  return openPostgres(url)
}
