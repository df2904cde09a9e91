import type { JWTPayload } from 'jose'
import { eq } from 'drizzle-orm'
import { randomBytes } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import { auditEvent, identityLink, signInChallenge, user } from '#db/schema/all.ts'
import { makeUser } from '#db/seed/factories.ts'
import { loginResult } from '#model/identity/wire.ts'
import type { Somebody } from '../../support/stand-ins/openid-provider.ts'
import { expectStatus, testPassword, type Answer } from '../../support/product.ts'
import { basic, expectFailed, expectUnauthorized, redirectUri, startSignOnWorld } from '../../support/sign-on.ts'

const { product, provider, settings, passwordHash, staff, start, begin, exchange, idToken, login, signIn } =
  await startSignOnWorld()

describe('signing in', () => {
  test('leads through the provider into the staff account, ties it to the subject, and tells its owner', async () => {
    const one = await staff()
    expect((await product.anonymous('GET', '/auth/oauthApps')).body).toEqual({
      data: settings.map(({ key, name }) => ({ key, name })),
    })
    const answer = await signIn()
    expectStatus(answer, 200)
    expect(() => loginResult.parse(answer.body)).not.toThrow()
    expect(answer.body).toMatchObject({ user: { id: one.id }, mfaUsed: null })
    expect(await product.db.select().from(identityLink).where(eq(identityLink.userId, one.id))).toMatchObject([
      { providerKey: 'corp', subject: provider.somebody.sub },
    ])
    const audit = await product.db.select().from(auditEvent).where(eq(auditEvent.userId, one.id))
    expect(audit.map(({ event, refTable }) => `${event} ${refTable}`)).toEqual(['create identity_link', 'login user'])
    expect(await product.lastMessage(one.email)).toMatchObject({
      subject: 'Your account now signs in through Corporate',
    })
  })

  test('asks the provider by code flow with PKCE, state and nonce', async () => {
    const { body } = await start()
    const asked = Object.fromEntries(new URL(body.authorizationUrl).searchParams)
    expect(asked).toMatchObject({
      response_type: 'code',
      client_id: 'consilium',
      redirect_uri: redirectUri,
      code_challenge_method: 'S256',
      state: body.state,
      scope: 'openid email profile',
    })
    expect(asked.nonce).toMatch(/^[\w-]{43}$/)
    expect(asked.prompt, 'nobody is asked twice for no reason').toBeUndefined()
    expect(JSON.stringify(await product.db.select().from(signInChallenge))).not.toContain(body.state)
  })

  test('a fresh proof is asked for where the page wants one, and what comes back signs in', async () => {
    await staff()
    const { body } = await start('corp', { fresh: true })
    const asked = Object.fromEntries(new URL(body.authorizationUrl).searchParams)
    expect(asked).toMatchObject({ prompt: 'login', max_age: '0' })
    const answer = await exchange(await begin('corp', { fresh: true }))
    expectStatus(answer, 200)
    expectStatus(await login(answer.body.idToken), 200)
  })

  test.each<[string, (claims: JWTPayload) => JWTPayload, number]>([
    ['remembers someone and does not ask again', (claims) => ({ ...claims, auth_time: Number(claims.iat) - 600 }), 400],
    ['does not say when it asked', ({ auth_time: _, ...claims }) => claims, 200],
    ['has a clock that is a little slow', (claims) => ({ ...claims, auth_time: Number(claims.iat) - 15 }), 200],
  ])('where a fresh proof was asked for, a provider that %s', async (_, says, status) => {
    await staff()
    provider.spoil = (claims) => provider.sign(says(claims))
    const answer = await exchange(await begin('corp', { fresh: true }))
    expectStatus(answer, status)
    if (status === 400) expect(answer.body).toMatchObject({ errorKey: 'auth.oauth.notFresh' })
    // who did not ask for one signs in as before
    expectStatus(await login(await idToken()), 200)
  })

  test.each<[string, Partial<Somebody>, boolean]>([
    ['asked for several factors', { amr: ['pwd', 'mfa'] }, true],
    ['names a context of several factors', { acr: 'phr' }, true],
    ['asked for a password only', { amr: ['pwd'] }, false],
    ['says nothing', {}, false],
  ])('a provider that %s', async (_, says, complete) => {
    await staff({}, says)
    const { body } = await signIn()
    expect(body.mfaValidated).toBe(complete)
    expect((await product.withToken(body.token)('GET', '/user/permissions')).status).toBe(complete ? 200 : 403)
  })

  test('the subject counts from then on, whatever e-mail the provider names', async () => {
    const one = await staff()
    expectStatus(await signIn(), 200)
    provider.somebody = { sub: provider.somebody.sub, email: 'married@example.test', email_verified: true }
    expect((await signIn()).body).toMatchObject({ user: { id: one.id } })
    // the address goes to a new colleague: not the account
    provider.somebody = { sub: 'somebody-new', email: one.email, email_verified: true }
    expectUnauthorized(await signIn())
  })

  test('the first time twice at once ties one account once', async () => {
    const one = await staff()
    const tokens = [await idToken(), await idToken(), await idToken()]
    const answers = await Promise.all(tokens.map((token) => login(token)))
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200])
    expect(await product.db.select().from(identityLink).where(eq(identityLink.userId, one.id))).toHaveLength(1)
  })
})

describe('people who are not let in, all with the same words', () => {
  test.each<[string, Parameters<typeof makeUser>[2], Partial<Somebody>]>([
    ['without an account', {}, { email: 'nobody@example.test' }],
    ['whose e-mail the provider has not verified', {}, { email_verified: false }],
    ['of whom it says no e-mail', {}, { email: undefined as never, email_verified: undefined as never }],
    ['with a client’s account', { userType: 1, staffRoles: [] }, {}],
    ['with an expert’s account', { userType: 2, staffRoles: [] }, {}],
    ['with a disabled account', { enabled: false }, {}],
  ])('somebody %s', async (_, given, says) => {
    const one = await staff(given, says)
    expectUnauthorized(await signIn())
    expect(await product.db.select().from(identityLink).where(eq(identityLink.userId, one.id))).toEqual([])
  })

  test('staff who were disabled or are no staff any more', async () => {
    const one = await staff()
    expectStatus(await signIn(), 200)
    for (const change of [{ enabled: false }, { enabled: true, userType: 1 }]) {
      await product.db.update(user).set(change).where(eq(user.id, one.id))
      expectUnauthorized(await signIn())
    }
  })
})

describe('codes and states', () => {
  test('a state works once, in its own browser, at its own provider, for five minutes', async () => {
    await staff()
    const used = await begin()
    expectStatus(await exchange(used), 200)
    expectFailed(await exchange(used))
    const stolen = await begin()
    expectFailed(await exchange({ ...stolen, codeVerifier: randomBytes(32).toString('base64url') }))
    expectFailed(await exchange(stolen))
    expectFailed(await exchange(await begin(), 'second'))
    const [mine, theirs] = [await begin(), await begin()]
    expectFailed(await exchange({ ...mine, state: theirs.state }))
    expectFailed(await exchange({ ...(await begin()), state: 'unknown' }))
    const late = await begin()
    await product.pass(301)
    expectFailed(await exchange(late))
  })

  test('a wrong code and an answer of another issuer are refused', async () => {
    await staff()
    expectFailed(await exchange({ ...(await begin()), code: 'wrong' }))
    expectFailed(await exchange({ ...(await begin()), iss: 'https://evil.test' }))
    expectFailed(await exchange({ ...(await begin()), iss: undefined }))
  })

  test('the provider sends back to our own page only', async () => {
    for (const elsewhere of [
      'https://evil.test/csr/callback',
      'http://test/csr/callback/../x',
      'http://test.evil.test/csr/callback',
      'http://test/',
    ]) {
      const answer = await product.anonymous('POST', '/auth/oauth/corp/start', {
        codeChallenge: 'x'.repeat(43),
        redirectUri: elsewhere,
      })
      expectStatus(answer, 422)
      expect(answer.body.fields).toEqual({ redirectUri: 'errors.invalidValue' })
    }
    expectStatus(
      await product.anonymous('POST', '/auth/oauth/nobody/start', { codeChallenge: 'x'.repeat(43), redirectUri }),
      404,
    )
  })
})

describe('a provider that does not answer', () => {
  const within = async <T>(work: Promise<T>) => {
    const begun = performance.now()
    const answer = await work
    expect(performance.now() - begun).toBeLessThan(5000)
    return answer
  }
  const expectUnavailable = (answer: Answer<unknown>) => {
    expectStatus(answer, 503)
    expect(answer.body).toMatchObject({ errorKey: 'auth.oauth.unavailable' })
    expect(answer.headers.get('retry-after')).toBeTruthy()
  }

  test('is named as such within five seconds', async () => {
    expectUnavailable(await within(start('down')))
    expectUnavailable(await within(start('slow')))
  })

  test('also when it falls silent in the middle, and works again afterwards', async () => {
    await staff()
    const begun = await begin()
    provider.delay = 8000
    expectUnavailable(await within(exchange(begun)))
    provider.delay = 0
    expectStatus(await signIn(), 200)
  })
})

test('where staff must sign in through the provider, their password says so; others are not asked', async () => {
  const one = await staff()
  const member = await makeUser(product.db, product.now(), { passwordHash })
  const [corp] = product.deps.env.OIDC_PROVIDERS
  const byPassword = (email: string, password = testPassword) =>
    product.anonymous('POST', '/auth/webLogin', { email, password }, basic)
  expectStatus(await byPassword(one.email), 200)
  if (corp) corp.required = true
  const answer = await byPassword(one.email)
  expectStatus(answer, 403)
  expect(answer.body).toMatchObject({ errorKey: 'auth.oauth.required', message: 'Please Authenticate' })
  // anyone who does not know the password learns nothing of it
  expectStatus(await byPassword(one.email, 'Wrong-Password-1'), 400)
  expectStatus(await byPassword(member.email), 200)
  expectStatus(await signIn(), 200)
  if (corp) corp.required = false
})
