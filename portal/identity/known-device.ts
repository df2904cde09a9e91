import { knownDeviceKey } from '#model/identity/storage-keys.ts'

/** What this browser is known by since a full sign-in; stays when signing out. `given`: keep this from now on. */
export function knownDevice(given?: string | null): string {
  try {
    if (given) localStorage.setItem(knownDeviceKey, given)
    return localStorage.getItem(knownDeviceKey) ?? ''
  } catch {
    return ''
  }
}
