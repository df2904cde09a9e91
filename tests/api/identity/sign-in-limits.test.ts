import { describe, expect, test } from 'vitest'
import { setting } from '#db/schema/all.ts'
import { makeUser } from '#db/seed/factories.ts'
import { hashPassword } from '#db/password.ts'
import { startProduct, testPassword, type TestProduct } from '../../support/product.ts'

const basic = `Basic ${Buffer.from('web:consilium-web').toString('base64')}`
const product = await startProduct({ env: { TRUST_PROXY: '10.0.0.0/8, fd00::/8' } })
const passwordHash = await hashPassword(testPassword)
const person = () => makeUser(product.db, product.now(), { passwordHash })

/** Signs in from an address, perhaps through proxies: what a server on a socket sees. */
async function signIn(
  email: string,
  password: string,
  { peer = '203.0.113.9', forwarded, at = product }: { peer?: string; forwarded?: string; at?: TestProduct } = {},
) {
  const answer = await at.fetch(
    new Request('http://test/api/auth/webLogin', {
      method: 'POST',
      body: JSON.stringify({ email, password, deviceId: 'web', deviceToken: '' }),
      headers: {
        Authorization: basic,
        'Content-Type': 'application/json',
        ...(forwarded && { 'X-Forwarded-For': forwarded }),
      },
    }),
    {
      incoming: { socket: { remoteAddress: peer, remotePort: 1, remoteFamily: peer.includes(':') ? 'IPv6' : 'IPv4' } },
    },
  )
  return {
    status: answer.status,
    retryAfter: Number(answer.headers.get('retry-after') ?? 0),
    body: (await answer.json()) as { errorKey?: string },
  }
}
async function lock(email: string, from: Parameters<typeof signIn>[2]) {
  for (let i = 0; i < 10; i++) expect((await signIn(email, `Wrong-Password-${i}`, from)).status).toBe(400)
}
const statusFrom = async (email: string, from: Parameters<typeof signIn>[2]) =>
  (await signIn(email, testPassword, from)).status

describe('the lock of the sign-in', () => {
  test('counts an account at an address: at another the account signs in, and others sign in here', async () => {
    const [one, other] = [await person(), await person()]
    await lock(one.email, { peer: '203.0.113.1' })
    expect([
      await statusFrom(one.email, { peer: '203.0.113.1' }),
      await statusFrom(one.email, { peer: '203.0.113.2' }),
      await statusFrom(other.email, { peer: '203.0.113.1' }),
    ]).toEqual([429, 200, 200])
  })

  test('says the same of an address that nobody has', async () => {
    await lock('nobody@example.test', { peer: '203.0.113.3' })
    const [unknown, known] = [
      await signIn('nobody@example.test', testPassword, { peer: '203.0.113.3' }),
      await person(),
    ]
    await lock(known.email, { peer: '203.0.113.3' })
    const locked = await signIn(known.email, testPassword, { peer: '203.0.113.3' })
    const words = ({ body }: typeof locked) => ({ ...body, requestId: '' })
    expect([unknown.status, words(unknown)]).toEqual([locked.status, words(locked)])
  })

  test('ends 15 minutes after the first try, not a second earlier', async () => {
    const one = await person()
    await lock(one.email, { peer: '203.0.113.4' })
    product.clock.advance(14 * 60 + 50)
    expect(await statusFrom(one.email, { peer: '203.0.113.4' })).toBe(429)
    product.clock.advance(11)
    expect(await statusFrom(one.email, { peer: '203.0.113.4' })).toBe(200)
  })

  test('takes an IPv6 network of 64 bits for one address', async () => {
    const one = await person()
    await lock(one.email, { peer: '2001:db8:1:2::1' })
    expect([
      await statusFrom(one.email, { peer: '2001:db8:1:2:ffff::9' }),
      await statusFrom(one.email, { peer: '2001:db8:1:3::1' }),
    ]).toEqual([429, 200])
  })

  test('believes X-Forwarded-For from configured proxies alone, and of it the last hop that is none', async () => {
    const [one, other, third] = [await person(), await person(), await person()]
    for (let i = 0; i < 10; i++)
      await signIn(one.email, 'Wrong-Password-1', { peer: '203.0.113.5', forwarded: `198.51.100.${i}` })
    expect(await statusFrom(one.email, { peer: '203.0.113.5', forwarded: '198.51.100.77' })).toBe(429)
    await lock(other.email, { peer: '10.1.2.3', forwarded: '198.51.100.1' })
    expect(await statusFrom(other.email, { peer: '10.1.2.3', forwarded: '198.51.100.2' })).toBe(200)
    await lock(third.email, { peer: '10.1.2.3', forwarded: '198.51.100.3' })
    // whoever is behind the proxy may write what they like in front of it
    expect(await statusFrom(third.email, { peer: '10.1.2.3', forwarded: '192.0.2.1, 198.51.100.3, 10.9.9.9' })).toBe(
      429,
    )
    expect(await statusFrom(third.email, { peer: 'fd00::1', forwarded: '198.51.100.3' })).toBe(429)
  })

  test('survives a restart: another process on the same database knows it', async () => {
    const one = await person()
    await lock(one.email, { peer: '203.0.113.6' })
    const restarted = await startProduct()
    restarted.clock.offset = product.clock.offset
    expect(await statusFrom(one.email, { peer: '203.0.113.6', at: restarted })).toBe(429)
  })

  test('of 100 parallel tries counts each: ten are looked at', async () => {
    const one = await person()
    const answers = await Promise.all(
      Array.from({ length: 100 }, () => signIn(one.email, 'Wrong-Password-1', { peer: '203.0.113.7' })),
    )
    expect(answers.filter((answer) => answer.status === 400)).toHaveLength(10)
    expect(answers.filter((answer) => answer.status === 429)).toHaveLength(90)
  })

  test('closes an address that tries many accounts', async () => {
    await product.db.insert(setting).values({ key: 'login.tries', value: 1, updatedAt: product.now() })
    const strict = await startProduct()
    strict.clock.offset = product.clock.offset
    const one = await person()
    for (let i = 0; i < 20; i++)
      expect(
        (await signIn(`guess${i}@example.test`, 'Wrong-Password-1', { peer: '203.0.113.8', at: strict })).status,
      ).toBe(400)
    const closed = await signIn(one.email, testPassword, { peer: '203.0.113.8', at: strict })
    expect([closed.status, closed.body.errorKey, closed.retryAfter > 0]).toEqual([429, 'errors.signInLocked', true])
    expect(await statusFrom(one.email, { peer: '203.0.113.88', at: strict })).toBe(200)
  })
})
