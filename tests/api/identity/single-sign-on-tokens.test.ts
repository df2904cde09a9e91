import { exportJWK, generateKeyPair, SignJWT, UnsecuredJWT, type JWTPayload } from 'jose'
import { describe, expect, test } from 'vitest'
import { expectStatus } from '../../support/product.ts'
import { client, expectFailed, startSignOnWorld } from '../../support/sign-on.ts'

const { product, provider, staff, start, begin, exchange, idToken, login } = await startSignOnWorld()
const other = await generateKeyPair('RS256', { extractable: true })
const without = (claims: JWTPayload, name: string) =>
  Object.fromEntries(Object.entries(claims).filter(([member]) => member !== name))
const claimsOf = (token: string) =>
  JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString()) as JWTPayload
const soon = () => Math.floor(Date.now() / 1000)

describe('id tokens that are refused as soon as the provider gives them', () => {
  const spoilt: [string, (claims: JWTPayload) => string | Promise<string>][] = [
    ['another nonce', (claims) => provider.sign({ ...claims, nonce: 'another' })],
    ['no nonce', (claims) => provider.sign(without(claims, 'nonce'))],
    ['another audience', (claims) => provider.sign({ ...claims, aud: 'second' })],
    [
      'a second audience and no authorized party',
      (claims) => provider.sign(without({ ...claims, aud: ['consilium', 'second'] }, 'azp')),
    ],
    ['another authorized party', (claims) => provider.sign({ ...claims, azp: 'second' })],
    ['another issuer', (claims) => provider.sign({ ...claims, iss: 'https://evil.test' })],
    ['an end in the past', (claims) => provider.sign({ ...claims, exp: soon() - 60 })],
    ['no end', (claims) => provider.sign(without(claims, 'exp'))],
    ['a beginning long ago', (claims) => provider.sign({ ...claims, iat: soon() - 3600 })],
    ['a beginning in the future', (claims) => provider.sign({ ...claims, iat: soon() + 3600 })],
    ['no beginning', (claims) => provider.sign(without(claims, 'iat'))],
    ['no subject', (claims) => provider.sign(without(claims, 'sub'))],
    ['alg none', (claims) => new UnsecuredJWT(claims).encode()],
    [
      'our own secret as key',
      (claims) =>
        new SignJWT(claims).setProtectedHeader({ alg: 'HS256' }).sign(new TextEncoder().encode(client.clientSecret)),
    ],
    [
      'the public key as secret',
      async (claims) =>
        new SignJWT(claims)
          .setProtectedHeader({ alg: 'HS256', kid: 'test' })
          .sign(new TextEncoder().encode(JSON.stringify(await exportJWK(provider.key)))),
    ],
    [
      'the key of somebody else',
      (claims) => new SignJWT(claims).setProtectedHeader({ alg: 'RS256', kid: 'test' }).sign(other.privateKey),
    ],
    [
      'a key that nobody knows',
      (claims) => new SignJWT(claims).setProtectedHeader({ alg: 'RS256', kid: 'unknown' }).sign(other.privateKey),
    ],
    [
      'a key that it brings along',
      async (claims) =>
        new SignJWT(claims)
          .setProtectedHeader({ alg: 'RS256', jwk: await exportJWK(other.publicKey) })
          .sign(other.privateKey),
    ],
    ['no form of a token', () => 'not.a.token'],
  ]
  test.each(spoilt)('%s', async (_, spoil) => {
    await staff()
    provider.spoil = spoil
    expectFailed(await exchange(await begin()))
  })

  test('and the same signed again is taken, so each was refused for what it is', async () => {
    await staff()
    provider.spoil = (claims) => provider.sign(claims)
    expectStatus(await exchange(await begin()), 200)
  })
})

describe('id tokens that sign no one in', () => {
  test('one that was used: of twenty at the same time one wins', async () => {
    await staff()
    const token = await idToken()
    const answers = await Promise.all(Array.from({ length: 20 }, () => login(token)))
    expect(answers.map(({ status }) => status).sort()).toEqual([200, ...Array.from({ length: 19 }, () => 400)])
    expectFailed(await login(token))
  })

  test('one made by the provider in answer to our question, but not through our exchange', async () => {
    const one = await staff()
    const { body } = await start()
    const nonce = new URL(body.authorizationUrl).searchParams.get('nonce') ?? ''
    expectFailed(
      await login(
        await provider.sign({
          sub: 'x',
          iss: provider.issuer,
          aud: 'consilium',
          nonce,
          iat: soon(),
          exp: soon() + 600,
          email: one.email,
          email_verified: true,
        }),
      ),
    )
  })

  test('one that was changed after the exchange, by whatever key', async () => {
    await staff()
    const token = await idToken()
    const claims = claimsOf(token)
    expectFailed(await login(new UnsecuredJWT(claims).encode()))
    const [head, body, signature] = token.split('.')
    expectFailed(await login(`${head}.${body}.${Buffer.from('forged').toString('base64url')}`))
    expectFailed(
      await login(
        `${head}.${Buffer.from(JSON.stringify({ ...claims, sub: 'admin' })).toString('base64url')}.${signature}`,
      ),
    )
    expectStatus(await login(token), 200)
    expectFailed(await login(await provider.sign({ ...claimsOf(await idToken()), sub: 'admin' })))
  })

  test('one of another provider, of an unknown one, and one that waited five minutes', async () => {
    await staff()
    expectFailed(await login(await idToken('second'), 'corp'))
    expectFailed(await login(await idToken(), 'second'))
    expectFailed(await login(await idToken(), 'unknown'))
    const early = await idToken()
    await product.pass(299)
    expectStatus(await login(early), 200)
    const late = await idToken()
    await product.pass(301)
    expectFailed(await login(late))
  })
})
