import { useSyncExternalStore } from 'react'

let forms = 0
const listeners = new Set<() => void>()
const tell = () => listeners.forEach((listener) => listener())

/** A form of the page has unsaved changes, until the returned function is called. */
export function noteUnsaved(): () => void {
  forms += 1
  tell()
  return () => {
    forms -= 1
    tell()
  }
}

const subscribe = (listener: () => void) => {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}

/** Whether any form of the page has unsaved changes. */
export const useUnsaved = (): boolean => useSyncExternalStore(subscribe, () => forms > 0)
