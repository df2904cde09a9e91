import { dialect } from './dialect.ts'
import type { Store } from './store.ts'

export type { Db, Queries, RawRun, Store, Tx } from './store.ts'

/** Opens the database that the URL names: `file:…` or `postgres://…`. Does not migrate. */
export async function openStore(url: string): Promise<Store> {
  const { openSqlite, openPostgres } =
    dialect === 'sqlite'
      ? { ...(await import('./sqlite.ts')), openPostgres: undefined }
      : { ...(await import('./postgres.ts')), openSqlite: undefined }
  const tables = await import('./schema/all.ts')
  if (openSqlite) return openSqlite(url, tables)
  return openPostgres(url, tables)
}
