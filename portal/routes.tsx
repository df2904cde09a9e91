import type { ComponentType } from 'react'
import { matchPath, Navigate, useParams } from 'react-router'
import { lazyComponent } from '#api/client/lazy-component.ts'
import type { PageLoader } from '#api/client/prefetch-pages.ts'
import { getLogin } from '#api/client/session.ts'
import { mayOpen, type PageName } from '#model/identity/pages.ts'
import type { TextPart } from '#model/texts/load-portal.ts'
import { actorOf } from './identity/actor.ts'
import { accountChildren } from './identity/account-children.ts'
import { withTexts } from './shell/lazy-part.ts'
import type { TopBarVariant } from './shell/top-bar/top-bar-variant.ts'

export interface PageRoute {
  readonly path: string
  /** name in the model's table of who may open what */
  readonly page: PageName
  readonly topBar: TopBarVariant
  readonly component: ComponentType
  /** fetches its code and texts ahead of the click */
  readonly load: () => Promise<PageModule>
}

interface PageModule {
  default: ComponentType & {
    /** asks the server for what the page shows first, before it is drawn */
    prefetch?: (params: Readonly<Record<string, string | undefined>>) => Promise<unknown>
  }
}

const page = (
  path: string,
  name: PageName,
  load: () => Promise<PageModule>,
  topBar: TopBarVariant = 'default',
  texts: TextPart[] = [],
): PageRoute => {
  // the sign-in page says only what is at hand at once
  const component = lazyComponent(name === 'Login' ? load : withTexts(load, ...texts))
  return { path, page: name, topBar, component: component.Part, load: component.load }
}

const registrationTexts: TextPart[] = ['registration', 'security']
const accountTexts: TextPart[] = ['account', 'accountLists', 'accountOther', 'security', 'signOn']

/** Every page of the portal. Each is a file with a default export, loaded when it is first opened. */
export const pageRoutes: readonly PageRoute[] = [
  page('/login', 'Login', () => import('./identity/login-page.tsx'), 'login-layout'),
  page('/resetpass', 'RequestReset', () => import('./identity/password/request-reset-page.tsx'), 'login-layout', [
    'security',
  ]),
  page(
    '/resetpass/:userId/:token',
    'ResetPassword',
    () => import('./identity/password/link-page.tsx'),
    'login-layout',
    ['security'],
  ),
  page('/newpass/:userId/:token', 'NewPassword', () => import('./identity/password/link-page.tsx'), 'login-layout', [
    'security',
  ]),
  page(
    '/physician/register/:uuid',
    'ExpertRegistration',
    () => import('./identity/registration/registration-page.tsx'),
    'login-layout',
    registrationTexts,
  ),
  page(
    '/register/verify/:id/:token',
    'Registration',
    () => import('./identity/registration/verify-page.tsx'),
    'login-layout',
    registrationTexts,
  ),
  page(
    '/register/invitation/:extra',
    'Registration',
    () => import('./identity/registration/registration-page.tsx'),
    'login-layout',
    registrationTexts,
  ),
  page(
    '/register/:slug/:extra?',
    'Registration',
    () => import('./identity/registration/registration-page.tsx'),
    'login-layout',
    registrationTexts,
  ),
  page(
    '/invitee/:uuid',
    'InviteeJoin',
    () => import('./live-sessions/invitee-page.tsx'),
    'login-layout',
    registrationTexts,
  ),
  page(
    '/invitee/session/:uuid/:token',
    'InviteeSession',
    () => import('./live-sessions/invitee-session-page.tsx'),
    'none',
    registrationTexts,
  ),
  page('/unsubscribe/:token', 'Unsubscribe', () => import('./identity/account/unsubscribe-page.tsx'), 'login-layout', [
    'account',
    'unsubscribe',
  ]),
  page('/csr', 'CsrSignIn', () => import('./identity/single-sign-on/csr-page.tsx'), 'login-layout', ['signOn']),
  page('/csr/callback', 'CsrCallback', () => import('./identity/single-sign-on/callback-page.tsx'), 'login-layout', [
    'signOn',
  ]),
  page('/biometric', 'BiometricAuth', () => import('./identity/passkeys/biometric-page.tsx'), 'default-no-back', [
    'signOn',
  ]),
  page('/mfa', 'mfaComponent', () => import('./identity/mfa-page.tsx'), 'mfaview', ['security']),
  page('/changePassword', 'ForcedPassword', () => import('./identity/password/forced-password-page.tsx'), 'mfaview', [
    'security',
  ]),
  page('/', 'Home', () => import('./content/home-page.tsx'), 'default-no-back'),
  page('/dashboard', 'Home', () => import('./content/home-page.tsx'), 'default-no-back'),
  page('/member/lobby', 'MemberLobby', () => import('./content/lobby-page.tsx'), 'default-no-back'),
  page('/noAuth', 'NoAuth', () => import('./shell/layout/no-auth-page.tsx')),
  page('/support', 'Support', () => import('./shell/layout/no-auth-page.tsx')),
  page('/member/ask', 'MemberAsk', () => import('./discussions/wizard/new-query-page.tsx'), 'default', ['asking']),
  page('/newQuery', 'NewQuery', () => import('./discussions/wizard/new-query-page.tsx'), 'default', ['asking']),
  page('/newQuery/:userId/:draftId?', 'NewQueryProxy', () => import('./discussions/wizard/proxy-page.tsx'), 'default', [
    'asking',
  ]),
  page('/discussion/:id', 'Discussion', () => import('./discussions/detail/discussion-page.tsx'), 'default', [
    'discussion',
  ]),
  page(
    '/member/discussion/:id',
    'MemberDiscussion',
    () => import('./discussions/detail/discussion-page.tsx'),
    'default',
    ['discussion'],
  ),
  page('/invitation/:id', 'Invitation', () => import('./discussions/invitation/invitation-page.tsx')),
  page('/discussions', 'Discussions', () => import('./discussions/list/discussions-page.tsx')),
  page('/member/discussions', 'MemberDiscussions', () => import('./discussions/list/discussions-page.tsx')),
  page('/member/files', 'MemberFiles', () => import('./discussions/files/files-page.tsx'), 'default', [
    'files',
    'discussion',
    'account',
  ]),
  page('/account', 'Account', () => import('./identity/account/account-home.tsx')),
  page('/account/:owner', 'Account', () => import('./identity/account/account-home.tsx')),
  ...accountChildren.map((child) =>
    page(
      `/account/:userId/${child}`,
      `Account ${child}`,
      () => import('./identity/account/account-page.tsx'),
      'default',
      accountTexts,
    ),
  ),
  page('/managedPlans', 'ManagedPlans', () => import('./panels/managed-plans-page.tsx'), 'default', [
    'account',
    'accountLists',
  ]),
  page('/managedPlans/:planId', 'ManagedPlan', () => import('./panels/managed-plan-page.tsx'), 'default', [
    'account',
    'accountLists',
  ]),
  page('/playground', 'Playground', () => import('./playground/playground-page.tsx'), 'default', [
    'playground',
    'asking',
  ]),
  page('/dev/inbox', 'DevInbox', () => import('./content/inbox-page.tsx'), 'none'),
]

const routeAt = (pathname: string) => pageRoutes.find((route) => matchPath(route.path, pathname))

/** The bar of the page at an address; pages that do not exist have the usual one. */
/** The room of a call fills the page. */
export const topBarAt = (pathname: string, hash = ''): TopBarVariant => {
  const route = routeAt(pathname)
  const discusses = route?.page === 'Discussion' || route?.page === 'MemberDiscussion'
  return discusses && hash === '#live' ? 'none' : (route?.topBar ?? 'default')
}

export const loaderAt = (pathname: string): PageLoader | undefined => routeAt(pathname)?.load

/** Loads the page at an address; what it shows first is on its way then. */
export async function prepare(pathname: string): Promise<void> {
  const route = routeAt(pathname)
  if (!route) return
  const { default: component } = await route.load()
  const params = matchPath(route.path, pathname)?.params ?? {}
  if (mayOpen(route.page, actorOf(getLogin()), params) === 'open') void component.prefetch?.(params)
}

/** Addresses of earlier versions that people have kept. */
export const legacyRoutes: readonly (readonly [path: string, to: string])[] = [
  ['/ask/discussion', '/discussions'],
  ['/ask/dash/*', '/dashboard'],
  ['/ask/dashboard', '/dashboard'],
  ['/ask/dashbord', '/dashboard'],
  ['/ask/dashbaord', '/dashboard'],
  ['/dashbord', '/dashboard'],
  ['/dashbaord', '/dashboard'],
  ['/ask/wizard', '/newQuery'],
  ['/ask/:id', '/discussion/:id'],
  ['/discussions/:id', '/discussion/:id'],
]

/** Everything that began like this was about one's own account. */
export const isLegacyAccount = (pathname: string) => /^\/user/i.test(pathname)

/** Sends an old address on, with its id. */
export function Redirect({ to }: { to: string }) {
  const { id } = useParams()
  return <Navigate to={to.replace(':id', encodeURIComponent(id ?? ''))} replace />
}
