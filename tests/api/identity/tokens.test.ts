import { eq } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { setting, user, userSession } from '#db/schema/all.ts'
import type { LoginResult } from '#model/identity/wire.ts'
import { expectStatus, startProduct, testPassword } from '../../support/product.ts'
import { signingIn } from '../../support/signing-in.ts'

const product = await startProduct()
const { person, signIn, half, enter } = await signingIn(product)
const ask = (path: string, headers: Record<string, string> = {}) =>
  product.fetch(new Request(`http://test/api${path}`, { headers }))

describe('a token', () => {
  test('is taken from `Authorization: Bearer` and from nowhere else, and no cookie is set', async () => {
    const one = await person()
    const answer = await signIn(one.email)
    await product.db.update(userSession).set({ mfaValidated: true }).where(eq(userSession.userId, one.id))
    const { token } = answer.body
    expect([answer.headers.get('set-cookie'), answer.headers.get('cache-control')]).toEqual([null, 'no-store'])
    const given: [string, Record<string, string>][] = [
      [`?token=${token}`, {}],
      [`?access_token=${token}`, {}],
      ['', { Cookie: `token=${token}; auth_session=${token}; session=${token}` }],
      ['', { Authorization: token }],
      ['', { Authorization: `Basic ${token}` }],
      ['', { 'X-Auth-Token': token }],
    ]
    for (const [query, headers] of given)
      expect([query, headers, (await ask(`/user/permissions${query}`, headers)).status]).toEqual([query, headers, 401])
    const right = await ask('/user/permissions', { Authorization: `Bearer ${token}` })
    expect([right.status, right.headers.get('set-cookie'), right.headers.get('cache-control')]).toEqual([
      200,
      null,
      'no-store',
    ])
  })

  test('of half a sign-in stays half, however often it is refreshed', async () => {
    const one = await person()
    const call = await half(one.email)
    for (let i = 0; i < 3; i++)
      expect((await call<LoginResult>('GET', `/user/${one.id}/refresh`)).body).toMatchObject({
        mfaValidated: false,
        mfaUsed: null,
      })
    await Promise.all(Array.from({ length: 10 }, () => call('GET', `/user/${one.id}/refresh`)))
    expect((await call('GET', '/user/permissions')).body).toMatchObject({ errorKey: 'auth.mfa.required' })
    expect(
      (await product.db.select().from(userSession).where(eq(userSession.userId, one.id))).map(
        (row) => row.mfaValidated,
      ),
    ).toEqual([false])
  })
})

test('a page that only brings its account up to date gets no more time', async () => {
  const one = await person()
  const call = await product.as(one.id)
  const until = async () =>
    (await product.db.select().from(userSession).where(eq(userSession.userId, one.id))).map((row) => row.expiresAt)
  const before = await until()
  await product.pass(60)
  const looked = await call<LoginResult>('GET', `/user/${one.id}/refresh`, undefined, { 'X-Background': '1' })
  expectStatus(looked, 200)
  expect(looked.body.user.id).toBe(one.id)
  expect(await until()).toEqual(before)
  expectStatus(await call('GET', `/user/${one.id}/refresh`), 200)
  expect(await until()).not.toEqual(before)
})

test('refusals of a sign-in are alike to the last header, for every account', async () => {
  const [one, closed, guest] = [await person(), await person({ enabled: false }), await person({ userType: 4 })]
  const own = new Set(['x-request-id', 'date'])
  const shown = async (email: string, password: string) => {
    const answer = await signIn(email, password)
    return {
      status: answer.status,
      body: { ...answer.body, requestId: '' },
      headers: [...answer.headers].filter(([name]) => !own.has(name)),
    }
  }
  const expected = await shown('nobody@example.test', 'Wrong-Password-1')
  expect(expected.headers.map(([name]) => name)).toContain('content-security-policy')
  for (const { email } of [one, closed, guest]) expect(await shown(email, 'Wrong-Password-1')).toEqual(expected)
  expect(await shown('not an address', testPassword)).not.toMatchObject({ status: 200 })
})

describe('a session lives', () => {
  test.each<[string, object, number]>([
    ['12 hours', {}, 12],
    ['8 hours, of staff', { userType: 3, staffRoles: ['csr'] }, 8],
  ])('%s to the second, however busy', async (_, given, hours) => {
    product.stopClock()
    const one = await person(given)
    const call = await enter(one.email)
    const [session] = await product.db.select().from(userSession).where(eq(userSession.userId, one.id))
    const end = session?.absoluteExpiresAt.getTime() ?? 0
    expect(end - (session?.createdAt.getTime() ?? 0)).toBe(hours * 3_600_000)
    const left = () => end - product.now().getTime()
    while (left() > 20 * 60_000) {
      product.clock.advance(19 * 60)
      expectStatus(await call('GET', `/user/${one.id}/refresh`), 200)
    }
    product.clock.advance(left() / 1000 - 2)
    const last = await call<LoginResult>('GET', `/user/${one.id}/refresh`)
    expectStatus(last, 200)
    expect(last.body.exp).toBe(Math.floor(end / 1000))
    product.clock.advance(3)
    const over = await call('GET', '/user/permissions')
    expectStatus(over, 401)
    expect(over.headers.get('x-session-terminated')).toBe('expired')
    product.clock.offset = 0
  })

  test('30 minutes after the last request, to the second', async () => {
    for (const [seconds, status] of [
      [29 * 60 + 58, 200],
      [30 * 60 + 1, 401],
    ] as const) {
      const call = await enter((await person()).email)
      product.clock.advance(seconds)
      expectStatus(await call('GET', '/user/permissions'), status)
    }
    product.clock.offset = 0
  })

  test('and leaves nothing behind when it is over', async () => {
    const one = await person()
    await enter(one.email)
    const kept = () => product.db.$count(userSession, eq(userSession.userId, one.id))
    await product.pass(29 * 60)
    expect(await kept()).toBe(1)
    await product.pass(2 * 60)
    expect(await kept()).toBe(0)
    product.clock.offset = 0
  })

  test('says so when it slides: the header names the token and the new end', async () => {
    const one = await person()
    const { token } = (await signIn(one.email)).body
    const call = product.withToken(token)
    expect((await call('GET', `/user/${one.id}/refresh`)).headers.get('x-token-update')).toBeNull()
    product.clock.advance(20 * 60)
    const [name, exp] =
      (await call('GET', '/auth/mfa/requestCode?mfaType=email')).headers.get('x-token-update')?.split(';') ?? []
    expect(name).toBe(token)
    expect(Number(exp) - Math.floor(product.now().getTime() / 1000)).toBeGreaterThan(30 * 60 - 5)
    product.clock.offset = 0
  })

  test('as long as the settings say', async () => {
    await product.db.insert(setting).values({ key: 'session.sliding', value: 10, updatedAt: product.now() })
    const short = await startProduct()
    short.stopClock()
    const { person: other, enter: enterThere } = await signingIn(short)
    const one = await other()
    const call = await enterThere(one.email)
    short.clock.advance(6 * 60)
    const slid = await call('GET', '/user/permissions')
    expect(
      Number(slid.headers.get('x-token-update')?.split(';')[1]) - Math.floor(short.now().getTime() / 1000),
    ).toBeLessThanOrEqual(600)
    short.clock.advance(9 * 60 + 58)
    expectStatus(await call('GET', '/user/permissions'), 200)
    short.clock.advance(10 * 60 + 1)
    expectStatus(await call('GET', '/user/permissions'), 401)
    await product.db.delete(setting)
  })

  test('on when a page looks by itself while someone refreshes', async () => {
    const one = await person()
    const call = await enter(one.email)
    product.clock.advance(16 * 60)
    const looks = Array.from({ length: 10 }, () => call('GET', '/user/permissions', undefined, { 'x-background': '1' }))
    await Promise.all([...looks, call('GET', `/user/${one.id}/refresh`)])
    product.clock.advance(29 * 60)
    expectStatus(await call('GET', '/user/permissions'), 200)
    product.clock.offset = 0
  })
})

test('view-only staff who must choose a new password can, and write nothing else', async () => {
  const one = await person({ userType: 3, staffRoles: ['csr'], allowedCSRView: true, mustChangePassword: true })
  const call = await enter(one.email)
  expect((await call('PUT', '/user/store/columns', { value: 1 })).body).toMatchObject({
    errorKey: 'auth.password.change.required',
  })
  expectStatus(
    await call('PUT', `/server/user/${one.id}/password`, {
      currentPassword: testPassword,
      password: 'Quiet-Harbour-93',
    }),
    200,
  )
  expect((await product.db.select().from(user).where(eq(user.id, one.id)))[0]).toMatchObject({
    mustChangePassword: false,
    allowedCSRView: true,
  })
  expectStatus(await call('GET', '/user/permissions'), 200)
  expect(
    (
      await call('PUT', `/server/user/${one.id}/password`, {
        currentPassword: 'Quiet-Harbour-93',
        password: 'Amber-Lantern-58',
      })
    ).body,
  ).toMatchObject({ rule: 'rules.viewOnly' })
})
