import { actingFromKey, storedLoginKey } from '#model/identity/storage-keys.ts'
import type { LoginResult } from '#model/identity/wire.ts'
import { call } from './http.ts'
import { storeLogin } from './login.ts'

/**
 * Acts for somebody from now on: the portal opens as that person, and remembers the page that was left.
 * @throws HttpError 401 with the rule that forbids it
 */
export async function beginActing(userId: string, reason: string): Promise<void> {
  const { json } = await call<LoginResult>('POST', `/auth/loginas/${encodeURIComponent(userId)}`, {
    body: reason ? { reason } : {},
  })
  const { pathname, search, hash } = window.location
  sessionStorage.setItem(actingFromKey, pathname + search + hash)
  // this page goes on as the member of staff until it is gone: it would ask as somebody who may not see it
  localStorage.setItem(storedLoginKey, JSON.stringify(json))
  window.location.assign('/')
}

/** Back to the own account, in a tab of the back office that stayed open meanwhile. */
export async function endActing(): Promise<void> {
  const { json } = await call<LoginResult>('POST', '/auth/cancelloginas')
  storeLogin(json)
  window.location.reload()
}
