import { beforeEach, describe, expect, test, vi } from 'vitest'
import { standInBrowser } from '../browser-like.ts'

async function load() {
  vi.resetModules()
  standInBrowser()
  return import('#portal/identity/saved-route.ts')
}

let saved: Awaited<ReturnType<typeof load>>
beforeEach(async () => {
  saved = await load()
})

describe('a route to return to', () => {
  test.each([
    '/discussions#requiresAction',
    '/member/lobby',
    '/discussion/42?from=mail',
    '/account',
    '/account/address',
    '/newQuery/u1',
    '/newQuery/u1/d2',
    '/admin/queries',
  ])('%s is kept', (route) => expect(saved.mayReturnTo(route, 'u1')).toBe(true))

  test.each([
    '/',
    '/login',
    '/login?x=1',
    '/mfa',
    '/csr',
    '/resetpass/u1/t',
    '/newpass/u1/t',
    '/register/a',
    '/physician/register/a',
    '/invitee/a',
    '/biometric',
    '/noAuth',
    '/support',
    'https://evil.test/',
    '//evil.test',
    '/\\evil.test',
    'javascript:alert(1)',
    '',
    'discussions',
  ])('%s is not: public, the second factor, or elsewhere', (route) =>
    expect(saved.mayReturnTo(route, 'u1')).toBe(false),
  )

  test.each(['/newQuery/u2', '/newQuery/u2/d1', '/account/u2/address'])("%s is another user's", (route) => {
    expect(saved.mayReturnTo(route, 'u1')).toBe(false)
    expect(saved.mayReturnTo(route, 'u2')).toBe(true)
  })

  test('a page whose name begins like a public one is no public page', () => {
    expect(saved.mayReturnTo('/supporters', 'u1')).toBe(true)
  })
})

describe('saving', () => {
  test('a guest comes back to what was wanted, once', () => {
    saved.saveRoute('/discussion/1', undefined)
    expect(saved.popSavedRoute('u1')).toBe('/discussion/1')
    expect(saved.popSavedRoute('u1')).toBe('/')
  })

  test("one user's route is not another's", () => {
    saved.saveRoute('/discussion/1', 'u1')
    expect(saved.popSavedRoute('u2')).toBe('/')
    expect(saved.popSavedRoute('u1')).toBe('/discussion/1')
  })

  test("one's own route comes before the guest's", () => {
    saved.saveRoute('/discussion/1', 'u1')
    saved.saveRoute('/discussion/2', undefined)
    expect(saved.popSavedRoute('u1')).toBe('/discussion/1')
  })

  test("a guest's wish for someone else's page is dropped at sign-in", () => {
    saved.saveRoute('/newQuery/u2', undefined)
    expect(saved.popSavedRoute('u1')).toBe('/')
  })
})
