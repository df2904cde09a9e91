import type { Env } from '../env.ts'
import { filesFolder, localFiles, type FileStore } from './files.ts'
import { readBucket, s3Files } from './s3-files.ts'

/** The store that the settings name. */
export function fileStoreOf(env: Pick<Env, 'STORAGE_URL' | 'dataDir'>): FileStore {
  const folder = filesFolder(env)
  return folder === undefined ? s3Files(readBucket(env.STORAGE_URL ?? '')) : localFiles(folder)
}
