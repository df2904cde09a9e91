import { generateTOTP } from '@oslojs/otp'
import { eq } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { auditEvent, user, userMfa, userMfaSecret, userSession } from '#db/schema/all.ts'
import { makeUser } from '#db/seed/factories.ts'
import { unseal } from '#api/ports/cipher.ts'
import { loginResult, type LoginResult } from '#model/identity/wire.ts'
import { expectStatus, startProduct, testPassword, testPasswordHash } from '../../support/product.ts'

const product = await startProduct()
const basic = { Authorization: `Basic ${Buffer.from('web:consilium-web').toString('base64')}` }
const passwordHash = await testPasswordHash()
const person = (given: Parameters<typeof makeUser>[2] = {}) =>
  makeUser(product.db, product.now(), { passwordHash, ...given })
const signIn = (email: string, password = testPassword) =>
  product.anonymous<LoginResult>('POST', '/auth/webLogin', { email, password, deviceId: 'web', deviceToken: '' }, basic)
const codeFor = async (email: string) => (/\b\d{6}\b/.exec((await product.lastMessage(email))?.text ?? '') ?? [''])[0]

/** Signs in and passes the e-mail code. */
async function enter(email: string) {
  const { body } = await signIn(email)
  const call = product.withToken(body.token)
  expectStatus(await call('GET', '/auth/mfa/requestCode?mfaType=email'), 200)
  expectStatus(await call('GET', `/auth/mfa/verify?mfaType=email&authCode=${await codeFor(email)}`), 200)
  return { call, login: body }
}

describe('e-mail and password', () => {
  test('answers a login result that opens nothing until the code is given', async () => {
    const one = await person()
    const answer = await signIn(one.email)
    expectStatus(answer, 200)
    expect(() => loginResult.parse(answer.body)).not.toThrow()
    expect(answer.body).toMatchObject({ user: { id: one.id }, mfaValidated: false, mfaUsed: null, canPost: false })
    const call = product.withToken(answer.body.token)
    const refused = await call('GET', '/user/permissions')
    expectStatus(refused, 403)
    expect(refused.body.errorKey).toBe('auth.mfa.required')
    expectStatus(await call('GET', `/user/${one.id}/refresh`), 200)
  })

  test('wrong password, unknown and disabled accounts get the same words', async () => {
    const one = await person()
    const closed = await person({ enabled: false })
    const answers = [
      await signIn(one.email, 'Wrong-Password-1'),
      await signIn('nobody@example.test', 'Wrong-Password-1'),
      await signIn(closed.email, 'Wrong-Password-1'),
    ]
    for (const answer of answers) {
      expectStatus(answer, 400)
      expect({ ...answer.body, requestId: '' }).toEqual({
        errorKey: 'messages.signInError',
        message: 'The email or password you entered is incorrect',
        requestId: '',
      })
    }
  })

  test('the right password of a closed account, a guest or a virtual user is 401', async () => {
    for (const given of [{ enabled: false }, { userType: 4 }, { userType: 6 }]) {
      const answer = await signIn((await person(given)).email)
      expectStatus(answer, 401)
      expect(answer.body).toMatchObject({ errorKey: 'messages.signIn401Error', message: 'Unauthorized Login' })
    }
  })

  test('after ten wrong tries even the right password must wait, with Retry-After', async () => {
    const one = await person()
    for (let i = 0; i < 10; i++) expectStatus(await signIn(one.email, `Wrong-Password-${i}`), 400)
    const answer = await signIn(one.email)
    expectStatus(answer, 429)
    expect(Number(answer.headers.get('retry-after'))).toBeGreaterThan(800)
    await product.pass(15 * 60 + 1)
    expectStatus(await signIn(one.email), 200)
  })

  test('the fixed client is required, unknown fields are refused', async () => {
    const one = await person()
    expectStatus(await product.anonymous('POST', '/auth/webLogin', { email: one.email, password: testPassword }), 401)
    const answer = await product.anonymous(
      'POST',
      '/auth/webLogin',
      { email: one.email, password: testPassword, userType: 3 },
      basic,
    )
    expectStatus(answer, 422)
    expect(answer.body.fields).toEqual({ userType: 'errors.unknownField' })
  })
})

describe('the second factor', () => {
  test('an e-mailed code opens the session once, and the audit log names the sign-in', async () => {
    const one = await person()
    const { call, login } = await enter(one.email)
    expectStatus(await call('GET', '/user/permissions'), 200)
    const again = await signIn(one.email)
    expect(again.body.token).not.toBe(login.token)
    const rows = await product.db.select().from(auditEvent).where(eq(auditEvent.refId, one.id))
    expect(rows.map((row) => row.event)).toEqual(['login', 'login'])
  })

  test('a code of another session, a used one and an old one are refused', async () => {
    product.stopClock()
    const one = await person()
    const first = product.withToken((await signIn(one.email)).body.token)
    const second = product.withToken((await signIn(one.email)).body.token)
    await first('GET', '/auth/mfa/requestCode?mfaType=email')
    const code = await codeFor(one.email)
    expectStatus(await second('GET', `/auth/mfa/verify?mfaType=email&authCode=${code}`), 400)
    await product.pass(9 * 60 + 59)
    expectStatus(await first('GET', `/auth/mfa/verify?mfaType=email&authCode=${code}`), 200)
    expectStatus(await first('GET', `/auth/mfa/verify?mfaType=email&authCode=${code}`), 400)
    const third = product.withToken((await signIn(one.email)).body.token)
    await third('GET', '/auth/mfa/requestCode?mfaType=email')
    const late = await codeFor(one.email)
    await product.pass(10 * 60 + 1)
    expectStatus(await third('GET', `/auth/mfa/verify?mfaType=email&authCode=${late}`), 400)
  })

  test('another code may be asked for after 60 seconds', async () => {
    product.stopClock()
    const one = await person()
    const call = product.withToken((await signIn(one.email)).body.token)
    expectStatus(await call('GET', '/auth/mfa/requestCode?mfaType=email'), 200)
    await product.pass(58)
    const early = await call('GET', '/auth/mfa/requestCode?mfaType=email')
    expectStatus(early, 429)
    expect(early.headers.get('retry-after')).toMatch(/^[12]$/)
    await product.pass(3)
    expectStatus(await call('GET', '/auth/mfa/requestCode?mfaType=email'), 200)
  })

  test('200 parallel wrong codes leave at most five counted and none accepted', async () => {
    const one = await person()
    const call = product.withToken((await signIn(one.email)).body.token)
    await call('GET', '/auth/mfa/requestCode?mfaType=email')
    const code = await codeFor(one.email)
    const wrong = code === '000000' ? '111111' : '000000'
    const answers = await Promise.all(
      Array.from({ length: 200 }, () => call('GET', `/auth/mfa/verify?mfaType=email&authCode=${wrong}`)),
    )
    expect(answers.filter((answer) => answer.status === 400).length).toBeLessThanOrEqual(5)
    expect(answers.every((answer) => answer.status === 400 || answer.status === 429)).toBe(true)
    expectStatus(await call('GET', `/auth/mfa/verify?mfaType=email&authCode=${code}`), 429)
    const [method] = await product.db.select().from(userMfa).where(eq(userMfa.userId, one.id))
    expect(method?.attempts).toBe(5)
  })

  test('of twenty at once with the right code, one wins', async () => {
    const one = await person()
    const call = product.withToken((await signIn(one.email)).body.token)
    await call('GET', '/auth/mfa/requestCode?mfaType=email')
    const code = await codeFor(one.email)
    const answers = await Promise.all(
      Array.from({ length: 20 }, () => call('GET', `/auth/mfa/verify?mfaType=email&authCode=${code}`)),
    )
    expect(answers.filter((answer) => answer.status === 200)).toHaveLength(1)
  })

  test('an authenticator app is set up by its first code, and no step counts twice', async () => {
    const one = await person()
    const call = product.withToken((await signIn(one.email)).body.token)
    const start = await call<{ qrCodeDataUri: string }>('GET', '/auth/mfa/authapp/init')
    expect(start.body.qrCodeDataUri).toMatch(/^data:image\/png;base64,/)
    const [kept] = await product.db
      .select({ id: userMfa.id, secret: userMfaSecret.secret })
      .from(userMfa)
      .innerJoin(userMfaSecret, eq(userMfaSecret.userMfaId, userMfa.id))
      .where(eq(userMfa.userId, one.id))
    const secret = Buffer.from(
      unseal(product.deps.env.secretKeys, `user_mfa_secret.secret.${kept?.id}`, kept?.secret ?? ''),
      'base64',
    )
    // the library reads the machine's clock; the product's may be ahead of it
    const code = () => {
      const real = Date.now
      const at = product.now().getTime()
      Date.now = () => at
      try {
        return generateTOTP(secret, 30, 6)
      } finally {
        Date.now = real
      }
    }
    const first = code()
    expectStatus(await call('GET', `/auth/mfa/verify?mfaType=auth_app&authCode=${first}`), 200)
    const again = product.withToken((await signIn(one.email)).body.token)
    expectStatus(await again('GET', `/auth/mfa/verify?mfaType=auth_app&authCode=${first}`), 400)
    expectStatus(await again('GET', '/auth/mfa/authapp/init'), 422)
    await product.pass(60)
    expectStatus(await again('GET', `/auth/mfa/verify?mfaType=auth_app&authCode=${code()}`), 200)
  })
})

describe('the session', () => {
  test('slides for 30 minutes at a time and ends after 12 hours, staff after 8', async () => {
    for (const [given, hours] of [
      [{}, 12],
      [{ userType: 3 }, 8],
    ] as const) {
      const one = await person(given)
      const { call } = await enter(one.email)
      for (let spent = 0; spent < hours * 3600 - 1200; spent += 1200) {
        await product.pass(1200)
        expectStatus(await call('GET', `/user/${one.id}/refresh`), 200)
      }
      await product.pass(1201)
      expectStatus(await call('GET', `/user/${one.id}/refresh`), 401)
    }
  })

  test('without a request it is over after 30 minutes; what a page asks by itself does not keep it alive', async () => {
    const one = await person()
    const { call } = await enter(one.email)
    for (let i = 0; i < 5; i++) {
      await product.pass(350)
      expectStatus(await call('GET', '/user/permissions', undefined, { 'x-background': '1' }), 200)
    }
    await product.pass(60)
    expectStatus(await call('GET', '/user/permissions', undefined, { 'x-background': '1' }), 401)
  })

  test('disabling and demoting act on the next request', async () => {
    const one = await person({ userType: 3, staffRoles: ['csr_super'] })
    const { call } = await enter(one.email)
    await product.db
      .update(user)
      .set({ staffRoles: ['csr'] })
      .where(eq(user.id, one.id))
    expect((await call('GET', '/user/permissions')).body).toMatchObject({ rank: 'csr' })
    await product.db.update(user).set({ enabled: false }).where(eq(user.id, one.id))
    const answer = await call('GET', '/user/permissions')
    expectStatus(answer, 401)
    expect(answer.headers.get('x-session-terminated')).toBe('disabled')
  })

  test('the database holds no token, and signing out ends it', async () => {
    const one = await person()
    const { call, login } = await enter(one.email)
    const rows = await product.db.select().from(userSession).where(eq(userSession.userId, one.id))
    expect(JSON.stringify(rows)).not.toContain(login.token)
    expectStatus(await call('POST', '/auth/logout'), 200)
    expectStatus(await call('GET', '/user/permissions'), 401)
  })

  test('ten parallel refreshes sign no one out, and another person’s refresh does not exist', async () => {
    const one = await person()
    const other = await person()
    const { call } = await enter(one.email)
    const answers = await Promise.all(Array.from({ length: 10 }, () => call('GET', `/user/${one.id}/refresh`)))
    expect(answers.map((answer) => answer.status)).toEqual(Array.from({ length: 10 }, () => 200))
    expectStatus(await call('GET', `/user/${other.id}/refresh`), 404)
  })
})
