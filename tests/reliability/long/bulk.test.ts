import Database from 'better-sqlite3'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { openStore } from '#db/client.ts'
import { makeUser } from '#db/seed/factories.ts'
import type { BulkRun } from '#model/admin/bulk-wire.ts'
import { userType } from '#model/identity/enums.ts'
import { furnished, run } from '../program.ts'

const PEOPLE = 500

async function addTestUsers(file: string) {
  const store = await openStore(`file:${file}`)
  const now = new Date()
  for (let n = 0; n < PEOPLE; n++)
    await makeUser(store.db, now, { userType: userType.client, testUser: true, email: `bulk${n}@example.test` })
  await store.close()
}

test('500 test users are disabled after a dry run; killed in the middle, it goes on by itself and does no one twice', async () => {
  const { dataDir, token } = await furnished()
  const file = join(dataDir, 'app.db')
  await addTestUsers(file)
  const call =
    (url: string) =>
    async (method: string, path: string, body?: object): Promise<BulkRun> => {
      const answer = await fetch(`${url}/api/server/bulk${path}`, {
        method,
        headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
        ...(body && { body: JSON.stringify(body) }),
      })
      if (!answer.ok) throw new Error(`${answer.status} ${await answer.text()}`)
      return (await answer.json()) as BulkRun
    }
  const state = async (ask: ReturnType<typeof call>, id: string) => (await ask('GET', `/${id}`)).state

  const first = await run({ DATA_DIR: dataDir })
  await first.ready
  const before = call(first.url)
  const { id } = await before('POST', '', {
    resource: 'users',
    act: 'disable',
    input: { reason: 'Test accounts' },
    filter: { testUser: 'test' },
  })
  await expect.poll(() => state(before, id), { timeout: 30_000, interval: 100 }).toBe('ready')
  const ready = await before('GET', `/${id}`)
  expect(ready).toMatchObject({ total: PEOPLE, verdicts: { change: PEOPLE }, outcomes: { changed: 0 } })
  await before('POST', `/${id}/start`, { version: ready.version })
  await expect
    .poll(async () => (await before('GET', `/${id}`)).outcomes.changed, { timeout: 30_000, interval: 5 })
    .toBeGreaterThan(20)
  first.kill('SIGKILL')
  await first.ended

  const database = new Database(file, { readonly: true })
  const count = (sql: string) => database.prepare(sql).pluck().get() as number
  const disabled = 'select count(*) from user where test_user = 1 and enabled = 0'
  const killedAt = count(disabled)
  expect(killedAt).toBeLessThan(PEOPLE)
  // a record, its audit row and its place in the run come together or not at all
  expect(count(`select count(*) from bulk_row where outcome = 'changed'`)).toBe(killedAt)
  expect(count(`select count(*) from log_lfc where event = 'entity_enable_disable'`)).toBe(killedAt)

  const second = await run({ DATA_DIR: dataDir })
  await second.ready
  const after = call(second.url)
  await expect.poll(() => state(after, id), { timeout: 60_000, interval: 100 }).toBe('done')
  expect((await after('GET', `/${id}`)).outcomes).toEqual({
    changed: PEOPLE,
    same: 0,
    forbidden: 0,
    invalid: 0,
    conflict: 0,
    failed: 0,
  })
  expect(count(disabled)).toBe(PEOPLE)
  expect(count(`select count(distinct ref_id) from log_lfc where event = 'entity_enable_disable'`)).toBe(PEOPLE)
  expect(count(`select count(*) from log_lfc where event = 'entity_enable_disable'`)).toBe(PEOPLE)
  database.close()
  second.kill('SIGTERM')
  await second.ended
}, 600_000)
