import { existsSync } from 'node:fs'
import { openStore } from '#db/client.ts'
import type { Store } from '#db/store.ts'
import { SettingError, type Env } from '../env.ts'

/** The file of the database; null on PostgreSQL. */
export const databaseFile = ({ DATABASE_URL }: Env): string | null =>
  DATABASE_URL.startsWith('file:') ? DATABASE_URL.slice('file:'.length) : null

/**
 * Opens the database of a product that has been started before; a mistyped folder is not filled with an empty one.
 * @throws SettingError when there is none
 */
export async function openExisting(env: Env): Promise<Store> {
  const file = databaseFile(env)
  if (file !== null && !existsSync(file))
    throw new SettingError(`There is no database at ${file} yet. Set DATA_DIR to the folder of the product.`)
  return openStore(env.DATABASE_URL)
}
