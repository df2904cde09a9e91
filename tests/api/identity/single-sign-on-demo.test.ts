import { createHash, randomBytes } from 'node:crypto'
import { expect, test } from 'vitest'
import { makeUser } from '#db/seed/factories.ts'
import type { SignOnStarted } from '#model/identity/sign-in/single-sign-on.ts'
import type { LoginResult } from '#model/identity/wire.ts'
import { readEnv, SettingError } from '#api/env.ts'
import { expectStatus, startProduct, testPassword, testPasswordHash } from '../../support/product.ts'
import { basic, redirectUri } from '../../support/sign-on.ts'

const product = await startProduct()
const passwordHash = await testPasswordHash()
const production = {
  APP_ENV: 'production',
  SECRET_KEY: randomBytes(32).toString('base64'),
  PUBLIC_URL: 'https://panel.example.org',
  LOG_LEVEL: 'silent',
}

/** One browser window: follows the directory's pages with their cookies. */
function popup() {
  const cookies = new Map<string, string>()
  async function ask(
    url: string,
    form?: Record<string, string>,
  ): Promise<{ url: string; status: number; text: string; headers: Headers }> {
    if (url.startsWith(redirectUri)) return { url, status: 200, text: '', headers: new Headers() }
    const page = await product.fetch(
      new Request(url, {
        method: form ? 'POST' : 'GET',
        headers: {
          cookie: [...cookies].map((pair) => pair.join('=')).join('; '),
          ...(form && { 'content-type': 'application/x-www-form-urlencoded' }),
        },
        ...(form && { body: new URLSearchParams(form).toString() }),
      }),
    )
    for (const cookie of page.headers.getSetCookie()) {
      const [name = '', value = ''] = (cookie.split(';')[0] ?? '').split(/=(.*)/)
      cookies.set(name, value)
    }
    const next = page.headers.get('location')
    return next
      ? ask(new URL(next, url).href)
      : { url, status: page.status, text: await page.text(), headers: page.headers }
  }
  return ask
}
async function open(browse = popup(), more: { fresh?: boolean } = {}) {
  const codeVerifier = randomBytes(32).toString('base64url')
  const codeChallenge = createHash('sha256').update(codeVerifier).digest('base64url')
  const begun = await product.anonymous<SignOnStarted>('POST', '/auth/oauth/demo/start', {
    codeChallenge,
    redirectUri,
    ...more,
  })
  expectStatus(begun, 200)
  return { browse, codeVerifier, form: await browse(begun.body.authorizationUrl) }
}

test('staff of the demo sign in at the directory that the house brings along', async () => {
  const one = await makeUser(product.db, product.now(), { userType: 3, staffRoles: ['csr'], passwordHash })
  expect((await product.anonymous('GET', '/auth/oauthApps')).body).toEqual({
    data: [{ key: 'demo', name: 'Demo Staff Directory' }],
  })
  const { browse, codeVerifier, form } = await open()
  expect(form).toMatchObject({ status: 200, text: expect.stringContaining('Demo Staff Directory') as string })
  expect(form.headers.get('content-security-policy')).toContain("default-src 'none'")
  expect((await browse(form.url, { email: one.email, password: 'wrong' })).text).toContain(
    'E-mail or password is wrong.',
  )
  const landed = new URL((await browse(form.url, { email: one.email, password: testPassword })).url).searchParams
  const { body } = await product.anonymous<{ idToken: string }>('POST', '/auth/oauth/demo/exchange', {
    code: landed.get('code'),
    state: landed.get('state'),
    iss: landed.get('iss'),
    codeVerifier,
  })
  const answer = await product.anonymous<LoginResult>(
    'POST',
    '/auth/webLogin',
    { providerKey: 'demo', idToken: body.idToken },
    basic,
  )
  expectStatus(answer, 200)
  expect(answer.body).toMatchObject({ user: { id: one.id }, mfaValidated: false })
})

test('a browser that the directory knows goes straight through, unless a fresh proof is asked for', async () => {
  const one = await makeUser(product.db, product.now(), { userType: 3, staffRoles: ['csr'], passwordHash })
  const { browse, form } = await open()
  await browse(form.url, { email: one.email, password: testPassword })
  expect((await open(browse)).form.url).toMatch(redirectUri)
  const asked = (await open(browse, { fresh: true })).form
  expect(asked).toMatchObject({ status: 200, text: expect.stringContaining('Demo Staff Directory') as string })
  expect((await browse(asked.url, { email: one.email, password: testPassword })).url).toMatch(redirectUri)
})

test('members, closed accounts and people who turn back get no code there', async () => {
  const member = await makeUser(product.db, product.now(), { passwordHash })
  const closed = await makeUser(product.db, product.now(), { userType: 3, passwordHash, enabled: false })
  for (const { email } of [member, closed]) {
    const { browse, form } = await open()
    expect((await browse(form.url, { email, password: testPassword })).text).toContain('E-mail or password is wrong.')
  }
  const { browse, form } = await open()
  const landed = new URL((await browse(form.url, { cancel: '1' })).url).searchParams
  expect([landed.get('error'), landed.get('code')]).toEqual(['access_denied', null])
})

test('its door to a password is locked after ten tries too', async () => {
  const one = await makeUser(product.db, product.now(), { userType: 3, passwordHash })
  const { browse, form } = await open()
  for (let i = 0; i < 10; i++) await browse(form.url, { email: one.email, password: 'wrong' })
  expect((await browse(form.url, { email: one.email, password: testPassword })).text).toContain(
    'E-mail or password is wrong.',
  )
})

test('in production there is none, and no provider without https', async () => {
  const real = await startProduct({ env: production })
  expect((await real.anonymous('GET', '/auth/oauthApps')).body).toEqual({ data: [] })
  expectStatus(
    await real.anonymous('POST', '/auth/oauth/demo/start', {
      codeChallenge: 'x'.repeat(43),
      redirectUri: 'https://panel.example.org/csr/callback',
    }),
    404,
  )
  expectStatus(await real.anonymous('GET', '/dev/identity/auth'), 404)
  const insecure = JSON.stringify([
    { key: 'corp', name: 'Corporate', issuer: 'http://login.example.org', clientId: 'a', clientSecret: 'b' },
  ])
  expect(() => readEnv({ ...process.env, ...production, OIDC_PROVIDERS: insecure })).toThrow(SettingError)
})
