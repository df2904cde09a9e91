import { savedRouteKey } from '#model/identity/storage-keys.ts'
import { isAccountChild } from './account-children.ts'
import { getLogin } from '#api/client/session.ts'

/**
 * The page that someone wanted when sign-in came in between. Kept for a guest or for one user, in this tab; never a
 * public page, the second factor, another origin or another user's page.
 */
const publicPages = [
  '/login',
  '/csr',
  '/resetpass',
  '/newpass',
  '/register',
  '/physician',
  '/invitee',
  '/biometric',
  '/mfa',
  '/changePassword',
  '/noAuth',
  '/support',
]
const withUserId = /^\/(?:newQuery|account)\/([^/?#]+)/

/** Whether a route may be returned to by this person. */
export function mayReturnTo(route: string, userId: string | undefined): boolean {
  if (!/^\/(?![/\\])/.test(route)) return false
  const path = route.split(/[?#]/)[0] ?? ''
  if (path === '/') return false
  if (publicPages.some((page) => path === page || path.startsWith(`${page}/`))) return false
  const owner = withUserId.exec(path)?.[1]
  return owner === undefined || userId === undefined || owner === userId || !looksLikeUserId(path)
}

/** `/account/address` has a child there, not an owner. */
const looksLikeUserId = (path: string) => !isAccountChild(/^\/account\/([^/]+)$/.exec(path)?.[1])

export function saveRoute(route: string, userId: string | undefined) {
  if (!mayReturnTo(route, userId)) return
  try {
    sessionStorage.setItem(savedRouteKey(userId), route)
  } catch {
    // without storage the person starts at home
  }
}

/** Saves the page that is open now for the person who is signed in now, so that only they return to it. */
export function saveRouteOfPage() {
  const { pathname, search, hash } = window.location
  saveRoute(pathname + search + hash, getLogin()?.user.id)
}

/** The route to return to after sign-in (the user's own before the guest's), which is then forgotten. */
export function popSavedRoute(userId: string): string {
  let route: string | null = null
  try {
    for (const name of [savedRouteKey(userId), savedRouteKey(undefined)]) {
      route ??= sessionStorage.getItem(name)
      sessionStorage.removeItem(name)
    }
  } catch {
    route = null
  }
  return route !== null && mayReturnTo(route, userId) ? route : '/'
}
