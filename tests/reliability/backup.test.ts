import { cpSync, existsSync, mkdirSync, readdirSync, writeFileSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { folder, furnished, inspect, run, writers } from './program.ts'

/** Runs `npm run backup`'s program. @returns the folder it says it has written */
async function backUp(dataDir: string): Promise<string> {
  const { code, output } = await (await run({ DATA_DIR: dataDir }, ['api/start.mjs', '--backup'])).ended
  expect({ code, output }).toEqual({
    code: 0,
    output: expect.stringMatching(/^Backup written to .+\/backups\/\d{4}-\d\d-\d\dT[\d-]+\.\d{3}Z\n$/),
  })
  return output.trim().replace('Backup written to ', '')
}

test('a backup made while people write can be started elsewhere and holds one moment', async () => {
  const { dataDir, token } = await furnished()
  mkdirSync(join(dataDir, 'files/ab'), { recursive: true })
  writeFileSync(join(dataDir, 'files/ab/abcd'), 'an upload')
  const program = await run({ DATA_DIR: dataDir })
  await program.ready
  const work = writers(program.url, token, 4)
  await expect.poll(() => work.acknowledged.size, { timeout: 10_000, interval: 5 }).toBeGreaterThan(20)
  const before = [...work.acknowledged]
  const backup = await backUp(dataDir)
  await work.stop()
  expect(work.refused).toEqual([])
  expect(work.acknowledged.size).toBeGreaterThan(before.length)

  const quiet = await backUp(dataDir)
  expect(readdirSync(join(dataDir, 'backups')).some((name) => name.endsWith('.part'))).toBe(false)
  program.kill('SIGTERM')
  await program.ended
  const live = inspect(join(dataDir, 'app.db'))
  const atRest = inspect(join(quiet, 'app.db'))
  expect(atRest.counts).toEqual(live.counts)
  expect(atRest.pools).toEqual(live.pools)

  const copy = inspect(join(backup, 'app.db'))
  expect({ integrity: copy.integrity, broken: copy.broken }).toEqual({ integrity: 'ok', broken: 0 })
  expect(copy.audited).toEqual(copy.pools)
  expect(before.filter((id) => !copy.pools.has(id))).toEqual([])

  const elsewhere = folder()
  cpSync(backup, elsewhere, { recursive: true })
  expect(readFileSync(join(elsewhere, 'secret.key'))).toEqual(readFileSync(join(dataDir, 'secret.key')))
  expect(readFileSync(join(elsewhere, 'files/ab/abcd'), 'utf8')).toBe('an upload')
  const restored = await run({ DATA_DIR: elsewhere })
  await restored.ready
  const one = await fetch(`${restored.url}/api/rest/pools/${before[0]}`, {
    headers: { Authorization: `Bearer ${token}` },
  })
  expect(one.status).toBe(200)
  restored.kill('SIGTERM')
  await restored.ended
  expect(inspect(join(elsewhere, 'app.db')).counts).toMatchObject({
    pools: copy.pools.size,
    log_lfc: copy.counts.log_lfc ?? -1,
    user: copy.counts.user ?? -1,
  })
})

test('a backup made after the key was exchanged does not carry the old one, and starts with the new one', async () => {
  const { dataDir } = await furnished()
  // the first start keeps a key of its own
  const first = await run({ DATA_DIR: dataDir })
  await first.ready
  first.kill('SIGTERM')
  await first.ended
  const old = readFileSync(join(dataDir, 'secret.key'), 'utf8').trim()
  const next = Buffer.alloc(32, 5).toString('base64')
  const exchange = { DATA_DIR: dataDir, SECRET_KEY: next, SECRET_KEY_PREVIOUS: old }
  const second = await run(exchange)
  await second.ready
  second.kill('SIGTERM')
  await second.ended
  expect(existsSync(join(await backUp(dataDir), 'secret.key'))).toBe(true)
  const rotated = await (await run(exchange, ['api/start.mjs', '--rotate-key'])).ended
  expect([rotated.code, rotated.output]).toEqual([0, expect.stringContaining('secret.key opens nothing any more.')])

  const backup = await backUp(dataDir)
  expect(existsSync(join(backup, 'secret.key'))).toBe(false)
  const restored = await run({ DATA_DIR: backup, SECRET_KEY: next })
  await restored.ready
  restored.kill('SIGTERM')
  expect((await restored.ended).code).toBe(0)
})
