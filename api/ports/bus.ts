import { EventEmitter } from 'node:events'

/** Something that open pages may be showing has changed. */
export interface Change {
  /** `discussion`, `discussions`, `notifications`, `earnings`, `record` … */
  topic: string
  id: string
  /** only these people are told; absent: everyone who may see the topic asks for himself */
  userIds?: readonly string[]
  /** for the processes among themselves; it never leaves for a page */
  data?: unknown
}

/** The topic that tells that changes of other processes were not heard for a while. */
export const missed = 'missed'

/** Carries changes to the open pages of every process. */
export interface Bus {
  publish(changes: readonly Change[]): void
  subscribe(listener: (change: Change) => void): () => void
  close(): Promise<void>
}

export function localBus(): Bus {
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
