import { gunzipSync } from 'node:zlib'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { startProduct, type TestProduct } from '../../support/product.ts'

describe('answers that are worth it travel compressed', () => {
  let product: TestProduct
  const get = (path: string, encoding?: string, method = 'GET') =>
    product.app.fetch(
      new Request(`http://localhost/api${path}`, { method, headers: encoding ? { 'Accept-Encoding': encoding } : {} }),
      { inProcess: true },
    )
  const bytesOf = async (answer: Response) => Buffer.from(await answer.arrayBuffer())

  beforeAll(async () => {
    product = await startProduct()
  })
  afterAll(() => product.close())

  test('a long answer is shorter, and says the same', async () => {
    const plain = await bytesOf(await get('/server/limits'))
    const answer = await get('/server/limits', 'br, gzip, deflate')
    expect(answer.headers.get('content-encoding')).toBe('gzip')
    expect(answer.headers.get('vary')).toContain('Accept-Encoding')
    expect(answer.headers.get('content-type')).toContain('application/json')
    const packed = await bytesOf(answer)
    expect(packed.length).toBeLessThan(plain.length / 2)
    expect(gunzipSync(packed).equals(plain)).toBe(true)
  })

  test.each([
    ['a short one', '/ping', 'gzip'],
    ['one for who takes no gzip', '/server/limits', undefined],
    ['one for who refuses gzip', '/server/limits', 'gzip;q=0, identity'],
    ['one that may hold secrets', '/auth/oauth/providers', 'gzip'],
  ])('%s travels as it is', async (_what, path, encoding) => {
    const answer = await get(path, encoding)
    expect(answer.headers.get('content-encoding')).toBe(null)
    expect(JSON.parse((await bytesOf(answer)).toString())).toBeTruthy()
  })

  test('a refusal keeps its status and its headers', async () => {
    const answer = await get('/rest/users', 'gzip')
    expect(answer.status).toBe(401)
    expect(answer.headers.get('x-request-id')).toBeTruthy()
    expect(await answer.json()).toMatchObject({ errorKey: 'auth.token.missing' })
  })
})
