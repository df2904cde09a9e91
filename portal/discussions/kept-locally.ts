import { useCallback, useState } from 'react'

/** What somebody has typed and not sent: kept in the browser, so that a crash, a reload or a lost connection loses nothing. */
const prefix = 'consilium.kept.'

export function readKept<T>(key: string): T | undefined {
  try {
    const text = localStorage.getItem(prefix + key)
    return text === null ? undefined : (JSON.parse(text) as T)
  } catch {
    return undefined
  }
}

/** Returns false when the browser keeps nothing (full, or switched off). */
export function keep(key: string, value: unknown): boolean {
  try {
    if (value === undefined) localStorage.removeItem(prefix + key)
    else localStorage.setItem(prefix + key, JSON.stringify(value))
    return true
  } catch {
    return false
  }
}

export const forget = (key: string) => keep(key, undefined)

/** Forgets everything whose key starts like this. */
export function forgetAll(start: string) {
  try {
    for (const key of Object.keys(localStorage)) if (key.startsWith(prefix + start)) localStorage.removeItem(key)
  } catch {
    // nothing was kept
  }
}

/** State that survives the page. The component must be keyed by `key`. */
export function useKept<T>(key: string, initial: T) {
  const [value, setValue] = useState<T>(() => readKept<T>(key) ?? initial)
  const [stored, setStored] = useState(true)
  const set = useCallback(
    (next: T) => {
      setValue(next)
      setStored(keep(key, next))
    },
    [key],
  )
  return [value, set, stored] as const
}
