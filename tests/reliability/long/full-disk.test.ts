import { execFileSync } from 'node:child_process'
import {
  appendFileSync,
  closeSync,
  cpSync,
  mkdirSync,
  openSync,
  readdirSync,
  rmSync,
  statfsSync,
  writeFileSync,
} from 'node:fs'
import { join } from 'node:path'
import { afterAll, describe, expect, test } from 'vitest'
import { folder, furnished, inspect, run, writers, type Program } from '../program.ts'

/** A disk of its own, of so many bytes; null where this user may not mount one. */
function smallDisk(bytes: number): string | null {
  const place = join(folder(), 'disk')
  mkdirSync(place)
  try {
    execFileSync('mount', ['-t', 'tmpfs', '-o', `size=${bytes}`, 'tmpfs', place], { stdio: 'ignore' })
  } catch {
    return null
  }
  afterAll(() => execFileSync('umount', ['-l', place]))
  return place
}
const disk = smallDisk(64_000_000)

const asked = (program: Program, token: string) => async (method: string, path: string, body?: string) => {
  const answer = await fetch(`${program.url}/api${path}`, {
    method,
    headers: {
      Authorization: `Bearer ${token}`,
      ...(typeof body === 'string' && { 'Content-Type': 'application/json' }),
    },
    ...(body !== undefined && { body }),
    signal: AbortSignal.timeout(8_000),
  })
  return { status: answer.status, retryAfter: answer.headers.get('retry-after'), body: await answer.text() }
}
const parts = (path: string): string[] =>
  readdirSync(path, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && entry.name.endsWith('.part'))
    .map(({ name }) => name)
const pool = (n: number) => JSON.stringify({ poolName: `after-${n}`, displayName: 'x'.repeat(200) })

/** A document of so many bytes. */
const pdf = (bytes: number) =>
  Buffer.from(
    `%PDF-1.4\n1 0 obj\n<< /Type /Catalog /Held 2 0 R >>\nendobj\n2 0 obj\n<< /Length ${bytes} >>\nstream\n${'x'.repeat(bytes)}\nendstream\nendobj\ntrailer << /Root 1 0 R >>\nstartxref\n9\n%%EOF`,
  )

describe('a log that cannot be written', () => {
  test('to a full disk it is lost; requests are answered and the program goes on', async () => {
    const { dataDir, token } = await furnished()
    const full = openSync('/dev/full', 'w')
    const program = await run({ DATA_DIR: dataDir, LOG_LEVEL: 'debug' }, undefined, full)
    closeSync(full)
    await program.ready
    const work = writers(program.url, token)
    await expect.poll(() => work.acknowledged.size, { timeout: 20_000, interval: 5 }).toBeGreaterThan(60)
    await work.stop()
    expect(work.refused).toEqual([])
    program.kill('SIGTERM')
    expect((await program.ended).code).toBe(0)
  })

  test('to a pipe that is not read any more it waits for no one', async () => {
    const { dataDir, token } = await furnished()
    const place = join(folder(), 'pipe')
    execFileSync('mkfifo', [place])
    // open at both ends, and never read: it takes 64 kB
    const pipe = openSync(place, 'r+')
    const program = await run({ DATA_DIR: dataDir, LOG_LEVEL: 'debug' }, undefined, pipe)
    await program.ready
    const call = asked(program, token)
    for (let n = 0; n < 600; n++) expect((await call('GET', '/rest/pools')).status).toBe(200)
    program.kill('SIGKILL')
    await program.ended
    closeSync(pipe)
  })
})

// only who may mount has a disk to fill
describe.runIf(disk !== null)('a full disk', () => {
  test('is 503 for anyone who writes, reads go on, health says so, and it recovers without a restart', async () => {
    const { dataDir: made, token } = await furnished()
    const home = join(disk ?? '', 'data')
    cpSync(made, home, { recursive: true })
    const log = openSync(join(disk ?? '', 'program.log'), 'a')
    const program = await run({ DATA_DIR: home, LOG_LEVEL: 'debug' }, undefined, log)
    await program.ready
    const call = asked(program, token)
    const before = await call('POST', '/rest/pools', pool(0))
    expect(before.status).toBe(201)
    const plan = await call('GET', '/rest/plans')
    expect(plan.status).toBe(200)

    const file = pdf(4_000_000)
    const asks = await call(
      'POST',
      '/server/userFile/upload-url',
      JSON.stringify({ userId: token.replace('reliability-', ''), name: 'letter.pdf', size: file.length }),
    )
    expect(asks).toMatchObject({ status: 200 })
    const { uploadUrl } = JSON.parse(asks.body) as { uploadUrl: string }
    const upload = () =>
      fetch(`${program.url}${uploadUrl}`, {
        method: 'PUT',
        headers: { 'Content-Type': 'application/octet-stream' },
        body: new Uint8Array(file),
      })

    const ballast = join(disk ?? '', 'ballast')
    const free = () => {
      const { bavail, bsize } = statfsSync(disk ?? '')
      return bavail * bsize
    }
    writeFileSync(ballast, Buffer.alloc(free() - 2_000_000))
    const refused = await upload()
    expect([refused.status, Number(refused.headers.get('retry-after')) > 0]).toEqual([503, true])
    expect(parts(home)).toEqual([])
    appendFileSync(ballast, Buffer.alloc(free()))
    // what the engine had room for in its own files is used up first
    const statuses = new Set<number>()
    for (let n = 1; n < 400 && !statuses.has(503); n++) {
      const answer = await call('POST', '/rest/pools', pool(n))
      statuses.add(answer.status)
      if (answer.status === 503) expect(Number(answer.retryAfter)).toBeGreaterThan(0)
    }
    expect([...statuses].filter((status) => status !== 201)).toEqual([503])
    expect((await call('GET', '/rest/pools')).status).toBe(200)
    expect((await call('GET', '/ping')).status).toBe(200)
    const health = await call('GET', '/health')
    expect({ status: health.status, ...(JSON.parse(health.body) as object) }).toMatchObject({
      status: 503,
      ok: false,
      storage: false,
    })

    rmSync(ballast)
    await expect.poll(async () => (await call('GET', '/health')).status, { timeout: 15_000 }).toBe(200)
    const after = await call('POST', '/rest/pools', pool(1_000))
    expect(after.status).toBe(201)
    expect((await upload()).status).toBe(200)
    expect(parts(home)).toEqual([])
    program.kill('SIGTERM')
    expect((await program.ended).code).toBe(0)
    closeSync(log)
    const found = inspect(join(home, 'app.db'))
    expect({ integrity: found.integrity, broken: found.broken }).toEqual({ integrity: 'ok', broken: 0 })
    expect(found.pools.has((JSON.parse(before.body) as { id: string }).id)).toBe(true)
    expect(found.pools.has((JSON.parse(after.body) as { id: string }).id)).toBe(true)
    expect(found.audited).toEqual(found.pools)
  })
})
