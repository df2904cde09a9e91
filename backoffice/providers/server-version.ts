import { useSyncExternalStore } from 'react'

/** Version of the server as its answers name it. */
let version: string | undefined
const listeners = new Set<() => void>()

export function noteServerVersion(seen: string | null) {
  if (!seen || seen === version) return
  version = seen
  for (const listener of listeners) listener()
}

const subscribe = (listener: () => void) => {
  listeners.add(listener)
  return () => {
    listeners.delete(listener)
  }
}
const current = () => version

export const useServerVersion = () => useSyncExternalStore(subscribe, current, current)
