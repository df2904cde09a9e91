import { expect, test, vi } from 'vitest'
import { matchPath } from 'react-router'
import { pageRules } from '#model/identity/pages.ts'
import { standInBrowser } from './browser-like.ts'

vi.resetModules()
standInBrowser()
const routes = await import('#portal/routes.tsx')

test('every page has one path, and a rule about who may open it', () => {
  const paths = routes.pageRoutes.map((route) => route.path)
  expect(new Set(paths).size).toBe(paths.length)
  for (const { page } of routes.pageRoutes) expect(pageRules).toHaveProperty([page])
})

test('pages for guests have the frame of the sign-in page, and only they', () => {
  for (const { page, topBar } of routes.pageRoutes) {
    const forGuests = 'audience' in pageRules[page] && pageRules[page].audience === 'loggedOut'
    // a link in a mail is opened no matter who is signed in; the provider's answer arrives in a popup, no matter who is signed in behind it; a passkey is asked for under the bar of the portal, and a room fills the page (pages.tsv)
    expect([page, topBar === 'login-layout']).toEqual([
      page,
      ['CsrCallback', 'Unsubscribe'].includes(page) ||
        (forGuests && !['BiometricAuth', 'InviteeSession'].includes(page)),
    ])
  }
})

test.each([
  ['/mfa', 'mfaview'],
  ['/member/lobby', 'default-no-back'],
  ['/', 'default-no-back'],
  ['/dev/inbox', 'none'],
  ['/nowhere', 'default'],
  ['/discussion/1#live', 'none'],
  ['/member/discussion/1#live', 'none'],
  ['/discussion/1#survey', 'default'],
])('the bar of %s is %s', (path, bar) => {
  const { pathname, hash } = new URL(path, 'http://test')
  expect(routes.topBarAt(pathname, hash)).toBe(bar)
})

test.each([
  ['/ask/discussion', '/discussions'],
  ['/ask/dash', '/dashboard'],
  ['/ask/dash/board', '/dashboard'],
  ['/dashbord', '/dashboard'],
  ['/dashbaord', '/dashboard'],
  ['/ask/dashbaord', '/dashboard'],
  ['/ask/wizard', '/newQuery'],
  ['/ask/Q-17', '/discussion/:id'],
  ['/discussions/Q-17', '/discussion/:id'],
])('the old address %s leads to %s', (path, to) => {
  const found = routes.legacyRoutes.find(([pattern]) => matchPath(pattern, path))
  expect(found?.[1]).toBe(to)
})

test('everything that began with /user was about one’s own account, and nothing else leads there', () => {
  for (const path of ['/user', '/user/address', '/userProfile', '/users/7'])
    expect([path, routes.isLegacyAccount(path)]).toEqual([path, true])
  for (const path of ['/account', '/my/user', '/']) expect([path, routes.isLegacyAccount(path)]).toEqual([path, false])
  expect(routes.pageRoutes.filter(({ path }) => routes.isLegacyAccount(path))).toEqual([])
})
