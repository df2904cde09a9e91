import { endedKey } from '#model/identity/storage-keys.ts'
import { forgetLogin, getLogin, keptUserId } from './login.ts'

/** The portal returns to this route after sign-in: kept for one person, in this tab. */
export const savedRouteName = (userId: string | undefined) => `consilium.route.${userId ?? 'guest'}`

let leaving = false

// who goes back may be given the page as it was left: with what a person saw who is signed out by now, or half gone
const begun = keptUserId()
globalThis.window?.addEventListener('pageshow', ({ persisted }) => {
  if (persisted && (leaving || keptUserId() !== begun)) window.location.reload()
})

function go(path: string) {
  if (leaving) return
  leaving = true
  window.location.assign(path)
}

function saveRoute() {
  const { pathname, search, hash } = window.location
  sessionStorage.setItem(savedRouteName(getLogin()?.user.id), pathname + search + hash)
}

/** Ends the sign-in here, remembers the page that is open, and shows the portal's sign-in page, which tells why. */
export function leaveToSignIn(why?: 'expired' | 'loggedOut') {
  if (leaving) return
  saveRoute()
  forgetLogin()
  if (why) sessionStorage.setItem(endedKey, why)
  go('/login')
}

/** After Sign Out nothing is remembered. */
export function leaveAfterSignOut() {
  forgetLogin()
  sessionStorage.setItem(endedKey, 'signedOut')
  go('/login')
}

/** Signed in, but the second factor is missing: the portal asks for it and comes back. */
export function leaveToSecondFactor() {
  saveRoute()
  go('/mfa')
}

/** For those who are no staff the back office does not exist. */
export const leaveToNotFound = () => go('/not-found')
