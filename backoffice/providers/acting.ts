import { actingFromKey } from '#model/identity/storage-keys.ts'
import { api } from './client.ts'
import { storeLogin, writeStoredLogin } from '#api/client/session.ts'

/**
 * Acts for someone from now on: the portal opens as that person, and remembers the page that was left.
 * @throws ApiError 401 with the rule that forbids it
 */
export async function beginActing(userId: string, reason: string): Promise<void> {
  const login = await api.post('/auth/loginas/{userId}', { params: { userId }, body: reason ? { reason } : {} })
  const { pathname, search, hash } = window.location
  sessionStorage.setItem(actingFromKey, pathname + search + hash)
  // this page goes on as the member of staff until it is gone: it would ask as someone who may not see it
  writeStoredLogin(login)
  window.location.assign('/')
}

/** Back to the own account, in a tab of the back office that stayed open meanwhile. */
export async function endActing(): Promise<void> {
  storeLogin(await api.post('/auth/cancelloginas'))
  window.location.reload()
}
