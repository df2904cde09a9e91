import { createHash } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { mkdir, rename, rm, stat, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import type { Env } from '../env.ts'

/** Keeps the bytes of files under keys that we made; names and rights live in the database. */
export interface FileStore {
  put(key: string, bytes: Uint8Array): Promise<void>
  /** null when there is no such file */
  get(key: string): Promise<{ stream: ReadableStream; size: number } | null>
  remove(key: string): Promise<void>
  /** writes and reads a probe; rejects when the store is away */
  check(): Promise<void>
}

/** The folder of the local store; undefined when files are kept elsewhere. */
export function filesFolder({ STORAGE_URL, dataDir }: Pick<Env, 'STORAGE_URL' | 'dataDir'>): string | undefined {
  if (STORAGE_URL === undefined) return join(dataDir, 'files')
  return STORAGE_URL.startsWith('file:') ? STORAGE_URL.slice('file:'.length) : undefined
}

export function localFiles(folder: string): FileStore {
  // two levels of folders keep directories small; the hash keeps any key a safe name
  const path = (key: string) => {
    const name = createHash('sha256').update(key).digest('hex')
    return join(folder, name.slice(0, 2), name)
  }
  return {
    put: async (key, bytes) => {
      const target = path(key)
      await mkdir(join(target, '..'), { recursive: true })
      await writeFile(`${target}.part`, bytes)
      await rename(`${target}.part`, target)
    },
    get: async (key) => {
      const target = path(key)
      const found = await stat(target).catch(() => null)
      return found && { stream: Readable.toWeb(createReadStream(target)) as ReadableStream, size: found.size }
    },
    remove: (key) => rm(path(key), { force: true }),
    check: async () => {
      await mkdir(folder, { recursive: true })
      await writeFile(join(folder, '.probe'), '')
    },
  }
}
