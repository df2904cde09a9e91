import { EventEmitter } from 'node:events'

/** Something that open pages may be showing has changed. */
export interface Change {
  /** `discussion`, `discussions`, `notifications`, `earnings`, `record` … */
  channel: string
  id: string
  /** only these people are notified; absent: everyone who may see it asks again */
  userIds?: readonly string[]
  /** for the processes among themselves; it never leaves for a page */
  data?: unknown
}

/** The channel on which a process learns that it may have missed changes of others. */
export const missed = 'missed'

/** Carries changes to the open pages of every process. */
export interface PubSub {
  publish(changes: readonly Change[]): void
  subscribe(listener: (change: Change) => void): () => void
  close(): Promise<void>
}

export function localPubSub(): PubSub {
  const emitter = new EventEmitter()
  emitter.setMaxListeners(0)
  return {
    publish: (changes) => changes.forEach((change) => emitter.emit('change', change)),
    subscribe: (listener) => {
      emitter.on('change', listener)
      return () => emitter.off('change', listener)
    },
    close: async () => {
      emitter.removeAllListeners()
    },
  }
}
