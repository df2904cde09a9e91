import { createHash, randomUUID } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { mkdir, open, readdir, rename, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import type { Env } from '../env.ts'

/** Keeps the bytes of files under keys that we made; names and rights live in the database. */
export interface FileStore {
  put(key: string, bytes: Uint8Array): Promise<void>
  /** the same of bytes that are made while they are kept; never more of them in memory than one part. What makes them may throw */
  putParts(key: string, parts: AsyncIterable<Uint8Array>): Promise<void>
  /** null when there is no such file */
  get(key: string): Promise<{ stream: ReadableStream; size: number } | null>
  remove(key: string): Promise<void>
  /** clears away what a process that was killed had begun to write; asks the disk once an hour. @returns how many */
  sweep(): Promise<number>
  /** writes and reads a probe; rejects when the store is away */
  check(): Promise<void>
}

/** The folder of the local store; undefined when files are kept elsewhere. */
export function filesFolder({ STORAGE_URL, dataDir }: Pick<Env, 'STORAGE_URL' | 'dataDir'>): string | undefined {
  if (STORAGE_URL === undefined) return join(dataDir, 'files')
  return STORAGE_URL.startsWith('file:') ? STORAGE_URL.slice('file:'.length) : undefined
}

/** The store cannot take or give files now: the disk is full, or the other machine away. The caller may come back. */
export class FilesAway extends Error {}

const HOUR_MS = 3_600_000

/** An empty file still fits on a full disk. */
const probe = Buffer.alloc(16_384, 'probe')

export function localFiles(folder: string): FileStore {
  // two levels of folders keep directories small; the hash keeps any key a safe name
  const path = (key: string) => {
    const name = createHash('sha256').update(key).digest('hex')
    return join(folder, name.slice(0, 2), name)
  }
  let sweptAt = 0
  return {
    put: async (key, bytes) => {
      const target = path(key)
      await writeWhole(target, bytes)
    },
    putParts: async (key, parts) => {
      const target = path(key)
      await writeWhole(target, parts)
    },
    get: async (key) => {
      const target = path(key)
      const found = await stat(target).catch(() => null)
      return found && { stream: Readable.toWeb(createReadStream(target)) as ReadableStream, size: found.size }
    },
    remove: (key) => rm(path(key), { force: true }),
    sweep: async () => {
      // the disk's own clock, by which the files are dated
      if (Date.now() - sweptAt < HOUR_MS) return 0
      sweptAt = Date.now()
      return removeOldParts(folder)
    },
    check: async () => {
      await writeWhole(join(folder, '.probe'), probe)
    },
  }
}

/** The file has all its bytes, on the disk, or is not there. @throws FilesAway; what makes the bytes has thrown */
async function writeWhole(target: string, bytes: Uint8Array | AsyncIterable<Uint8Array>): Promise<void> {
  const part = `${target}.${randomUUID()}.part`
  const broken: { error?: unknown } = {}
  async function* noting(parts: AsyncIterable<Uint8Array>) {
    try {
      yield* parts
    } catch (error) {
      broken.error = error
      throw error
    }
  }
  try {
    await mkdir(join(target, '..'), { recursive: true })
    const file = await open(part, 'wx')
    try {
      if (bytes instanceof Uint8Array) await file.writeFile(bytes)
      else for await (const some of noting(bytes)) await file.writeFile(some)
      await file.sync()
    } finally {
      await file.close()
    }
    await rename(part, target)
  } catch (error) {
    await rm(part, { force: true }).catch(() => undefined)
    if ('error' in broken) throw broken.error
    throw new FilesAway('The file cannot be written', { cause: error })
  }
}

/**
 * Beginnings of files that no one writes any more. Another process may be writing now, and no upload takes an hour: it is
 * bytes that have all arrived.
 */
async function removeOldParts(folder: string): Promise<number> {
  const names = await readdir(folder, { recursive: true }).catch(() => [])
  let removed = 0
  for (const name of names) {
    if (!name.endsWith('.part')) continue
    const path = join(folder, name)
    const found = await stat(path).catch(() => null)
    if (!found || Date.now() - found.mtimeMs < HOUR_MS) continue
    removed += await rm(path, { force: true }).then(
      () => 1,
      () => 0,
    )
  }
  return removed
}
