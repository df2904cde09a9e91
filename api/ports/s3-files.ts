import { AwsClient } from 'aws4fetch'
import { openAsBlob } from 'node:fs'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { FilesAway, type FileStore } from './files.ts'

/** The store must begin to answer within this, milliseconds; reading a large file may take longer. */
const GIVE_UP_MS = 15_000

interface Bucket {
  /** address of the bucket and folder in it, without a slash at the end */
  base: string
  accessKeyId: string
  secretAccessKey: string
  region: string
}

/**
 * Reads `s3:https://KEY:SECRET@host/bucket/folder?region=eu-central-1`: the bucket is in the path, as every
 * S3-compatible store understands it; region is us-east-1 when absent.
 * @throws Error with one clear line
 */
export function readBucket(storageUrl: string): Bucket {
  const wrong = new Error('STORAGE_URL must look like s3:https://KEY:SECRET@host/bucket?region=us-east-1')
  let url: URL
  try {
    url = new URL(storageUrl.slice('s3:'.length))
  } catch {
    throw wrong
  }
  const path = url.pathname.replace(/\/+$/, '')
  if (!/^https?:$/.test(url.protocol) || !url.username || !url.password || path === '') throw wrong
  return {
    base: `${url.origin}${path}`,
    accessKeyId: decodeURIComponent(url.username),
    secretAccessKey: decodeURIComponent(url.password),
    region: url.searchParams.get('region') ?? 'us-east-1',
  }
}

/** Files in an S3-compatible store. */
export function s3Files({ base, ...credentials }: Bucket): FileStore {
  const client = new AwsClient({ ...credentials, service: 's3', retries: 2 })
  const ask = async (key: string, init: RequestInit = {}, tolerated: number[] = []) => {
    const giveUp = new AbortController()
    const timer = setTimeout(() => giveUp.abort(new Error('The file store does not answer')), GIVE_UP_MS)
    const answer = await client
      .fetch(`${base}/${encodeURIComponent(key)}`, { ...init, signal: giveUp.signal })
      .catch((error: unknown) => {
        throw new FilesAway('The file store cannot be reached', { cause: error })
      })
      .finally(() => clearTimeout(timer))
    if (answer.ok || tolerated.includes(answer.status)) return answer
    await answer.body?.cancel()
    throw new FilesAway(`The file store answered ${answer.status}`)
  }
  const store: FileStore = {
    put: async (key, bytes) => {
      const answer = await ask(key, {
        method: 'PUT',
        body: bytes as Uint8Array<ArrayBuffer>,
        headers: { 'Content-Length': String(bytes.byteLength) },
      })
      await answer.body?.cancel()
    },
    // the store wants to know how many bytes come, so they lie on the disk first
    putParts: async (key, parts) => {
      const folder = await mkdtemp(join(tmpdir(), 'upload-'))
      try {
        const file = join(folder, 'whole')
        await writeFile(file, parts)
        const body = await openAsBlob(file)
        const answer = await ask(key, { method: 'PUT', body, headers: { 'Content-Length': String(body.size) } })
        await answer.body?.cancel()
      } finally {
        await rm(folder, { recursive: true, force: true })
      }
    },
    get: async (key) => {
      const answer = await ask(key, {}, [404])
      if (answer.ok && answer.body) return { stream: answer.body, size: Number(answer.headers.get('content-length')) }
      await answer.body?.cancel()
      return null
    },
    // a file is there whole or not at all
    sweep: () => Promise.resolve(0),
    remove: async (key) => {
      const answer = await ask(key, { method: 'DELETE' }, [404])
      await answer.body?.cancel()
    },
    check: async () => {
      await store.put('.probe', new Uint8Array([1]))
      if (!(await store.get('.probe').then((found) => found?.stream.cancel().then(() => true))))
        throw new Error('The file store does not give back what it takes')
    },
  }
  return store
}
