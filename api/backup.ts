// `npm run backup`: a copy of the whole product of one moment, made while it serves.
import { existsSync } from 'node:fs'
import { cp, mkdir, open, rename, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { storedKey, readEnv, SettingError, type Env } from './env.ts'
import { restrictFilesToOwner } from './own-files.ts'
import { filesFolder } from './ports/files.ts'
import { databaseFile, openExisting } from './process/open-existing.ts'
import { exitWithStartupError } from './process/startup-error.ts'
import { isKeyOf } from './secret-key.ts'

/**
 * Writes database, uploaded files and kept key into `DATA_DIR/backups/<time>`, a folder that can serve as a data
 * folder itself. It gets its name last: what is called a backup is whole.
 * @returns the folder
 * @throws SettingError when there is nothing to copy, or another tool has to do it
 */
async function backUp(env: Env, now: Date): Promise<string> {
  if (databaseFile(env) === null)
    throw new SettingError(
      'The database is on PostgreSQL: back it up with pg_dump --format=custom, and DATA_DIR with any tool.',
    )
  const store = await openExisting(env)
  const target = join(env.dataDir, 'backups', now.toISOString().replaceAll(':', '-'))
  const part = `${target}.part`
  const key = join(env.dataDir, 'secret.key')
  let keyIsInUse = false
  try {
    await mkdir(part, { recursive: true })
    try {
      if (!store.backup) throw new Error('this engine cannot copy itself')
      await store.backup(join(part, 'app.db'))
      keyIsInUse = existsSync(key) && (await isKeyOf(store.db, storedKey(key)))
    } finally {
      await store.close()
    }
    await sync(join(part, 'app.db'))
    // files after the database: what its rows name is there by then, and files never change
    const files = filesFolder(env)
    if (files && existsSync(files))
      await cp(files, join(part, 'files'), { recursive: true, filter: (path) => !path.endsWith('.part') })
    // one that was exchanged opens nothing any more: the backup is started with SECRET_KEY then
    if (keyIsInUse) await cp(key, join(part, 'secret.key'))
    await rename(part, target)
  } catch (error) {
    await rm(part, { recursive: true, force: true })
    throw error
  }
  return target
}

async function sync(path: string) {
  const file = await open(path, 'r+')
  await file.sync()
  await file.close()
}

async function main() {
  restrictFilesToOwner()
  const [extra] = process.argv.slice(2)
  if (extra !== undefined)
    throw new SettingError(`Backups are written into DATA_DIR/backups: ${extra} cannot be named as their place.`)
  console.log(`Backup written to ${await backUp(readEnv(process.env, { existing: true }), new Date())}`)
}

main().catch(exitWithStartupError)
