import { serverClockKey } from '#model/identity/storage-keys.ts'
import { serverAhead } from '#model/server-clock.ts'

/** What ends at an instant of the server's is counted by the server's clock: that of a device may be wrong by hours. */
let ahead = typeof localStorage === 'undefined' ? 0 : Number(localStorage.getItem(serverClockKey))
let heard = false

export const serverNow = () => Date.now() + ahead

/** Once for each page, and whenever a session begins or is prolonged. */
export function hearServerClock(path: string, headers: Headers) {
  const date = headers.get('date')
  if (!date || (heard && !/^\/auth|refresh$/.test(path))) return
  heard = true
  ahead = serverAhead(date, Date.now(), ahead)
  localStorage.setItem(serverClockKey, `${ahead}`)
}
