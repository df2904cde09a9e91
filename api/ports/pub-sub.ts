import { EventEmitter } from 'node:events'

/** Something that open pages may be showing has changed. */
export interface Change {
  /** `discussion`, `discussions`, `notifications`, `earnings`, `record` … */
  channel: string
  id: string
  /** only these people are told, and staff */
  userIds: readonly string[]
  /** for the processes among themselves; it never leaves for a page */
  data?: unknown
}

/** The channel on which a process learns that it may have missed changes of others. */
export const missed = 'missed'

/** Carries changes to the open pages of every process. */
export interface PubSub {
  publish(changes: readonly Change[]): void
  subscribe(listener: (change: Change) => void): () => void
  /** What was published in the last so many milliseconds, oldest first; `missed` among it when not all of that is remembered. */
  recent(milliseconds: number): Change[]
  close(): Promise<void>
}

/** Milliseconds for which changes are remembered. */
export const REMEMBERED_MS = 60_000
const MOST_REMEMBERED = 10_000

export function localPubSub(): PubSub {
  const emitter = new EventEmitter()
  emitter.setMaxListeners(0)
  const remembered: { at: number; change: Change }[] = []
  /** when the youngest change was published that is forgotten */
  let forgotten = -Infinity
  const forget = (now: number) => {
    const kept = remembered.findIndex(({ at }) => at >= now - REMEMBERED_MS)
    const old = kept === -1 ? remembered.length : kept
    const last = remembered.splice(0, Math.max(old, remembered.length - MOST_REMEMBERED)).at(-1)
    if (last) forgotten = last.at
  }
  return {
    publish: (changes) => {
      const at = performance.now()
      for (const change of changes) {
        // what processes say among themselves is not for pages
        if (change.data === undefined) remembered.push({ at, change })
        emitter.emit('change', change)
      }
      forget(at)
    },
    recent: (milliseconds) => {
      const from = performance.now() - milliseconds
      const changes = remembered.filter(({ at }) => at >= from).map(({ change }) => change)
      return forgotten >= from ? [{ channel: missed, id: '', userIds: [] }, ...changes] : changes
    },
    subscribe: (listener) => {
      emitter.on('change', listener)
      return () => emitter.off('change', listener)
    },
    close: async () => {
      emitter.removeAllListeners()
    },
  }
}
