import { useCallback, useEffect, useState } from 'react'

/** What someone has typed and not sent: kept in the browser, so that a crash, a reload or a lost connection loses nothing. */
const prefix = 'consilium.kept.'

function read<T>(store: () => Storage, name: string): T | undefined {
  try {
    const text = store().getItem(name)
    return text === null ? undefined : (JSON.parse(text) as T)
  } catch {
    return undefined
  }
}

function write(store: () => Storage, name: string, value: unknown): boolean {
  try {
    if (value === undefined) store().removeItem(name)
    else store().setItem(name, JSON.stringify(value))
    return true
  } catch {
    return false
  }
}

const local = () => localStorage
const ofWindow = () => sessionStorage

export const readKept = <T>(key: string) => read<T>(local, prefix + key)

/** Returns false when the browser keeps nothing (full, or switched off). */
export const keep = (key: string, value: unknown): boolean => write(local, prefix + key, value)

export const forget = (key: string) => keep(key, undefined)

/** Everything that is kept whose key starts like this, by the rest of the key. */
export function readAll<T>(start: string): Record<string, T> {
  try {
    const names = Object.keys(localStorage).filter((name) => name.startsWith(prefix + start))
    return Object.fromEntries(
      names.flatMap((name) => {
        const key = name.slice(prefix.length)
        const value = readKept<T>(key)
        return value === undefined ? [] : [[key.slice(start.length), value]]
      }),
    )
  } catch {
    return {}
  }
}

const sentEvent = 'consilium.sent'

/** What was kept has arrived: it is let go of, and every place of this window that shows it begins again. */
export function sent(key: string) {
  forget(key)
  window.dispatchEvent(new CustomEvent(sentEvent, { detail: key }))
}

/** What has been written beyond what was sent; all of it when that was changed. */
export const beyond = (text: string, part: string) =>
  text.trimStart().startsWith(part) ? text.trimStart().slice(part.length).trimStart() : text

/** Forgets everything whose key starts like this. */
export function forgetAll(start: string) {
  try {
    for (const key of Object.keys(localStorage)) if (key.startsWith(prefix + start)) localStorage.removeItem(key)
  } catch {
    // nothing was kept
  }
}

/** Moves everything whose key starts like this under another start. */
export function rekey(start: string, to: string) {
  try {
    for (const name of Object.keys(localStorage)) {
      if (!name.startsWith(prefix + start)) continue
      localStorage.setItem(prefix + to + name.slice(prefix.length + start.length), localStorage.getItem(name) ?? '')
      localStorage.removeItem(name)
    }
  } catch {
    // nothing was kept
  }
}

/** What this window showed last of each key, whatever another window has let go of since. */
const shown = new Map<string, unknown>()

/**
 * What can no longer be sent leaves the device; what is worth it stays with this window alone, until it is let go of: a
 * reload, or a sign-in after a session that has ended, meets it again.
 */
export function setAside<T>(key: string, isWorthIt: (value: T) => boolean): T | undefined {
  const value = readKept<T>(key) ?? (shown.get(key) as T | undefined)
  if (value !== undefined && isWorthIt(value)) write(ofWindow, prefix + key, value)
  shown.delete(key)
  forget(key)
  return read<T>(ofWindow, prefix + key)
}

export const letGo = (key: string) => write(ofWindow, prefix + key, undefined)

/** Puts back what was set aside, unless something newer is kept. */
function takeBack(key: string) {
  const aside = read(ofWindow, prefix + key)
  if (aside !== undefined && readKept(key) === undefined) keep(key, aside)
  if (aside !== undefined) letGo(key)
}

/**
 * State that survives the page, the same in all windows: what is newest is shown in each, so that none writes over what was
 * typed in another. The component must be keyed by `key`.
 */
export function useKept<T>(key: string, initial: T) {
  const [value, setValue] = useState<T>(() => {
    takeBack(key)
    return readKept<T>(key) ?? initial
  })
  const [stored, setStored] = useState(true)
  const set = useCallback(
    (next: T) => {
      setValue(next)
      setStored(keep(key, next))
    },
    [key],
  )
  useEffect(() => {
    shown.set(key, value)
  }, [key, value])

  useEffect(() => {
    // a draft that another window sent or discarded stays visible here
    const showNewest = () => {
      const newest = readKept<T>(key)
      if (newest !== undefined && stored)
        setValue((now) => (JSON.stringify(now) === JSON.stringify(newest) ? now : newest))
    }
    const onStorage = (event: StorageEvent) => {
      if (event.key === prefix + key && event.newValue !== null) showNewest()
    }
    // a suspended window received no storage events
    const onVisible = () => {
      if (document.visibilityState === 'visible') showNewest()
    }
    window.addEventListener('storage', onStorage)
    window.addEventListener('pageshow', onVisible)
    document.addEventListener('visibilitychange', onVisible)
    return () => {
      window.removeEventListener('storage', onStorage)
      window.removeEventListener('pageshow', onVisible)
      document.removeEventListener('visibilitychange', onVisible)
    }
  }, [key, stored])
  useEffect(() => {
    const arrived = (event: Event) => {
      if ((event as CustomEvent<string>).detail === key) setValue(initial)
    }
    window.addEventListener(sentEvent, arrived)
    return () => window.removeEventListener(sentEvent, arrived)
  }, [key, initial])
  return [value, set, stored] as const
}
