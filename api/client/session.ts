import { useSyncExternalStore } from 'react'
import { endedKey, storedLoginKey, taxDismissedKey } from '#model/identity/storage-keys.ts'
import { parseLogin } from '#model/identity/sign-in/stored-login.ts'
import type { StoredLogin } from '#model/identity/wire.ts'
import { nowInSeconds } from './server-clock.ts'
import { attempt } from './attempt.ts'

/** Why no one is signed in any more; the sign-in page says it. */
export type EndReason = 'expired' | 'loggedOut' | 'signedOut'

interface State {
  readonly login: StoredLogin | undefined
  readonly ended: EndReason | undefined
}

/** The sign-in in the browser's storage: another tab may have replaced the one of this page. */
export const readStoredLogin = (): StoredLogin | undefined =>
  attempt(() => parseLogin(localStorage.getItem(storedLoginKey), nowInSeconds()))

export const writeStoredLogin = (login: StoredLogin | undefined) =>
  attempt(() =>
    login ? localStorage.setItem(storedLoginKey, JSON.stringify(login)) : localStorage.removeItem(storedLoginKey),
  )

let state: State = { login: readStoredLogin(), ended: undefined }
const listeners = new Set<() => void>()

function set(next: State) {
  state = next
  for (const listener of listeners) listener()
}

function subscribe(listener: () => void) {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

export const getLogin = () => state.login

export function storeLogin(login: StoredLogin) {
  // the reminder of the tax form is shown once per sign-in
  if (!state.login) attempt(() => localStorage.removeItem(taxDismissedKey))
  writeStoredLogin(login)
  set({ login, ended: undefined })
}

/** Changes part of the record: a newer token, a second factor. */
export function updateLogin(change: Partial<StoredLogin>) {
  if (state.login) storeLogin({ ...state.login, ...change })
}

export function endSession(ended?: EndReason) {
  writeStoredLogin(undefined)
  set({ login: undefined, ended })
}

/** The reason that another page of this tab left for the sign-in page. */
export function popEndReason() {
  const reason = attempt(() => sessionStorage.getItem(endedKey))
  attempt(() => sessionStorage.removeItem(endedKey))
  if (reason === 'expired' || reason === 'loggedOut' || reason === 'signedOut') set({ ...state, ended: reason })
}

/** The message of the sign-in page has been read. */
export function clearEndReason() {
  if (state.ended) set({ ...state, ended: undefined })
}

/** Takes over what another tab has stored: a newer token, another person, or a sign-out. */
function resyncLogin() {
  const stored = readStoredLogin()
  if (stored?.token === state.login?.token && stored?.exp === state.login?.exp) return
  set({ login: stored, ended: stored ? undefined : 'loggedOut' })
}

/** The full record with its `exp`; changes on each token update. Pages rather use `useUser`. */
export const useLogin = () => useSyncExternalStore(subscribe, getLogin, getLogin)
export const useEndReason = () => useSyncExternalStore(subscribe, () => state.ended)

/** The signed-in person (while acting: the person acted for). Only below a route that needs a sign-in. */
export function useUser() {
  const login = useLogin()
  if (!login) throw new Error('useUser is for pages that need a sign-in')
  return login.user
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
