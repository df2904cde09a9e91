import { describe, expect, test } from 'vitest'
import { expectStatus, startProduct } from '../../support/product.ts'

const { anonymous } = await startProduct()
const fresh = 'Quiet-Harbour-93'

describe('the check of a password', () => {
  const judge = (body: object, headers?: Record<string, string>) =>
    anonymous('POST', '/validate/password', body, headers)
  test.each([
    ['Harbour-1!', 'password.tooShort'],
    ['quiet-harbour-93', 'password.uppercase'],
    ['Quiet-Harbour-aaa1', 'password.repeated'],
    ['Password1234!', 'password.common'],
    ['P@ssword-2026!', 'password.common'],
    ['Aa1!Aa1!Aa1!', 'password.guessable'],
  ])('%s is refused', async (password, rule) => {
    const answer = await judge({ password })
    expect([answer.status, answer.body.message, answer.body.valid]).toEqual([422, 'Invalid Parameters', false])
    expect(answer.body.problems).toContain(rule)
    expect(answer.body.description).toEqual(expect.stringMatching(/\w/))
  })

  test('a good one is good by either way, unless it is made of the owner’s name', async () => {
    expect((await judge({ password: fresh })).body).toEqual({ valid: true, description: 'This password works.' })
    const got = await anonymous('GET', `/validate/password?password=${encodeURIComponent(fresh)}`)
    expect([got.status, got.body.valid, got.headers.get('cache-control')]).toEqual([200, true, 'no-store'])
    expectStatus(await judge({ password: 'Byron-Lantern-58!', lastName: 'Byron' }), 422)
    expectStatus(await judge({ password: 'Ada.Byron-Lantern-5', email: 'ada.byron@example.test' }), 422)
    expect((await judge({ password: 'short' }, { 'accept-language': 'zh-CN,zh;q=0.9' })).body.description).toMatch(
      /\p{Script=Han}/u,
    )
  })

  test('the longest one is judged at once', async () => {
    const started = performance.now()
    expectStatus(await judge({ password: 'aB3-'.repeat(32) }), 422)
    expect(performance.now() - started).toBeLessThan(2_000)
    expectStatus(await judge({ password: 'x'.repeat(1025) }), 422)
  })
})
