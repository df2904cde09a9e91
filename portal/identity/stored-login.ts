import { parseLogin } from '#model/identity/stored-login.ts'
import type { StoredLogin } from '#model/identity/wire.ts'
import { storedLoginKey, taxDismissedKey } from '#model/identity/storage-keys.ts'

/** A new sign-in begins: what was put aside until then comes back. */
export function beginLogin() {
  try {
    localStorage.removeItem(taxDismissedKey)
  } catch {
    // nothing was put aside
  }
}

/** Browser storage may be switched off or full: then the sign-in lives as long as the page. */
export function writeLogin(login: StoredLogin | undefined) {
  try {
    if (login) localStorage.setItem(storedLoginKey, JSON.stringify(login))
    else localStorage.removeItem(storedLoginKey)
  } catch {
    // the page goes on without it
  }
}

export function readLogin(now: number): StoredLogin | undefined {
  try {
    return parseLogin(localStorage.getItem(storedLoginKey), now)
  } catch {
    return undefined
  }
}
