import { useEffect, useSyncExternalStore } from 'react'

/** The forms of the page that hold something unsaved, each with the way to discard it. */
const forms = new Map<object, () => void>()
const listeners = new Set<() => void>()

const changed = () => {
  for (const listener of listeners) listener()
}
const subscribe = (listener: () => void) => {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}
const nothing = () => undefined

/** While `dirty`, the page holds something unsaved; `discard` is called when the person gives it up. */
export function useUnsaved(dirty: boolean, discard: () => void = nothing) {
  useEffect(() => {
    if (!dirty) return
    const form = {}
    forms.set(form, discard)
    changed()
    return () => {
      forms.delete(form)
      changed()
    }
  }, [dirty, discard])
}

/** Whether any form of the page has unsaved changes. */
export const useAnyUnsaved = (): boolean => useSyncExternalStore(subscribe, () => forms.size > 0)

export function discardUnsaved() {
  for (const discard of [...forms.values()]) discard()
}

/** The browser asks before it closes or reloads the page, until the returned function is called. */
export function warnBeforeClose(): () => void {
  const ask = (event: BeforeUnloadEvent) => event.preventDefault()
  window.addEventListener('beforeunload', ask)
  return () => window.removeEventListener('beforeunload', ask)
}
