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

/** Shows a short message at the foot of the page: one at a time, 3 s each. The same text is not queued twice. */
export function notify(text: string, tone: Tone = 'info') {
  if (queue.some((notice) => notice.text === text)) return
  change([...queue, { id: nextId++, text, tone }])
}

export function dismiss(id: number) {
  change(queue.filter((notice) => notice.id !== id))
}

const subscribe = (listener: () => void) => {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

export const useNotice = () => useSyncExternalStore(subscribe, () => queue[0])
