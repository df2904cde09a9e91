import { endedKey, savedRouteKey } from '#model/identity/storage-keys.ts'
import { markIntendedSignOut } from '#api/client/sign-out-traces.ts'
import { endSession, getLogin, readStoredLogin } from '#api/client/session.ts'

let leaving = false

// who goes back may be given the page as it was left: with what a person saw who is signed out by now, or half gone
const storedUserId = () => readStoredLogin()?.user.id
const begun = storedUserId()
globalThis.window?.addEventListener('pageshow', ({ persisted }) => {
  if (persisted && (leaving || storedUserId() !== begun)) window.location.reload()
})

function go(path: string) {
  if (leaving) return
  leaving = true
  window.location.assign(path)
}

/** The portal returns to this route after sign-in: for one person, in this tab. */
function saveRoute() {
  const { pathname, search, hash } = window.location
  sessionStorage.setItem(savedRouteKey(getLogin()?.user.id), pathname + search + hash)
}

/** Ends the sign-in here, remembers the page that is open, and shows the portal's sign-in page, which tells why. */
export function leaveToSignIn(why?: 'expired' | 'loggedOut') {
  if (leaving) return
  saveRoute()
  endSession()
  if (why) sessionStorage.setItem(endedKey, why)
  go('/login')
}

/** After Sign Out nothing is remembered. */
export function leaveAfterSignOut() {
  markIntendedSignOut()
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
