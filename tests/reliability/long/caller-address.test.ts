import Database from 'better-sqlite3'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { hashPassword } from '#db/password.ts'
import { openStore } from '#db/client.ts'
import { migrate } from '#db/migrate.ts'
import { makeUser } from '#db/seed/factories.ts'
import { folder, run } from '../program.ts'

const password = 'Consilium-Demo-7'

/** A data folder with one person who has a password. */
async function withPerson() {
  const dataDir = folder()
  const store = await openStore(`file:${join(dataDir, 'app.db')}`)
  await migrate(store)
  const { email } = await makeUser(store.db, new Date(), { passwordHash: await hashPassword(password) })
  await store.close()
  return { dataDir, email }
}
const signIn = async (url: string, body: { email: string; password: string }, forwarded?: string) =>
  (
    await fetch(`${url}/api/auth/webLogin`, {
      method: 'POST',
      headers: {
        Authorization: `Basic ${Buffer.from('web:consilium-web').toString('base64')}`,
        'Content-Type': 'application/json',
        ...(forwarded && { 'X-Forwarded-For': forwarded }),
      },
      body: JSON.stringify({ ...body, deviceId: 'web', deviceToken: '' }),
    })
  ).status
function addresses(dataDir: string): unknown[] {
  const database = new Database(join(dataDir, 'app.db'), { readonly: true })
  const rows = database.prepare('select address from user_session order by created_at').pluck().all()
  database.close()
  return rows
}

test('the program knows where its callers are, and believes its own proxies', async () => {
  const { dataDir, email } = await withPerson()
  const program = await run({ DATA_DIR: dataDir, TRUST_PROXY: '127.0.0.1' })
  await program.ready
  // 210 wrong tries for made-up addresses
  const wrong: number[] = []
  // as many at a time as a slow machine hashes before a waiting body is too late
  for (let from = 0; from < 210; from += 15)
    wrong.push(
      ...(await Promise.all(
        Array.from({ length: 15 }, (_, i) =>
          signIn(program.url, { email: `made-up-${from + i}@example.test`, password }, '198.51.100.1'),
        ),
      )),
    )
  expect(new Set(wrong)).toEqual(new Set([400, 429]))
  expect(await signIn(program.url, { email, password }, '198.51.100.1')).toBe(429)
  expect(await signIn(program.url, { email, password }, '198.51.100.2')).toBe(200)
  expect(await signIn(program.url, { email, password })).toBe(200)
  expect(addresses(dataDir)).toEqual(['198.51.100.2', '127.0.0.1'])
})

test('the program listens on IPv6 too, and ignores what unknown proxies say', async () => {
  const { dataDir, email } = await withPerson()
  const program = await run({ DATA_DIR: dataDir, HOST: '::' })
  await program.ready
  expect(await signIn(program.url, { email, password }, '198.51.100.1')).toBe(200)
  expect(await signIn(program.url.replace('127.0.0.1', '[::1]'), { email, password }, '198.51.100.1')).toBe(200)
  expect(addresses(dataDir)).toEqual(['127.0.0.1', '::1'])
})
