import { useSyncExternalStore } from 'react'
import { appearanceKey } from '#model/identity/storage-keys.ts'

export const appearances = ['system', 'light', 'dark'] as const
export type Appearance = (typeof appearances)[number]

const listeners = new Set<() => void>()

function stored(): Appearance {
  try {
    const value = localStorage.getItem(appearanceKey)
    return value === 'light' || value === 'dark' ? value : 'system'
  } catch {
    return 'system'
  }
}

let current: Appearance = typeof localStorage === 'undefined' ? 'system' : stored()

/** Puts the choice on the page; `system` leaves it to the device. */
export function paintAppearance() {
  if (current === 'system') delete document.documentElement.dataset.appearance
  else document.documentElement.dataset.appearance = current
}

function show(next: Appearance) {
  current = next
  paintAppearance()
  for (const listener of listeners) listener()
}

export function setAppearance(next: Appearance) {
  try {
    if (next === 'system') localStorage.removeItem(appearanceKey)
    else localStorage.setItem(appearanceKey, next)
  } catch {
    // holds until the page is left
  }
  show(next)
}

/** Pages that are open show what is chosen on another. */
export function followAppearance() {
  window.addEventListener('storage', ({ key }) => {
    if (key === appearanceKey) show(stored())
  })
}

const subscribe = (listener: () => void) => {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

export const useAppearance = () => useSyncExternalStore(subscribe, () => current)
