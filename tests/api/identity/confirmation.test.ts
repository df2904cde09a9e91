import { eq } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { passkey, userMfa, userPassword } from '#db/schema/all.ts'
import type { Passkey, PasskeyOptions } from '#model/identity/sign-in/passkeys.ts'
import { makeAuthenticator } from '../../support/stand-ins/authenticator.ts'
import { expectStatus, startProduct, testPassword, type Answer, type Caller } from '../../support/product.ts'
import { setUpApp, setUpSms, signingIn } from '../../support/signing-in.ts'

const product = await startProduct()
const { person, half, enter, codeFor } = await signingIn(product)
const here = { origin: 'http://test' }
const LONG = 10 * 60 + 1

async function addPasskey(call: Caller, authenticator = makeAuthenticator()) {
  const { body } = await call<PasskeyOptions>('POST', '/auth/passkey/register/options')
  const added = await call<Passkey>('POST', '/auth/passkey/register/verify', {
    challengeId: body.challengeId,
    name: 'Laptop',
    credential: authenticator.create(body.publicKey, here),
  })
  expectStatus(added, 200)
  return { authenticator, id: added.body.id }
}
/** Someone with text messages, an app and a passkey, whose session has been open for a while. */
async function left() {
  const one = await person()
  const call = await enter(one.email)
  const { authenticator, id } = await addPasskey(call)
  await setUpSms(product, call, codeFor)
  const app = await setUpApp(product, call)
  await product.pass(LONG)
  return { one, call, authenticator, passkeyId: id, app }
}
const signed = async (authenticator: ReturnType<typeof makeAuthenticator>) => {
  const { body } = await product.anonymous<PasskeyOptions>('POST', '/auth/passkey/options', {})
  return { challengeId: body.challengeId, credential: authenticator.get(body.publicKey, here) }
}
const refused = { status: 403, errorKey: 'auth.confirm.required' }
const keyOf = ({ status, body }: Answer) => ({ status, errorKey: body.errorKey })

/** Every act that changes how an account is signed in to, and its status once the owner has confirmed. */
const acts: [name: string, act: (call: Caller, passkeyId: string) => Promise<Answer>, status: number][] = [
  ['a new passkey', (call) => call('POST', '/auth/passkey/register/options'), 200],
  ['removing a passkey', (call, id) => call('DELETE', `/auth/passkey/${id}`), 200],
  ['removing an app and a number', (call) => call('PUT', '/auth/mfa/available', { mfaVal: ['email'] }), 200],
  ['a number', (call) => call('GET', '/auth/mfa/sms/init?phone=%2B12125550123'), 200],
  // one is set up already, which is looked at after who asks
  ['an app', (call) => call('GET', '/auth/mfa/authapp/init'), 422],
]

describe('a session that has been open for ten minutes', () => {
  test.each(acts)('is not enough for %s; with the password it is', async (_, act, status) => {
    const { one, call, passkeyId } = await left()
    const before = await product.db.select().from(userMfa).where(eq(userMfa.userId, one.id))
    const answer = await act(call, passkeyId)
    expect(keyOf(answer)).toEqual(refused)
    expect(answer.body.ways).toEqual(['password', 'passkey', 'email', 'sms', 'auth_app'])
    expect(await product.db.select().from(userMfa).where(eq(userMfa.userId, one.id))).toEqual(before)
    expect(await product.db.$count(passkey, eq(passkey.userId, one.id))).toBe(1)
    expectStatus(await call('POST', '/auth/confirm', { password: testPassword }), 200)
    expectStatus(await act(call, passkeyId), status)
  })

  test('the document marks exactly these', () => {
    const declared = product.app.openAPIRegistry.definitions.flatMap((one) =>
      one.type === 'route' && 'x-confirmed' in one.route ? [one.route] : [],
    )
    expect(declared.map(({ method, path }) => `${method.toUpperCase()} ${path}`).sort()).toEqual([
      'DELETE /api/auth/passkey/{id}',
      'GET /api/auth/mfa/authapp/init',
      'GET /api/auth/mfa/sms/init',
      'POST /api/auth/passkey/register/options',
      'PUT /api/auth/mfa/available',
    ])
  })
})

const options = (call: Caller) => call('POST', '/auth/passkey/register/options')

describe('confirming', () => {
  test.each([
    [
      'a passkey',
      async ({ call, authenticator }: Awaited<ReturnType<typeof left>>) =>
        call('POST', '/auth/confirm', await signed(authenticator)),
    ],
    [
      'a code of the app',
      ({ call, app }: Awaited<ReturnType<typeof left>>) =>
        call('GET', `/auth/mfa/verify?mfaType=auth_app&authCode=${app()}`),
    ],
    [
      'a code by text message',
      async ({ call }: Awaited<ReturnType<typeof left>>) => {
        expectStatus(await call('GET', '/auth/mfa/requestCode?mfaType=sms'), 200)
        return call('GET', `/auth/mfa/verify?mfaType=sms&authCode=${await codeFor('+12125550123')}`)
      },
    ],
  ])('works with %s, for ten minutes', async (_, prove) => {
    product.stopClock()
    const someone = await left()
    expectStatus(await prove(someone), 200)
    await product.pass(LONG - 2)
    expectStatus(await options(someone.call), 200)
    await product.pass(2)
    expect(keyOf(await options(someone.call))).toEqual(refused)
  })

  test('someone without a password, whose house signs in elsewhere, confirms with a code by e-mail', async () => {
    const one = await person({ userType: 3 })
    await product.db.delete(userPassword).where(eq(userPassword.userId, one.id))
    const call = await product.as(one.id)
    await product.pass(LONG)
    expect((await options(call)).body.ways).toEqual(['email'])
    expectStatus(await call('POST', '/auth/confirm', { password: testPassword }), 422)
    expectStatus(await call('GET', '/auth/mfa/requestCode?mfaType=email'), 200)
    expectStatus(await call('GET', `/auth/mfa/verify?mfaType=email&authCode=${await codeFor(one.email)}`), 200)
    expectStatus(await options(call), 200)
  })

  test('counts for the session that confirmed, not for another of the same person', async () => {
    const { one, call } = await left()
    const stolen = await product.as(one.id)
    await product.pass(LONG)
    expectStatus(await call('POST', '/auth/confirm', { password: testPassword }), 200)
    expectStatus(await options(call), 200)
    expect(keyOf(await options(stolen))).toEqual(refused)
  })

  test('a wrong password, a wrong code and the passkey of another account confirm nothing', async () => {
    const { call } = await left()
    const other = await left()
    const wrong = await call('POST', '/auth/confirm', { password: 'Not-this-one-7' })
    expect([wrong.status, wrong.body.fields]).toEqual([422, { password: 'errors.passwordWrong' }])
    const foreign = await call('POST', '/auth/confirm', await signed(other.authenticator))
    expect(keyOf(foreign)).toEqual({ status: 400, errorKey: 'messages.passkeyFailed' })
    expectStatus(await call('GET', '/auth/mfa/verify?mfaType=auth_app&authCode=000000'), 400)
    expect(keyOf(await options(call))).toEqual(refused)
  })

  test('passwords are counted together with those of a change of password', async () => {
    const { one, call } = await left()
    for (let i = 0; i < 5; i++) expectStatus(await call('POST', '/auth/confirm', { password: `Wrong-${i}-word` }), 422)
    for (let i = 0; i < 5; i++)
      expectStatus(
        await call('PUT', `/server/user/${one.id}/password`, {
          currentPassword: `Wrong-${i}-word`,
          password: 'Quite-Another-Word-9',
        }),
        422,
      )
    expectStatus(await call('POST', '/auth/confirm', { password: testPassword }), 429)
  })

  test('is asked for before the second factor too: a page left open after the password sets up no number', async () => {
    const one = await person()
    const call = await half(one.email)
    await product.pass(LONG)
    expect(keyOf(await call('GET', '/auth/mfa/sms/init?phone=%2B12125550123'))).toEqual(refused)
    expectStatus(await call('POST', '/auth/confirm', { password: testPassword }), 200)
    expectStatus(await call('GET', '/auth/mfa/sms/init?phone=%2B12125550123'), 200)
    // the password opens no session by itself
    expectStatus(await call('GET', '/auth/passkey/list'), 403)
  })
})
