import { useSyncExternalStore } from 'react'

export type Tone = 'success' | 'info' | 'warning' | 'error'

export interface Notice {
  readonly id: number
  readonly text: string
  readonly tone: Tone
}

let queue: readonly Notice[] = []
let nextId = 1
const listeners = new Set<() => void>()

function change(next: readonly Notice[]) {
  queue = next
  for (const listener of listeners) listener()
}

/**
 * Shows a short message at the foot of the page, one at a time. The same text is not queued twice. A failure is shown at
 * once, and one that repeats starts again.
 */
export function notify(text: string, tone: Tone = 'info') {
  const failed = tone === 'error'
  const others = queue.filter((notice) => notice.text !== text)
  if (!failed && others.length < queue.length) return
  const notice = { id: nextId++, text, tone }
  change(failed ? [notice, ...others] : [...others, notice])
}

export function dismiss(id: number) {
  change(queue.filter((notice) => notice.id !== id))
}

const subscribe = (listener: () => void) => {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

export const useNotice = () => useSyncExternalStore(subscribe, () => queue[0])
