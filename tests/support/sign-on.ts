/** A product whose staff sign in through a real provider, and the steps on the way. */
import { createHash, randomBytes } from 'node:crypto'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, afterEach, expect } from 'vitest'
import { makeUser } from '#db/seed/factories.ts'
import type { SignOnStarted } from '#model/identity/sign-in/single-sign-on.ts'
import type { LoginResult } from '#model/identity/wire.ts'
import { startOpenIdProvider, type Somebody } from './stand-ins/openid-provider.ts'
import { expectStatus, startProduct, testPasswordHash, type Answer } from './product.ts'

export const redirectUri = 'http://test/csr/callback'
export const client = { clientId: 'consilium', clientSecret: 'a secret of thirty-two characters' }
export const basic = { Authorization: `Basic ${Buffer.from('web:consilium-web').toString('base64')}` }
let counter = 0

/** Providers: `corp` and `second` are one, with a client each; `down` is not there; `slow` takes requests and never answers. */
export async function startSignOnWorld() {
  const second = { clientId: 'second', clientSecret: 'another secret' }
  const provider = await startOpenIdProvider([
    { ...client, redirectUri },
    { ...second, redirectUri },
  ])
  const silent = createServer(() => undefined)
  await new Promise<void>((resolve) => silent.listen(0, '127.0.0.1', resolve))
  const settings = [
    { key: 'corp', name: 'Corporate', issuer: provider.issuer, ...client },
    { key: 'second', name: 'Second', issuer: provider.issuer, ...second },
    { key: 'down', name: 'Down', issuer: 'http://127.0.0.1:1', ...client },
    { key: 'slow', name: 'Slow', issuer: `http://127.0.0.1:${(silent.address() as AddressInfo).port}`, ...client },
  ]
  const product = await startProduct({ env: { OIDC_PROVIDERS: JSON.stringify(settings) } })
  const passwordHash = await testPasswordHash()
  afterEach(() => {
    Object.assign(provider, { spoil: undefined, delay: 0 })
    product.clock.offset = 0
  })
  afterAll(async () => {
    silent.closeAllConnections()
    silent.close()
    await provider.close()
  })

  const exchange = (body: object, key = 'corp') =>
    product.anonymous<{ idToken: string }>('POST', `/auth/oauth/${key}/exchange`, body)
  const login = (token: string, providerKey = 'corp') =>
    product.anonymous<LoginResult>(
      'POST',
      '/auth/webLogin',
      { providerKey, idToken: token, deviceId: 'web', deviceToken: '' },
      basic,
    )
  async function start(key = 'corp', more: { fresh?: boolean } = {}) {
    const codeVerifier = randomBytes(32).toString('base64url')
    const codeChallenge = createHash('sha256').update(codeVerifier).digest('base64url')
    const answer = await product.anonymous<SignOnStarted>('POST', `/auth/oauth/${key}/start`, {
      codeChallenge,
      redirectUri,
      ...more,
    })
    return { ...answer, codeVerifier }
  }
  /** As far as the code that the popup brings back. */
  async function begin(key = 'corp', more: { fresh?: boolean } = {}) {
    const begun = await start(key, more)
    expectStatus(begun, 200)
    const landed = await provider.visit(begun.body.authorizationUrl)
    expect(landed.searchParams.get('state')).toBe(begun.body.state)
    return {
      code: landed.searchParams.get('code') ?? '',
      iss: landed.searchParams.get('iss') ?? '',
      state: begun.body.state,
      codeVerifier: begun.codeVerifier,
    }
  }
  async function idToken(key = 'corp') {
    const answer = await exchange(await begin(key), key)
    expectStatus(answer, 200)
    return answer.body.idToken
  }
  return {
    product,
    provider,
    settings,
    passwordHash,
    start,
    begin,
    exchange,
    idToken,
    login,
    signIn: async () => login(await idToken()),
    /** A member of staff, who signs in at the provider from now on. */
    async staff(given: Parameters<typeof makeUser>[2] = {}, says: Partial<Somebody> = {}) {
      const row = await makeUser(product.db, product.now(), {
        userType: 3,
        staffRoles: ['csr'],
        passwordHash,
        ...given,
      })
      provider.somebody = { sub: `subject-${++counter}`, email: row.email, email_verified: true, ...says }
      return row
    },
  }
}

export function expectFailed(answer: Answer<unknown>) {
  expectStatus(answer, 400)
  expect(answer.body).toMatchObject({ errorKey: 'auth.oauth.failed' })
}
export function expectUnauthorized(answer: Answer<unknown>) {
  expectStatus(answer, 401)
  expect(answer.body).toMatchObject({ errorKey: 'messages.signIn401Error', message: 'Unauthorized Login' })
}
