import { useSyncExternalStore } from 'react'
import { storedLoginKey } from '#model/identity/storage-keys.ts'
import { parseLogin } from '#model/identity/stored-login.ts'
import type { LoginResult, StoredLogin } from '#model/identity/wire.ts'
import { nowInSeconds } from '#api/client/server-clock.ts'

/**
 * The sign-in that the portal stored. The back office has no sign-in page of its own: people sign in on the
 * portal's, which returns to the page that was open.
 */
const stored = () => (typeof localStorage === 'undefined' ? null : localStorage.getItem(storedLoginKey))

let login: StoredLogin | undefined = parseLogin(stored(), nowInSeconds())
/** Whose sign-in the browser keeps now; the page itself may still go on as someone else. */
export const keptUserId = () => parseLogin(stored(), nowInSeconds())?.user.id

const listeners = new Set<() => void>()

function tell(next: StoredLogin | undefined) {
  login = next
  for (const listener of listeners) listener()
}

export const getLogin = () => login

export function subscribeLogin(listener: () => void) {
  listeners.add(listener)
  return () => {
    listeners.delete(listener)
  }
}

export const useLogin = () => useSyncExternalStore(subscribeLogin, getLogin, getLogin)

export function storeLogin(next: LoginResult) {
  localStorage.setItem(storedLoginKey, JSON.stringify(next))
  tell(next)
}

/** A newer token for the same sign-in. */
export function updateToken(token: string, exp: number) {
  if (login) storeLogin({ ...login, token, exp })
}

export function forgetLogin() {
  localStorage.removeItem(storedLoginKey)
  tell(undefined)
}

/** Takes over what another tab has written: a newer token, another person, or a sign-out. */
export function resyncLogin() {
  const next = parseLogin(stored(), nowInSeconds())
  if (next?.token !== login?.token || next?.exp !== login?.exp) tell(next)
}

/** Follows the other tabs. Returns the way to stop. */
export function followOtherTabs() {
  const onStorage = (event: StorageEvent) => {
    if (event.key === storedLoginKey || event.key === null) resyncLogin()
  }
  const onVisible = () => {
    if (document.visibilityState === 'visible') resyncLogin()
  }
  window.addEventListener('storage', onStorage)
  document.addEventListener('visibilitychange', onVisible)
  return () => {
    window.removeEventListener('storage', onStorage)
    document.removeEventListener('visibilitychange', onVisible)
  }
}
