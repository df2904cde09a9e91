import { useSyncExternalStore } from 'react'

/** Whether to sign out although something that was typed is not saved: asked from wherever signing out begins. */

let answer: ((yes: boolean) => void) | undefined
const listeners = new Set<() => void>()

function set(next: typeof answer) {
  answer = next
  for (const listener of listeners) listener()
}

export const askToSignOut = () =>
  new Promise<boolean>((resolve) => {
    answer?.(false)
    set((yes) => {
      set(undefined)
      resolve(yes)
    })
  })

const subscribe = (listener: () => void) => {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}

/** The way to answer; undefined while nothing is asked. */
export const useSignOutQuestion = () => useSyncExternalStore(subscribe, () => answer)
