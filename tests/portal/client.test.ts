import { eq } from 'drizzle-orm'
import { beforeEach, describe, expect, test } from 'vitest'
import { country, user, userSession } from '#db/schema/all.ts'
import { makeUser } from '#db/seed/factories.ts'
import { storedLoginKey } from '#model/identity/storage-keys.ts'
import type { LoginResult } from '#model/identity/wire.ts'
import { testPassword, testPasswordHash } from '../support/product.ts'
import { portalOnProduct } from './against-api.ts'

const product = await portalOnProduct()
const { api } = await import('#portal/client.ts')
const { ApiError } = await import('#api/client/api-error.ts')
const { apiUrl } = await import('#api/client/http.ts')
const { readAll } = await import('#api/client/reading.ts')
const session = await import('#api/client/session.ts')
const { signIn } = await import('#portal/identity/sign-in.ts')
const { requestCode, verifyCode } = await import('#portal/identity/mfa-calls.ts')
const { renewSession } = await import('#api/client/session-timer.ts')
const { popSavedRoute } = await import('#portal/identity/saved-route.ts')
const passwordHash = await testPasswordHash()

const failure = async (call: Promise<unknown>) => {
  const error: unknown = await call.then(
    () => undefined,
    (thrown: unknown) => thrown,
  )
  if (!(error instanceof ApiError)) throw new Error('This call should have been refused', { cause: error })
  return error
}

async function newPerson() {
  return makeUser(product.db, product.now(), { passwordHash })
}

/** Signs in with the code, as the pages do. */
async function enter() {
  const person = await newPerson()
  session.storeLogin(await signIn(person.email, testPassword))
  await requestCode('email')
  const code = /\d{6}/.exec((await product.lastMessage(person.email))?.text ?? '')?.[0] ?? ''
  session.updateLogin(
    await verifyCode('email', code).then(({ mfaAvail, mfaUsed, mfaValidated }) => ({
      mfaAvail,
      mfaUsed,
      mfaValidated,
    })),
  )
  return person
}

/** The product's clock goes on while a test runs, so a second more is no fault. */
const secondsAfter = (before: number) => (session.getLogin()?.exp ?? 0) - before

beforeEach(() => {
  session.endSession('signedOut')
  session.clearEndReason()
  sessionStorage.clear()
})

describe('signing in', () => {
  test('leaves the record in the browser, with the second factor to come', async () => {
    const person = await newPerson()
    const login = await signIn(` ${person.email} `, testPassword)
    session.storeLogin(login)
    expect(login).toMatchObject({ user: { id: person.id }, mfaValidated: false })
    expect(JSON.parse(localStorage.getItem(storedLoginKey) ?? '')).toEqual(login)
  })

  test('a wrong password is a refusal, and ends nothing', async () => {
    const person = await newPerson()
    const error = await failure(signIn(person.email, 'Wrong-Password-1'))
    expect(error).toMatchObject({
      status: 400,
      errorKey: 'messages.signInError',
      message: 'The email or password you entered is incorrect',
    })
    expect(error.requestId).not.toBe('')
  })

  test('the code opens the session; a wrong one does not', async () => {
    const person = await newPerson()
    session.storeLogin(await signIn(person.email, testPassword))
    const sent = await requestCode('email')
    expect(sent.resendIn).toBe(60)
    expect(await failure(requestCode('email'))).toMatchObject({ status: 429, retryAfter: 60 })
    expect(await failure(verifyCode('email', '12345'))).toMatchObject({ errorKey: 'auth.code.invalid' })
    const code = /\d{6}/.exec((await product.lastMessage(person.email))?.text ?? '')?.[0] ?? ''
    expect(await verifyCode('email', code)).toMatchObject({ mfaValidated: true })
    expect(await api.get('/user/permissions')).toHaveProperty('acts')
  })

  test('the fifth wrong code locks the method, and says for how long', async () => {
    const person = await newPerson()
    session.storeLogin(await signIn(person.email, testPassword))
    await requestCode('email')
    for (let tries = 0; tries < 5; tries++) await failure(verifyCode('email', 'abcdef'))
    expect(await failure(verifyCode('email', 'abcdef'))).toMatchObject({
      errorKey: 'mfa.locked',
      retryAfter: expect.closeTo(900, -1) as number,
    })
  })
})

describe('before the second factor', () => {
  test('other calls lead to it', async () => {
    const person = await newPerson()
    session.storeLogin({ ...(await signIn(person.email, testPassword)), mfaValidated: true })
    expect(await failure(api.get('/user/permissions'))).toMatchObject({ status: 403, errorKey: 'auth.mfa.required' })
    expect(session.getLogin()?.mfaValidated).toBe(false)
    expect(popSavedRoute(person.id)).toBe('/discussion/7?from=mail#answers')
  })
})

describe('a session', () => {
  test('slides with what people do, not with what pages do by themselves', async () => {
    await enter()
    const before = session.getLogin()?.exp ?? 0
    product.clock.advance(1200)
    await api.get('/user/permissions', { background: true })
    expect(session.getLogin()?.exp).toBe(before)
    await api.get('/user/permissions')
    expect(secondsAfter(before)).toBeCloseTo(1200, -1)
  })

  test('that has run out ends here too: the page is saved for its owner and no one else', async () => {
    const person = await enter()
    product.clock.advance(31 * 60)
    expect(await failure(api.get('/user/permissions'))).toMatchObject({ status: 401, errorKey: 'auth.token.dead' })
    expect(session.getLogin()).toBeUndefined()
    expect(localStorage.getItem(storedLoginKey)).toBeNull()
    expect(popSavedRoute('another-user')).toBe('/')
    expect(popSavedRoute(person.id)).toBe('/discussion/7?from=mail#answers')
  })

  test('that the server has ended is over at the next call', async () => {
    const person = await enter()
    await product.db.update(user).set({ enabled: false }).where(eq(user.id, person.id))
    expect((await failure(api.get('/user/permissions'))).status).toBe(401)
    expect(session.getLogin()).toBeUndefined()
  })

  test('is refreshed by one call however many ask', async () => {
    await enter()
    const before = session.getLogin()?.exp ?? 0
    product.clock.advance(60)
    expect(await Promise.all([renewSession(api), renewSession(api)])).toEqual([true, true])
    expect(secondsAfter(before)).toBeCloseTo(60, -1)
  })

  test('an answer to an old token does not touch the new session', async () => {
    await enter()
    const old = session.getLogin()?.token
    const stale = api.get('/user/permissions')
    await enter()
    await product.db.delete(userSession)
    await stale.catch(() => undefined)
    expect(session.getLogin()?.token).toBeDefined()
    expect(session.getLogin()?.token).not.toBe(old)
  })
})

describe('refusals', () => {
  test('name their fields', async () => {
    await enter()
    const error = await failure(api.post('/server/support/email', { body: { emailBody: ' ' } }))
    expect(error).toMatchObject({ status: 422, fields: { emailBody: 'errors.contactBlank' } })
  })

  test('a version that someone else has left behind is a conflict, with the record as it is now', async () => {
    const { id } = await enter()
    const at = '/server/user/{id}/address'
    const { version } = await api.get(at, { params: { id } })
    const write = (city: string) => api.call('put', at, { params: { id }, body: { city }, ifMatch: version })
    await write('Basel')
    const error = await failure(write('Bern'))
    expect(error).toMatchObject({ status: 409, errorKey: 'conflict', body: { current: { city: 'Basel' } } })
  })

  test('every row of a list is read, and names in a path stay one name', async () => {
    await enter()
    // more than one page
    const ids = Array.from({ length: 260 }, (_, at) => at + 1)
    await product.db.insert(country).values(ids.map((id) => ({ id, name: `Country ${id}`, code: 'XX' })))
    const countries = await readAll(api, '/server/country/list', {})
    expect(countries.map(({ id }) => id).sort((a, b) => a - b)).toEqual(ids)
    expect(apiUrl('/user/{id}/refresh', { params: { id: 'a/b?c' }, query: { q: '', list: [1, 2] } })).toBe(
      '/api/user/a%2Fb%3Fc/refresh?list=1%2C2',
    )
  })

  test('an unknown address is 404, with a key the portal has a text for', async () => {
    expect(await failure(api.call('get', '/nothing/here'))).toMatchObject({ status: 404, errorKey: 'not.found' })
  })

  test('no answer at all is status 0', async () => {
    const { fetch } = globalThis
    globalThis.fetch = () => Promise.reject(new TypeError('Failed to fetch'))
    expect(await failure(api.get('/ping'))).toMatchObject({ status: 0, errorKey: 'errors.offline' })
    globalThis.fetch = fetch
  })
})

test('the record that the server gives is one that the portal can store and read again', async () => {
  await enter()
  const login: LoginResult | undefined = session.getLogin()
  expect(session.readStoredLogin()).toEqual(login)
})
