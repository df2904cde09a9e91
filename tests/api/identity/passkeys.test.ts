import { eq } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { auditEvent, passkey, signInChallenge, user, userSession } from '#db/schema/all.ts'
import { makeUser } from '#db/seed/factories.ts'
import { hashToken } from '#api/identity/sessions/lucia.ts'
import { passkeyRow, type Passkey, type PasskeyOptions } from '#model/identity/sign-in/passkeys.ts'
import { loginResult, type LoginResult, type MfaState } from '#model/identity/wire.ts'
import { makeAuthenticator, type Behaviour } from '../../support/stand-ins/authenticator.ts'
import { expectStatus, startProduct, testPassword, testPasswordHash, type Caller } from '../../support/product.ts'

const product = await startProduct()
const passwordHash = await testPasswordHash()
const person = (given: Parameters<typeof makeUser>[2] = {}) =>
  makeUser(product.db, product.now(), { passwordHash, ...given })
const here: Behaviour = { origin: 'http://test' }

const client = { Authorization: `Basic ${Buffer.from('web:consilium-web').toString('base64')}` }
const byPassword = (email: string) => ({ email, password: testPassword, deviceId: 'web', deviceToken: '' })
const optionsFor = async (email?: string) =>
  (await product.anonymous<PasskeyOptions>('POST', '/auth/passkey/options', email === undefined ? {} : { email })).body
/** Adds a passkey to the account behind the caller. */
async function add(call: Caller, name = 'My laptop', authenticator = makeAuthenticator()) {
  const { body } = await call<PasskeyOptions>('POST', '/auth/passkey/register/options')
  const answer = await call<Passkey>('POST', '/auth/passkey/register/verify', {
    challengeId: body.challengeId,
    name,
    credential: authenticator.create(body.publicKey, here),
  })
  expectStatus(answer, 200)
  return { authenticator, passkey: answer.body }
}
async function withPasskey(given: Parameters<typeof makeUser>[2] = {}) {
  const one = await person(given)
  return { one, ...(await add(await product.as(one.id))) }
}
/** Signs in with it; `how` makes it lie. */
async function signIn(
  authenticator: ReturnType<typeof makeAuthenticator>,
  how: Partial<Behaviour> = {},
  options?: PasskeyOptions,
) {
  const asked = options ?? (await optionsFor())
  return product.anonymous<LoginResult>('POST', '/auth/passkey/verify', {
    challengeId: asked.challengeId,
    credential: authenticator.get(asked.publicKey, { ...here, ...how }),
  })
}
function expectRefused(answer: Awaited<ReturnType<typeof signIn>>) {
  expectStatus(answer, 400)
  expect({ ...answer.body, requestId: '' }).toEqual({
    errorKey: 'messages.passkeyFailed',
    message: 'Sign-in with the passkey did not work. Try again or use your password.',
    requestId: '',
  })
}

describe('adding', () => {
  test('a passkey is discoverable, verified, kept, audited, and its owner is told by mail', async () => {
    const one = await person()
    const call = await product.as(one.id)
    const { body } = await call<PasskeyOptions>('POST', '/auth/passkey/register/options')
    expect(body.publicKey).toMatchObject({
      rp: { id: 'test', name: 'Consilium' },
      user: { name: one.email },
      attestation: 'none',
      authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
    })
    const { passkey: added } = await add(call)
    expect(() => passkeyRow.parse(added)).not.toThrow()
    expect(added).toMatchObject({ name: 'My laptop', lastUsedAt: null, version: 1 })
    expect((await call('GET', '/auth/passkey/list')).body).toEqual({ data: [added], total: 1, page: 1, pageSize: 10 })
    const audit = await product.db.select().from(auditEvent).where(eq(auditEvent.refId, added.id))
    expect(audit).toMatchObject([{ event: 'create', refTable: 'passkey', userId: one.id, text: 'My laptop' }])
    expect(await product.lastMessage(one.email)).toMatchObject({ subject: 'A passkey was added to your account' })
  })

  test('the same device is excluded, and refused when it answers all the same', async () => {
    const { one, authenticator } = await withPasskey()
    const call = await product.as(one.id)
    const { body } = await call<PasskeyOptions>('POST', '/auth/passkey/register/options')
    expect(body.publicKey.excludeCredentials).toMatchObject([{ id: authenticator.credentialId }])
    const again = await call('POST', '/auth/passkey/register/verify', {
      challengeId: body.challengeId,
      name: 'Again',
      credential: authenticator.create(body.publicKey, here),
    })
    expectStatus(again, 409)
    expect(again.body.errorKey).toBe('record.duplicate')
  })

  test.each([
    ['made for another site', { origin: 'https://evil.test' }],
    ['made for another name', { ...here, rpId: 'evil.test' }],
    ['made without asking for a person', { ...here, verified: false }],
  ])('one %s is refused', async (_, behaviour) => {
    const call = await product.as((await person()).id)
    const { body } = await call<PasskeyOptions>('POST', '/auth/passkey/register/options')
    const answer = await call('POST', '/auth/passkey/register/verify', {
      challengeId: body.challengeId,
      name: 'x',
      credential: makeAuthenticator().create(body.publicKey, behaviour),
    })
    expectStatus(answer, 400)
    expect(answer.body.errorKey).toBe('passkey.notAdded')
    expect((await call('GET', '/auth/passkey/list')).body.total).toBe(0)
  })

  test('a challenge is its owner’s, works once, and not after five minutes', async () => {
    const [mine, theirs] = [await product.as((await person()).id), await product.as((await person()).id)]
    const ask = async () => (await mine<PasskeyOptions>('POST', '/auth/passkey/register/options')).body
    const answerWith = (call: Caller, options: PasskeyOptions) =>
      call('POST', '/auth/passkey/register/verify', {
        challengeId: options.challengeId,
        name: 'x',
        credential: makeAuthenticator().create(options.publicKey, here),
      })
    const first = await ask()
    expectStatus(await answerWith(theirs, first), 400)
    expectStatus(await answerWith(mine, first), 400)
    const second = await ask()
    expectStatus(await answerWith(mine, second), 200)
    expectStatus(await answerWith(mine, second), 400)
    const third = await ask()
    await product.pass(299)
    expectStatus(await answerWith(mine, third), 200)
    const fourth = await ask()
    await product.pass(301)
    expectStatus(await answerWith(mine, fourth), 400)
  })

  test('needs the full sign-in, and is not for those who act for another person', async () => {
    const staff = await person({ userType: 3, staffRoles: ['loginas'] })
    const one = await person()
    const token = 'acting-token'
    const far = new Date(product.now().getTime() + 3_600_000)
    await product.as(staff.id)
    const [staffSession] = await product.db.select().from(userSession).where(eq(userSession.userId, staff.id))
    await product.db.insert(userSession).values({
      hash: hashToken(token),
      userId: one.id,
      authUserId: staff.id,
      authSessionHash: staffSession?.hash,
      mfaValidated: true,
      createdAt: product.now(),
      lastSeenAt: product.now(),
      expiresAt: far,
      absoluteExpiresAt: far,
    })
    const { passkey: kept } = await add(await product.as(one.id))
    const acting = product.withToken(token)
    for (const [method, path, body] of [
      ['POST', '/auth/passkey/register/options'],
      ['PUT', `/auth/passkey/${kept.id}`, { name: 'x', version: 1 }],
      ['DELETE', `/auth/passkey/${kept.id}`],
    ] as const) {
      const answer = await acting(method, path, body)
      expectStatus(answer, 403)
      expect(answer.body.rule).toBe('rules.acting')
    }
    await product.db.insert(userSession).values({
      hash: hashToken('half-token'),
      userId: one.id,
      mfaValidated: false,
      createdAt: product.now(),
      lastSeenAt: product.now(),
      expiresAt: far,
      absoluteExpiresAt: far,
    })
    expect((await product.withToken('half-token')('POST', '/auth/passkey/register/options')).body.errorKey).toBe(
      'auth.mfa.required',
    )
  })
})

describe('signing in', () => {
  test('opens the session fully: no code follows, and no method is named', async () => {
    const { one, authenticator, passkey: kept } = await withPasskey()
    const answer = await signIn(authenticator)
    expectStatus(answer, 200)
    expect(() => loginResult.parse(answer.body)).not.toThrow()
    expect(answer.body).toMatchObject({ user: { id: one.id }, mfaValidated: true, mfaUsed: null })
    expectStatus(await product.withToken(answer.body.token)('GET', '/user/permissions'), 200)
    expect(
      (await product.withToken(answer.body.token)<{ data: Passkey[] }>('GET', '/auth/passkey/list')).body.data[0]
        ?.lastUsedAt,
    ).toBeTruthy()
    const logins = await product.db.select().from(auditEvent).where(eq(auditEvent.refId, one.id))
    expect(logins.map(({ event, text }) => `${event}${text}`)).toEqual(['login (passkey)'])
    expect(JSON.stringify(await product.db.select().from(passkey).where(eq(passkey.id, kept.id)))).not.toContain(
      answer.body.token,
    )
  })

  test('the challenge names no one: the answer is the same for every address', async () => {
    const { one } = await withPasskey()
    const shape = ({ publicKey }: PasskeyOptions) => ({ ...publicKey, challenge: '' })
    const answers = [await optionsFor(), await optionsFor(one.email), await optionsFor('nobody@example.test')].map(
      shape,
    )
    expect(answers[0]).toMatchObject({ rpId: 'test', userVerification: 'required', allowCredentials: [] })
    expect(answers[1]).toEqual(answers[0])
    expect(answers[2]).toEqual(answers[0])
  })

  test('with an e-mail only a passkey of that account signs in', async () => {
    const { one, authenticator } = await withPasskey()
    expectStatus(await signIn(authenticator, {}, await optionsFor(one.email.toUpperCase())), 200)
    expectRefused(await signIn(authenticator, {}, await optionsFor('somebody@example.test')))
  })

  test.each<[string, Partial<Behaviour>]>([
    ['on another site', { origin: 'https://evil.test' }],
    ['for another name', { rpId: 'evil.test' }],
    ['without a person', { verified: false }],
    ['for another account', { userHandle: Buffer.from('somebody else').toString('base64url') }],
  ])('an answer given %s is refused', async (_, how) => {
    expectRefused(await signIn((await withPasskey()).authenticator, how))
  })

  test('an unknown passkey, a changed signature and another challenge are refused', async () => {
    const { authenticator } = await withPasskey()
    const stranger = makeAuthenticator()
    expectRefused(await signIn(stranger))
    const asked = await optionsFor()
    const credential = authenticator.get(asked.publicKey, here)
    const broken = stranger.get(asked.publicKey, here).response.signature
    expectRefused(
      await product.anonymous('POST', '/auth/passkey/verify', {
        challengeId: asked.challengeId,
        credential: { ...credential, response: { ...credential.response, signature: broken } },
      }),
    )
    const [one, other] = [await optionsFor(), await optionsFor()]
    expectRefused(
      await product.anonymous('POST', '/auth/passkey/verify', {
        challengeId: one.challengeId,
        credential: authenticator.get(other.publicKey, here),
      }),
    )
  })

  test('an answer works once: of twenty at the same time one wins', async () => {
    const { authenticator } = await withPasskey()
    const asked = await optionsFor()
    const body = { challengeId: asked.challengeId, credential: authenticator.get(asked.publicKey, here) }
    const answers = await Promise.all(
      Array.from({ length: 20 }, () => product.anonymous('POST', '/auth/passkey/verify', body)),
    )
    expect(answers.map(({ status }) => status).sort()).toEqual([200, ...Array.from({ length: 19 }, () => 400)])
  })

  test('a challenge lives 4:59, not 5:01, and is cleared away', async () => {
    const { authenticator } = await withPasskey()
    const early = await optionsFor()
    await product.pass(299)
    expectStatus(await signIn(authenticator, {}, early), 200)
    const late = await optionsFor()
    await product.pass(301)
    expectRefused(await signIn(authenticator, {}, late))
    expect(await product.db.select().from(signInChallenge)).toEqual([])
  })

  test('hundreds who sign in from one address keep no one there from a challenge; challenges that come to nothing do', async () => {
    const { one, authenticator } = await withPasskey()
    product.clock.advance(16 * 60)
    for (let i = 0; i < 305; i++) expectStatus(await signIn(authenticator), 200)
    // the sign-in page asks for one before anybody has chosen how to sign in
    for (let i = 0; i < 5; i++) {
      await optionsFor()
      expectStatus(await product.anonymous('POST', '/auth/webLogin', byPassword(one.email), client), 200)
    }
    const asked = () => product.anonymous('POST', '/auth/passkey/options', {})
    for (let i = 0; i < 300; i++) expectStatus(await asked(), 200)
    expectStatus(await asked(), 429)
    product.clock.advance(16 * 60)
  })

  test('a counter that does not go up is a copy’s', async () => {
    const { authenticator } = await withPasskey()
    expectStatus(await signIn(authenticator, { counter: 7 }), 200)
    expectRefused(await signIn(authenticator, { counter: 7 }))
    expectRefused(await signIn(authenticator, { counter: 3 }))
    expectStatus(await signIn(authenticator, { counter: 8 }), 200)
  })

  test('devices that do not count are fine', async () => {
    const { authenticator } = await withPasskey()
    for (let i = 0; i < 3; i++) expectStatus(await signIn(authenticator, { counter: 0 }), 200)
  })

  test('of two answers with the same count one wins', async () => {
    const { authenticator } = await withPasskey()
    const answers = await Promise.all(Array.from({ length: 6 }, () => signIn(authenticator, { counter: 9 })))
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
  })

  test('closed accounts and guests hear what they hear after the right password', async () => {
    const { one, authenticator } = await withPasskey()
    for (const change of [{ enabled: false }, { enabled: true, userType: 4 }]) {
      await product.db.update(user).set(change).where(eq(user.id, one.id))
      const answer = await signIn(authenticator)
      expectStatus(answer, 401)
      expect(answer.body).toMatchObject({ errorKey: 'messages.signIn401Error' })
    }
  })

  test('anyone who must choose a new password must do so first', async () => {
    const { one, authenticator } = await withPasskey()
    await product.db.update(user).set({ mustChangePassword: true }).where(eq(user.id, one.id))
    const { body } = await signIn(authenticator)
    expect((await product.withToken(body.token)('GET', '/auth/passkey/list')).body.errorKey).toBe(
      'auth.password.change.required',
    )
  })
})

describe('staff', () => {
  const csr = async () => product.as((await person({ userType: 3, staffRoles: ['csr'] })).id)
  const keysOf = async (call: Caller, id: string) =>
    (await call<{ passkeys: { id: string }[] }>('GET', `/server/user/${id}/mfa`)).body.passkeys
  const versionOf = async (id: string) =>
    (await product.db.select({ version: user.version }).from(user).where(eq(user.id, id)))[0]?.version

  test('see and remove a lost passkey: address and reason, sessions end, the owner is told, a code comes next', async () => {
    const { one, authenticator, passkey: kept } = await withPasskey()
    const { authenticator: other } = await add(await product.as(one.id), 'Telephone')
    const entered = await signIn(authenticator)
    expectStatus(entered, 200)
    const staff = await csr()
    expect(await keysOf(staff, one.id)).toMatchObject([
      { id: kept.id, name: 'My laptop', createdAt: kept.createdAt, lastUsedAt: expect.any(String) as string },
      { name: 'Telephone', lastUsedAt: null },
    ])
    const remove = (body: object, id = one.id) => staff('DELETE', `/server/user/${id}/passkey/${kept.id}`, body)
    const said = { email: one.email, reason: 'Laptop was stolen' }
    expect((await remove({ ...said, email: 'else@example.test' })).body.fields).toEqual({ email: 'errors.emailOther' })
    expect((await remove({ ...said, reason: ' ' })).body.fields).toEqual({ reason: 'errors.required' })
    const stranger = await person()
    expectStatus(await remove({ ...said, email: stranger.email }, stranger.id), 404)
    expect(await keysOf(staff, one.id)).toHaveLength(2)

    expectStatus(await remove(said), 200)
    expectRefused(await signIn(authenticator))
    expectStatus(await product.withToken(entered.body.token)('GET', '/user/permissions'), 401)
    expect(await keysOf(staff, one.id)).toMatchObject([{ name: 'Telephone' }])
    const mail = await product.lastMessage(one.email)
    expect(mail?.subject).toBe('A passkey was removed from your account')
    expect(mail?.text).toContain('Our team removed the passkey “My laptop”')
    const audit = await product.db.select().from(auditEvent).where(eq(auditEvent.refId, kept.id))
    expect(audit.map(({ event, text }) => [event, text])).toContainEqual(['delete', 'My laptop: Laptop was stolen'])
    expectStatus(await signIn(other), 200)
    // the password alone sets up no app, and no code by e-mail has been used
    const half = await product.anonymous<LoginResult>('POST', '/auth/webLogin', byPassword(one.email), client)
    expectStatus(await product.withToken(half.body.token)('GET', '/auth/mfa/authapp/init'), 403)
    expect((await staff<MfaState>('GET', `/server/user/${one.id}/mfa`)).body.methods).toMatchObject([
      { mfaType: 'email', lastUsedAt: null },
    ])
    expectStatus(await remove(said), 404)
  })

  test('are refused beyond their reach, and who may only look removes none', async () => {
    const { one: boss, passkey: kept } = await withPasskey({ userType: 3, staffRoles: ['csr_super'] })
    const path = `/server/user/${boss.id}/passkey/${kept.id}`
    const said = { email: boss.email, reason: 'lost' }
    expect((await (await csr())('DELETE', path, said)).body.rule).toBe('rules.staffUsers')
    const viewer = await product.as((await person({ userType: 3, allowedCSRView: true })).id)
    expect((await viewer('DELETE', path, said)).body.rule).toBe('rules.viewOnly')
    expectStatus(await (await product.as((await person()).id))('DELETE', path, said), 403)
    expect(await product.db.$count(passkey, eq(passkey.id, kept.id))).toBe(1)
  })

  test.each([
    ['reset the password', async (call: Caller, id: string) => call('POST', `/server/user/${id}/password/reset`)],
    [
      'change the e-mail address',
      async (call: Caller, id: string) =>
        call('PUT', `/server/user/${id}/email`, {
          email: `new-${id}@example.test`,
          version: await versionOf(id),
          reason: 'Asked for it',
        }),
    ],
    [
      'close the account',
      async (call: Caller, id: string) =>
        call('POST', `/server/user/${id}/disable`, { version: await versionOf(id), reason: 'Stolen' }),
    ],
    [
      'open an account again that was closed before',
      async (call: Caller, id: string) => {
        await product.db.update(user).set({ enabled: false }).where(eq(user.id, id))
        return call('POST', `/server/user/${id}/enable`, { version: await versionOf(id) })
      },
    ],
  ])('who %s take all passkeys away and end the sessions', async (act, doIt) => {
    const { one, authenticator } = await withPasskey()
    const entered = await signIn(authenticator)
    const staff = await product.as((await person({ userType: 3, staffRoles: ['csr_admin'] })).id)
    expectStatus(await doIt(staff, one.id), 200)
    expect(await keysOf(staff, one.id)).toEqual([])
    expectStatus(await product.withToken(entered.body.token)('GET', '/user/permissions'), 401)
    await product.db.update(user).set({ enabled: true, mustChangePassword: false }).where(eq(user.id, one.id))
    expectRefused(await signIn(authenticator))
    if (act !== 'close the account') {
      const [now] = await product.db.select({ email: user.email }).from(user).where(eq(user.id, one.id))
      expect((await product.lastMessage(now?.email ?? ''))?.text).toMatch(/passkeys.* add them again/)
    }
  })
})

test('a forgotten password keeps passkeys, and the mail about the new one says so', async () => {
  const { one, authenticator } = await withPasskey()
  await product.anonymous('POST', '/auth/forgotPassword', { email: one.email })
  const told = async () => (await product.lastMessage(one.email))?.text ?? ''
  await expect.poll(told).toMatch(/\/resetpass\//)
  const [, id, token] = /\/resetpass\/([\w-]+)\/([\w-]+)$/m.exec(await told()) ?? []
  expectStatus(await product.anonymous('PUT', `/auth/resetpass/${id}/${token}`, { password: 'Quiet-Harbour-93' }), 200)
  expect(await told()).toContain('1 passkey can still sign in to your account.')
  expectStatus(await signIn(authenticator), 200)
})

describe('the list', () => {
  test('renames by version, and another person’s passkey is not there', async () => {
    const { one, passkey: kept } = await withPasskey()
    const call = await product.as(one.id)
    const renamed = await call<Passkey>('PUT', `/auth/passkey/${kept.id}`, { name: 'Work laptop', version: 1 })
    expectStatus(renamed, 200)
    expect(renamed.body).toMatchObject({ name: 'Work laptop', version: 2 })
    const stale = await call('PUT', `/auth/passkey/${kept.id}`, { name: 'Mine', version: 1 })
    expectStatus(stale, 409)
    expect(stale.body.current).toMatchObject({ name: 'Work laptop', version: 2 })
    const stranger = await product.as((await person()).id)
    expectStatus(await stranger('PUT', `/auth/passkey/${kept.id}`, { name: 'x', version: 2 }), 404)
    expectStatus(await stranger('DELETE', `/auth/passkey/${kept.id}`), 404)
    expectStatus(await call('PUT', `/auth/passkey/${kept.id}`, { name: '  ', version: 2 }), 422)
  })

  test('what is removed signs in no more, ends the other sessions, is audited and told', async () => {
    const { one, authenticator, passkey: kept } = await withPasskey()
    const elsewhere = product.withToken((await signIn(authenticator)).body.token)
    const call = await product.as(one.id)
    expectStatus(await call('DELETE', `/auth/passkey/${kept.id}`), 200)
    expectStatus(await elsewhere('GET', '/user/permissions'), 401)
    expectStatus(await call('GET', '/user/permissions'), 200)
    expectRefused(await signIn(authenticator))
    expect(
      (await product.db.select().from(auditEvent).where(eq(auditEvent.refId, kept.id))).map(({ event }) => event),
    ).toEqual(['create', 'delete'])
    expect(await product.lastMessage(one.email)).toMatchObject({ subject: 'A passkey was removed from your account' })
  })
})
