import type { StoredLogin } from '#model/identity/wire.ts'
import { storedLoginKey, taxDismissedKey } from '#model/identity/storage-keys.ts'

/**
 * The sign-in record of browser storage. The full schema (`readStoredLogin` of the model) would bring the schema library
 * into the first load of the sign-in page, so only what the portal cannot do without is looked at here.
 */
export function parseLogin(text: string | null, now: number): StoredLogin | undefined {
  if (text === null) return undefined
  let value: unknown
  try {
    value = JSON.parse(text)
  } catch {
    return undefined
  }
  return isLogin(value) && value.exp > now ? value : undefined
}

function isLogin(value: unknown): value is StoredLogin {
  if (typeof value !== 'object' || value === null) return false
  const { token, exp, user, mfaValidated, mfaAvail } = value as Partial<StoredLogin>
  if (typeof token !== 'string' || token === '' || typeof exp !== 'number') return false
  if (typeof mfaValidated !== 'boolean' || !Array.isArray(mfaAvail)) return false
  return typeof user === 'object' && user !== null && typeof user.id === 'string' && typeof user.userType === 'number'
}

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
