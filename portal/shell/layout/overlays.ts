import { useSyncExternalStore } from 'react'
import type { ConfirmationWay } from '#model/identity/sign-in/confirmation.ts'

/** The dialogs that any page can open. Forms and pages own all others. */
export type Overlay =
  | { readonly kind: 'contact' }
  | { readonly kind: 'help' }
  | { readonly kind: 'tax' }
  | {
      readonly kind: 'confirmIdentity'
      readonly ways: readonly ConfirmationWay[]
      readonly answer: (confirmed: boolean) => void
    }
  | { readonly kind: 'document'; readonly type: 'terms' | 'privacy' }

let open: Overlay | undefined
const listeners = new Set<() => void>()

export function openOverlay(next: Overlay | undefined) {
  open = next
  for (const listener of listeners) listener()
}

const subscribe = (listener: () => void) => {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

export const useOverlay = () => useSyncExternalStore(subscribe, () => open)
