import { serverClockKey } from '#model/identity/storage-keys.ts'
import { serverAhead } from '#model/server-clock.ts'

/** What ends at an instant of the server's is counted by the server's clock: that of a device may be wrong by hours. */
let ahead = Number(globalThis.localStorage?.getItem(serverClockKey))
let known = false

/** An instant of the server's as this device's clock will show it, milliseconds. */
export const onDevice = (instant: number) => instant - ahead
export const serverNow = () => Date.now() + ahead
export const nowInSeconds = () => Math.floor(serverNow() / 1000)

/** Once for each page, and whenever a session begins or is prolonged. */
export function syncServerClock(path: string, headers: Headers) {
  const date = headers.get('date')
  if (!date || (known && !/^.auth|refresh$/.test(path))) return
  known = true
  localStorage.setItem(serverClockKey, String((ahead = serverAhead(date, Date.now(), ahead))))
}
