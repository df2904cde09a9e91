import { gunzipSync } from 'node:zlib'
import { expect, test } from 'vitest'
import type { Bindings } from '#api/http/types.ts'
import { makeUser } from '#db/seed/factories.ts'
import { CALLS_A_MINUTE } from '#api/http/rate-limit.ts'
import { expectStatus, startProduct } from '../../support/product.ts'
import { allOperations } from '../permissions/world.ts'

const product = await startProduct()
const from = (remoteAddress: string) => ({ incoming: { socket: { remoteAddress } } }) as unknown as Bindings
const ask = async (address: string, path: string, method = 'GET', headers: Record<string, string> = {}) =>
  product.app.fetch(new Request(`http://localhost/api${path}`, { method, headers }), from(address))

const doors = [
  ...allOperations()
    .filter(({ who }) => who === 'public')
    .map(({ method, at }) => [method, at('1')] as const),
  ...['/openapi.json', '/docs', '/docs/start.js'].map((path) => ['GET', path] as const),
]

/** Calls until one is refused. @returns the refusal */
async function refusalOf(method: string, path: string): Promise<Response | undefined> {
  // what is asked wrongly is refused early, and counted all the same
  const wrong = `${path}?nothing=1`
  for (let n = 0; n <= CALLS_A_MINUTE; n++) {
    const answer = await ask('198.51.100.7', wrong, method, { 'If-None-Match': '*' })
    if (answer.status === 429) return answer
    await answer.body?.cancel()
  }
  return undefined
}

test('every call that needs no token has a rate, and says when to come again', { timeout: 600_000 }, async () => {
  expect(doors.length).toBeGreaterThan(25)
  const free: string[] = []
  for (const [method, path] of doors) {
    const refusal = await refusalOf(method, path)
    if (!(Number(refusal?.headers.get('retry-after')) > 0)) free.push(`${method} ${path}`)
  }
  expect(free).toEqual([])
  // another address is served, and so is this one a minute later
  expect((await ask('203.0.113.9', '/server/limits')).status).toBe(200)
  expect((await ask('198.51.100.7', '/server/limits')).status).toBe(429)
  product.clock.advance(61)
  expect((await ask('198.51.100.7', '/server/limits')).status).toBe(200)
})

test('a session is counted by itself: people behind one address do not stop one another', async () => {
  for (let n = 0; n <= CALLS_A_MINUTE; n++) await (await ask('192.0.2.44', '/ping')).body?.cancel()
  expect((await ask('192.0.2.44', '/ping')).status).toBe(429)
  const { id } = await makeUser(product.db, product.now())
  const headers = { Authorization: `Bearer ${await product.signIn(id)}` }
  expect((await ask('192.0.2.44', '/ping', 'GET', headers)).status).toBe(200)
})

test('the documentation is packed once, and given again only when it has changed', async () => {
  const first = await ask('192.0.2.1', '/openapi.json', 'GET', { 'Accept-Encoding': 'gzip' })
  expectStatus({ status: first.status, body: {}, headers: first.headers }, 200)
  const tag = first.headers.get('etag') ?? ''
  expect(Object.fromEntries(first.headers)).toMatchObject({ 'content-encoding': 'gzip', 'cache-control': 'no-cache' })
  expect(first.headers.get('vary')).toContain('Accept-Encoding')
  const plain = await ask('192.0.2.1', '/openapi.json')
  expect(plain.headers.get('content-encoding')).toBe(null)
  expect(gunzipSync(await first.arrayBuffer()).equals(Buffer.from(await plain.arrayBuffer()))).toBe(true)
  const again = await ask('192.0.2.1', '/openapi.json', 'GET', { 'If-None-Match': tag })
  expect([again.status, await again.text()]).toEqual([304, ''])
  const part = await ask('192.0.2.1', '/openapi.json?tag=service', 'GET', { 'If-None-Match': tag })
  expect(part.status).toBe(200)
})
