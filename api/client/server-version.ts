import { useSyncExternalStore } from 'react'

/** The server's version as its first answer named it: the one that this page was loaded from. */
let first: string | undefined
let latest: string | undefined
const listeners = new Set<() => void>()

export function noteServerVersion(seen: string | null) {
  if (!seen || seen === latest) return
  first ??= seen
  latest = seen
  for (const listener of listeners) listener()
}

/** A newer server has newer pages: the next one is loaded again, before its code is missed. */
export const serverHasChanged = () => first !== latest

const subscribe = (listener: () => void) => {
  listeners.add(listener)
  return () => listeners.delete(listener)
}
const current = () => latest
export const useServerVersion = () => useSyncExternalStore(subscribe, current, current)
