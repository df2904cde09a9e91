import { hash } from '@node-rs/argon2'
import { eq } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { knownDevice, setting } from '#db/schema/all.ts'
import { makeUser } from '#db/seed/factories.ts'
import type { HttpBindings } from '@hono/node-server'
import { expectStatus, startProduct, testPassword, type TestProduct } from '../../support/product.ts'
import { signingIn } from '../../support/signing-in.ts'

const basic = `Basic ${Buffer.from('web:consilium-web').toString('base64')}`
const product = await startProduct({ env: { TRUST_PROXY: '10.0.0.0/8, fd00::/8' } })
// cheap to check: the limits are tried here, not the hash
const passwordHash = await hash(testPassword, { memoryCost: 64, timeCost: 1, parallelism: 1 })
const person = () => makeUser(product.db, product.now(), { passwordHash })

/** Signs in from an address, perhaps through proxies: what a server on a socket sees. */
async function signIn(
  email: string,
  password: string,
  {
    peer = '203.0.113.9',
    forwarded,
    at = product,
    device,
  }: { peer?: string; forwarded?: string; at?: TestProduct; device?: string } = {},
) {
  const answer = await at.fetch(
    new Request('http://test/api/auth/webLogin', {
      method: 'POST',
      body: JSON.stringify({ email, password, deviceId: 'web', deviceToken: '' }),
      headers: {
        Authorization: basic,
        'Content-Type': 'application/json',
        ...(forwarded && { 'X-Forwarded-For': forwarded }),
        ...(device && { 'X-Device-Token': device }),
      },
    }),
    { incoming: { socket: { remoteAddress: peer } } } as HttpBindings,
  )
  return {
    status: answer.status,
    retryAfter: Number(answer.headers.get('retry-after') ?? 0),
    body: (await answer.json()) as { errorKey?: string; message?: string; token?: string },
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

  test('says the same of an address that no one has', async () => {
    await lock('nobody@example.test', { peer: '203.0.113.3' })
    const [unknown, known] = [
      await signIn('nobody@example.test', testPassword, { peer: '203.0.113.3' }),
      await person(),
    ]
    await lock(known.email, { peer: '203.0.113.3' })
    const locked = await signIn(known.email, testPassword, { peer: '203.0.113.3' })
    const words = ({ body }: typeof locked) => ({ ...body, requestId: '' })
    expect([unknown.status, words(unknown)]).toEqual([locked.status, words(locked)])
    expect(locked.body.message).toBe('Too many tries. Please wait 15 minutes and try again.')
  })

  test('ends 15 minutes after the first try, not a second earlier', async () => {
    const one = await person()
    await lock(one.email, { peer: '203.0.113.4' })
    product.clock.advance(14 * 60 + 50)
    expect(await signIn(one.email, testPassword, { peer: '203.0.113.4' })).toMatchObject({
      status: 429,
      body: { message: 'Too many tries. Please wait 1 minute and try again.' },
    })
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
    // anyone who is behind the proxy may write what they like in front of it
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

  test('200 and more honest sign-ins from one address work, and wrong ones in between lock their own account only', async () => {
    const people = await Promise.all(Array.from({ length: 5 }, person))
    const statuses = new Set<number>()
    for (let i = 0; i < 42; i++)
      for (const answer of await Promise.all(people.map((one) => statusFrom(one.email, { peer: '203.0.113.20' }))))
        statuses.add(answer)
    expect([...statuses]).toEqual([200])
    await lock('made-up@example.test', { peer: '203.0.113.20' })
    expect(await statusFrom((await person()).email, { peer: '203.0.113.20' })).toBe(200)
  })

  test('a locked account that goes on trying does not use up the tries of its address', async () => {
    const [one, other] = [await person(), await person()]
    for (let i = 0; i < 210; i++) await signIn(one.email, 'Wrong-Password-1', { peer: '203.0.113.21' })
    expect(await statusFrom(other.email, { peer: '203.0.113.21' })).toBe(200)
  })

  test('wrong tries for made-up addresses lock out only the address they come from', async () => {
    for (let i = 0; i < 200; i++)
      expect((await signIn(`made-up-${i}@example.test`, 'Wrong-Password-1', { peer: '203.0.113.22' })).status).toBe(400)
    const one = await person()
    expect([
      await statusFrom(one.email, { peer: '203.0.113.22' }),
      await statusFrom(one.email, { peer: '203.0.113.23' }),
      await statusFrom(one.email, { peer: '2001:db8::1' }),
    ]).toEqual([429, 200, 200])
  })
})

const inbox = await signingIn(product)

describe('an account that is attacked from elsewhere', { timeout: 90_000 }, () => {
  /** A full sign-in, as a browser does it. @returns what the browser keeps */
  async function enter(email: string, device?: string) {
    const { body } = await signIn(email, testPassword, { peer: '198.18.0.1' })
    const call = product.withToken(String(body.token))
    await call('GET', '/auth/mfa/requestCode?mfaType=email')
    const path = `/auth/mfa/verify?mfaType=email&authCode=${await inbox.codeFor(email)}`
    const done = await call('GET', path, undefined, device ? { 'X-Device-Token': device } : {})
    expectStatus(done, 200)
    return { device: done.headers.get('x-device-token') ?? '', call }
  }
  async function attack(email: string) {
    for (let i = 0; i < 10; i++) await lock(email, { peer: `198.19.0.${i}` })
  }
  const home = { peer: '198.18.0.1' }

  test('is locked for all addresses, but not on a device its owner has fully signed in on before', async () => {
    const one = await person()
    const { device } = await enter(one.email)
    await attack(one.email)
    expect([
      await statusFrom(one.email, home),
      await statusFrom(one.email, { ...home, device: 'x'.repeat(43) }),
      await statusFrom(one.email, { ...home, device }),
    ]).toEqual([429, 429, 200])
  })

  test('keeps the device known after signing out, on other addresses, and only for this account', async () => {
    const [one, other] = [await person(), await person()]
    const { device, call } = await enter(one.email)
    expectStatus(await call('POST', '/auth/logout'), 200)
    await attack(one.email)
    await attack(other.email)
    expect([
      await statusFrom(one.email, { peer: '198.18.7.7', device }),
      await statusFrom(other.email, { ...home, device }),
    ]).toEqual([200, 429])
  })

  test('one browser serves two people; the database knows its token of neither', async () => {
    const [one, other] = [await person(), await person()]
    const { device } = await enter(one.email)
    expect((await enter(other.email, device)).device).toBe(device)
    await attack(one.email)
    await attack(other.email)
    expect([
      await statusFrom(one.email, { ...home, device }),
      await statusFrom(other.email, { ...home, device }),
    ]).toEqual([200, 200])
    const rows = await product.db.select().from(knownDevice)
    expect(rows.length).toBeGreaterThan(1)
    expect(JSON.stringify(rows)).not.toContain(device)
    expect(rows.every((row) => /^[0-9a-f]{64}$/.test(row.tokenHash))).toBe(true)
  })

  test('gives a known device ten tries of its own, with the same words as elsewhere', async () => {
    const one = await person()
    const { device } = await enter(one.email)
    await attack(one.email)
    await lock(one.email, { ...home, device })
    const [here, elsewhere] = [
      await signIn(one.email, testPassword, { ...home, device }),
      await signIn(one.email, testPassword, home),
    ]
    expect([here.status, elsewhere.status, here.body.errorKey]).toEqual([429, 429, elsewhere.body.errorKey])
    // what was tried on the device counts nowhere else
    const other = await person()
    const own = await enter(other.email)
    await lock(other.email, { ...home, device: own.device })
    expect(await statusFrom(other.email, home)).toBe(200)
  })

  test.each(['a new password', 'a disabled account'])('%s ends what was known', async (what) => {
    const one = await person()
    const { device, call } = await enter(one.email)
    if (what === 'a new password') {
      expectStatus(
        await call('PUT', `/server/user/${one.id}/password`, {
          currentPassword: testPassword,
          password: 'Other-Passw0rd-7!',
        }),
        200,
      )
    } else {
      const staff = await product.as(
        (await makeUser(product.db, product.now(), { userType: 3, staffRoles: ['csr'] })).id,
      )
      const { body } = await staff<{ version: number }>('GET', `/rest/users/${one.id}`)
      expectStatus(
        await staff('POST', `/server/user/${one.id}/disable`, { version: body.version, reason: 'left' }),
        200,
      )
    }
    expect(await product.db.select().from(knownDevice).where(eq(knownDevice.userId, one.id))).toEqual([])
    expect(device).toHaveLength(43)
  })

  test('forgets a device that was not used for 90 days', async () => {
    const one = await person()
    await enter(one.email)
    await product.pass(91 * 86_400)
    expect(await product.db.select().from(knownDevice).where(eq(knownDevice.userId, one.id))).toEqual([])
  })

  test('a password chosen by a link opens it again', async () => {
    const one = await person()
    await attack(one.email)
    expect(await statusFrom(one.email, home)).toBe(429)
    await product.anonymous('POST', '/auth/forgotPassword', { email: one.email })
    const { id, token } = await inbox.linkFor(one.email)
    expectStatus(
      await product.anonymous('PUT', `/auth/resetpass/${id}/${token}`, { password: 'Other-Passw0rd-7!' }),
      200,
    )
    expect((await signIn(one.email, 'Other-Passw0rd-7!', home)).status).toBe(200)
  })
})

describe('a stricter setting', () => {
  test('closes an address that tries many accounts', async () => {
    await product.db.insert(setting).values([
      { key: 'login.tries', value: 1, updatedAt: product.now() },
      { key: 'login.window', value: 40, updatedAt: product.now() },
    ])
    const strict = await startProduct()
    strict.clock.offset = product.clock.offset
    const one = await person()
    for (let i = 0; i < 20; i++)
      expect(
        (await signIn(`guess${i}@example.test`, 'Wrong-Password-1', { peer: '203.0.113.8', at: strict })).status,
      ).toBe(400)
    const closed = await signIn(one.email, testPassword, { peer: '203.0.113.8', at: strict })
    expect([closed.status, closed.body.errorKey, closed.retryAfter > 0]).toEqual([429, 'errors.signInLocked', true])
    expect(closed.body.message).toBe('Too many tries. Please wait 40 minutes and try again.')
    expect(await statusFrom(one.email, { peer: '203.0.113.88', at: strict })).toBe(200)
  })
})
