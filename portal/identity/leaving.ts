import { storeLogin } from '#api/client/session.ts'
import type { StoredLogin } from '#model/identity/wire.ts'

const stillHere = 3000
let leaving = false

/** The page is about to be left for good: nothing needs to be drawn for the next person to sign in. */
export const isLeaving = () => leaving

/** To an address outside the portal, with what is signed in from then on. */
export function leaveFor(address: string, login: StoredLogin) {
  leaving = true
  storeLogin(login)
  window.location.assign(address)
  // choosing to stay keeps the page
  setTimeout(() => {
    leaving = false
  }, stillHere)
}
