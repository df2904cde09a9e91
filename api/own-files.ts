import { chmodSync, existsSync, lstatSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import type { Env } from './env.ts'
import { filesFolder } from './ports/files.ts'

const FOR_OTHERS = 0o077
const STICKY = 0o1000

/** Everything that is written from now on can be read by its owner only: it holds people's medical histories. */
export const restrictFilesToOwner = (): void => void process.umask(FOR_OTHERS)

/** The same for what an earlier version, or a copy from elsewhere, left readable to others. */
export function restrictPermissions(env: Pick<Env, 'dataDir' | 'DATABASE_URL' | 'STORAGE_URL'>): void {
  const database = /^file:(.+)$/.exec(env.DATABASE_URL)?.[1]
  const inFolder = ['app.db', 'app.db-wal', 'app.db-shm', 'secret.key', 'backups', 'files'].map((name) =>
    join(env.dataDir, name),
  )
  const beside = database ? [database, `${database}-wal`, `${database}-shm`] : []
  const files = filesFolder(env)
  // a folder that many share, such as /tmp, stays open
  if (!(lstatSync(env.dataDir).mode & STICKY)) restrictFile(env.dataDir)
  for (const path of new Set([...inFolder, ...beside, ...(files === undefined ? [] : [files])])) restrictFolder(path)
}

/** A folder that is its owner's already hides what is in it, so that a large one is walked through once. */
function restrictFolder(path: string): void {
  if (!existsSync(path)) return
  const state = lstatSync(path)
  if (state.isSymbolicLink() || !(state.mode & FOR_OTHERS)) return
  if (state.isDirectory()) for (const name of readdirSync(path)) restrictFolder(join(path, name))
  restrictFile(path)
}

function restrictFile(path: string): void {
  const { mode } = lstatSync(path)
  if (!(mode & FOR_OTHERS)) return
  try {
    chmodSync(path, mode & 0o7777 & ~FOR_OTHERS)
  } catch {
    // someone else owns it and has decided who may read it
  }
}
