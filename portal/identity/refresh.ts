import { api } from '../client.ts'
import { getLogin, storeLogin } from './session.ts'

let running: Promise<boolean> | undefined

/** Asks for more time; one call however many ask. False when the server could not be reached or refused. */
export function refreshSession(): Promise<boolean> {
  const login = getLogin()
  if (!login) return Promise.resolve(false)
  running ??= api
    .get('/user/{id}/refresh', { params: { id: login.user.id } })
    .then((answer) => {
      storeLogin(answer)
      return true
    })
    .catch(() => false)
    .finally(() => {
      running = undefined
    })
  return running
}
