import { registrationKey } from '#model/identity/storage-keys.ts'

/** What this browser registers with, so that the mailed link knows it again. Empty where nothing can be kept. */
export function browserKey(): string {
  try {
    const kept = localStorage.getItem(registrationKey)
    if (kept) return kept
    const made = btoa(String.fromCharCode(...crypto.getRandomValues(new Uint8Array(32))))
      .replaceAll('+', '-')
      .replaceAll('/', '_')
      .replaceAll('=', '')
    localStorage.setItem(registrationKey, made)
    return made
  } catch {
    return ''
  }
}

export const storedBrowserKey = (): string => {
  try {
    return localStorage.getItem(registrationKey) ?? ''
  } catch {
    return ''
  }
}

/** Once signed in it has done its work. */
export function deleteBrowserKey() {
  try {
    localStorage.removeItem(registrationKey)
  } catch {
    // nothing was kept
  }
}
