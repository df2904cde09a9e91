import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import S3rver from 's3rver'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { localFiles, type FileStore } from '#api/ports/files.ts'
import { readBucket, s3Files } from '#api/ports/s3-files.ts'

const folder = mkdtempSync(join(tmpdir(), 'consilium-files-'))
const server = new S3rver({
  port: 0,
  address: '127.0.0.1',
  silent: true,
  directory: join(folder, 's3'),
  configureBuckets: [{ name: 'consilium', configs: [] }],
})
const stores = new Map<string, FileStore>([['a folder', localFiles(join(folder, 'local'))]])
const at = (port: number, { id = 'S3RVER', bucket = 'consilium' } = {}) =>
  `s3:http://${id}:S3RVER@127.0.0.1:${port}/${bucket}?region=us-east-1`
let port = 0

beforeAll(async () => {
  ;({ port } = await server.run())
  stores.set('an S3 store', s3Files(readBucket(at(port))))
})
afterAll(async () => {
  await server.close()
  rmSync(folder, { recursive: true, force: true })
})
const read = async (store: FileStore, key: string) => {
  const found = await store.get(key)
  return found && { size: found.size, bytes: Buffer.from(await new Response(found.stream).arrayBuffer()) }
}

describe.each(['a folder', 'an S3 store'])('%s', (name) => {
  const store = () => stores.get(name) as FileStore
  test('gives back what it took, byte by byte, under any key', async () => {
    const bytes = Buffer.from(Array.from({ length: 300_000 }, (_, at) => (at * 7) % 256))
    for (const key of ['plain', 'with/slash and space', '../../etc/passwd', '名字 ü %2F?#']) {
      await store().put(key, bytes)
      const found = await read(store(), key)
      expect(found?.size).toBe(bytes.length)
      expect(found?.bytes.equals(bytes), key).toBe(true)
    }
  })
  test('keeps the newest', async () => {
    await store().put('twice', Buffer.from('one'))
    await store().put('twice', Buffer.from('two!'))
    expect((await read(store(), 'twice'))?.bytes.toString()).toBe('two!')
  })
  test('takes bytes while they are made, and nothing of those whose making breaks', async () => {
    async function* parts(breaks: boolean) {
      for (let at = 0; at < 50; at++) yield Buffer.alloc(10_000, at)
      await Promise.resolve()
      if (breaks) throw new Error('no more rows')
    }
    await store().putParts('made', parts(false))
    const whole = Buffer.concat(Array.from({ length: 50 }, (_, at) => Buffer.alloc(10_000, at)))
    const found = await read(store(), 'made')
    expect(found?.size).toBe(whole.length)
    expect(found?.bytes.equals(whole)).toBe(true)
    await expect(store().putParts('broken', parts(true))).rejects.toThrow('no more rows')
    expect(await store().get('broken')).toBeNull()
  })
  test('has no file that was not put or was removed; removing twice is no error', async () => {
    expect(await store().get('never')).toBeNull()
    await store().put('gone', Buffer.from('x'))
    await store().remove('gone')
    await store().remove('gone')
    expect(await store().get('gone')).toBeNull()
  })
  test('is checked by a probe', async () => {
    await expect(store().check()).resolves.toBeUndefined()
  })
})

test('a store that refuses or is away fails its probe', async () => {
  await expect(s3Files(readBucket(at(port, { id: 'stranger' }))).check()).rejects.toThrow('403')
  await expect(s3Files(readBucket(at(port, { bucket: 'elsewhere' }))).check()).rejects.toThrow('404')
  await expect(s3Files(readBucket('s3:http://a:b@127.0.0.1:9/consilium')).check()).rejects.toThrow()
})

test.each([
  's3:',
  's3:bucket',
  's3:https://host/bucket',
  's3:https://key:secret@host',
  's3:ftp://key:secret@host/bucket',
])('%s is refused in one line', (address) => {
  expect(() => readBucket(address)).toThrow('STORAGE_URL must look like s3:')
})
