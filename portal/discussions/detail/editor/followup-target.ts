import { useSyncExternalStore } from 'react'

export interface FollowupTarget {
  queryExpertId: string
  name: string
}

/** The expert whom the asker has just chosen to ask back, until the editor has taken it up. */
let target: FollowupTarget | undefined
const listeners = new Set<() => void>()

export function openFollowup(next: FollowupTarget | undefined) {
  target = next
  for (const listener of listeners) listener()
}

const subscribe = (listener: () => void) => {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

export const useFollowupTarget = () => useSyncExternalStore(subscribe, () => target)
