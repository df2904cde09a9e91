import { expect, test } from 'vitest'
import { makeUser } from '#db/seed/factories.ts'
import { expectStatus, startProduct } from '../support/product.ts'

const product = await startProduct()

test('ping answers without a database, health with all parts', async () => {
  expect((await product.anonymous('GET', '/ping')).body).toEqual({ ok: true, version: product.deps.version })
  const health = await product.anonymous('GET', '/health')
  expectStatus(health, 200)
  expect(health.body).toMatchObject({ ok: true, database: true, storage: true })
})

test('unknown paths are 404 in JSON with the headers of every answer', async () => {
  const answer = await product.anonymous('GET', '/nowhere')
  expectStatus(answer, 404)
  expect(answer.body).toMatchObject({ errorKey: 'not.found' })
  expect(answer.headers.get('content-security-policy')).toContain("default-src 'none'")
  expect(answer.headers.get('x-content-type-options')).toBe('nosniff')
})

test('a dead token is refused and the client told to start again', async () => {
  const answer = await product.withToken('nobody')('GET', '/user/changes')
  expectStatus(answer, 401)
  expect(answer.headers.get('x-session-terminated')).toBe('expired')
  expectStatus(await product.anonymous('GET', '/user/changes'), 401)
})

test('a method that an address does not take is refused with those that it takes; where there is nothing, nothing is said', async () => {
  for (const method of ['PATCH', 'PUT', 'DELETE']) {
    const answer = await product.anonymous(method, '/content/terms', {})
    expect([answer.status, answer.headers.get('allow'), answer.body.errorKey]).toEqual([405, 'GET', 'request.method'])
  }
  expect((await product.anonymous('GET', '/auth/webLogin')).headers.get('allow')).toBe('POST')
  expect((await product.anonymous('PATCH', '/rest/plans/1', {})).headers.get('allow')).toBe('GET, PUT, DELETE')
  expect((await product.anonymous('PATCH', '/no/such/thing', {})).status).toBe(404)
})

test('the name of the scheme of a token may be written in any case', async () => {
  const someone = await makeUser(product.db, product.now())
  const token = await product.signIn(someone.id)
  for (const scheme of ['Bearer', 'bearer', 'BEARER'])
    expectStatus(
      await product.anonymous('GET', `/server/user/${someone.id}`, undefined, { Authorization: `${scheme} ${token}` }),
      200,
    )
})
