import { useSyncExternalStore } from 'react'
import type { LoginResult, StoredLogin } from '#model/identity/wire.ts'
import { endedKey, storedLoginKey } from '#model/identity/storage-keys.ts'
import { nowInSeconds } from '#api/client/server-clock.ts'
import { beginLogin, readLogin, writeLogin } from './stored-login.ts'

/** Why no one is signed in any more; the sign-in page tells. */
export type EndReason = 'expired' | 'loggedOut' | 'signedOut'

interface State {
  readonly login: StoredLogin | undefined
  readonly ended: EndReason | undefined
}

/** The back office leaves a word when it sends someone to the sign-in page. */
function takeEnd(): EndReason | undefined {
  if (typeof sessionStorage === 'undefined') return undefined
  const word = sessionStorage.getItem(endedKey)
  sessionStorage.removeItem(endedKey)
  return word === 'expired' || word === 'loggedOut' || word === 'signedOut' ? word : undefined
}

let state: State = {
  login: typeof localStorage === 'undefined' ? undefined : readLogin(nowInSeconds()),
  ended: takeEnd(),
}
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

let leaving = false
/** The page is about to be left for good: nothing needs to be drawn for the next person to sign in. */
export const isLeaving = () => leaving
/** To an address outside the portal, with what is signed in from then on. */
export function leaveFor(address: string, login: LoginResult) {
  leaving = true
  storeLogin(login)
  window.location.assign(address)
  // choosing to stay shows the page again
  setTimeout(() => {
    leaving = false
    set({ ...state })
  }, stillHere)
}
const stillHere = 3000

export function storeLogin(login: LoginResult) {
  if (!state.login) beginLogin()
  writeLogin(login)
  set({ login, ended: undefined })
}

/** Changes part of the record, e.g. after a second factor was added. */
export function updateLogin(change: Partial<StoredLogin>) {
  if (state.login) storeLogin({ ...state.login, ...change })
}

export function endSession(ended: EndReason) {
  writeLogin(undefined)
  set({ login: undefined, ended })
}

/** The message of the sign-in page has been read. */
export function forgetEnd() {
  if (state.ended) set({ ...state, ended: undefined })
}

/** Takes over what another tab has written: a newer token, another person, or a sign-out. */
export function resyncLogin() {
  const stored = readLogin(nowInSeconds())
  if (stored?.token === state.login?.token && stored?.exp === state.login?.exp) return
  set({ login: stored, ended: stored ? undefined : 'loggedOut' })
}

/** The full record with its `exp`; changes on each token update. Pages rather use `useUser`. */
export const useLogin = () => useSyncExternalStore(subscribe, getLogin)
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
