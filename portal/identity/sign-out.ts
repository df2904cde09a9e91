import type { NavigateFunction } from 'react-router'
import { actingFromKey } from '#model/identity/storage-keys.ts'
import { ApiError } from '#api/client/api-error.ts'
import { api } from '../client.ts'
import { queryClient } from '../shell/query-client.ts'
import { addressOf, leavesPortal } from './actor.ts'
import { storeLogin } from '#api/client/session.ts'
import { markIntendedSignOut } from '#api/client/sign-out-traces.ts'
import type { Translate } from '../shell/texts.tsx'
import { leaveFor } from './leaving.ts'
import { mayRemoveDrafts } from './unsent-drafts.ts'

/** Checks of open work that may keep someone from leaving; each answers whether they may go. */
type ProgressCheck = () => boolean | Promise<boolean>
const checks = new Set<ProgressCheck>()

export function registerProgressCheck(check: ProgressCheck) {
  checks.add(check)
  return () => {
    checks.delete(check)
  }
}

/** Whether open work lets the person go. */
async function mayLeave() {
  for (const check of checks) if (!(await check())) return false
  return true
}

/** Ends the session at the server; without a connection as soon as there is one again, while the page is open. */
async function endAtServer() {
  const token = api.token()
  await api.post('/auth/logout', { keepalive: true }).catch((error: unknown) => {
    if (!(error instanceof ApiError && error.status === 0)) return
    // someone else may have signed in by then
    const again = () => void api.post('/auth/logout', { token }).catch(() => undefined)
    window.addEventListener('online', again, { once: true })
  })
}

/** Ends the session here at once, and at the server; where the page is closed before, the token expires. Unfinished work may keep the person. */
export async function signOut(navigate: NavigateFunction, t: Translate, to = '/login') {
  if (!(await mayLeave())) return
  if (!(await mayRemoveDrafts(t))) return
  // what is still on its way would be refused
  void queryClient.cancelQueries()
  // the next person in this browser is shown none of this one's messages
  if ('serviceWorker' in navigator)
    navigator.serviceWorker
      .getRegistration()
      .then(async (worker) => (await worker?.pushManager.getSubscription())?.unsubscribe())
      .catch(() => undefined)
  const told = endAtServer()
  markIntendedSignOut()
  queryClient.clear()
  await navigate(to)
  await told
}

/**
 * Ends acting for someone, and goes back to the page that was left. Nothing happens when open work holds it up, unless
 * time is up.
 */
export async function returnToAccount(navigate: NavigateFunction, { timeIsUp = false } = {}) {
  if (!timeIsUp && !(await mayLeave())) return
  const login = await api.post('/auth/cancelloginas')
  const from = sessionStorage.getItem(actingFromKey) ?? addressOf('QueryIndex')
  sessionStorage.removeItem(actingFromKey)
  if (leavesPortal(from)) {
    leaveFor(from, login)
    return
  }
  storeLogin(login)
  queryClient.clear()
  await navigate(from, { replace: true })
}
