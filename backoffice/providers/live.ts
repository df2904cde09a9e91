import type { Change } from '#api/client/changes.ts'
import { followStream } from '#api/client/follow-changes.ts'
import { api } from './client.ts'

export interface LiveOptions {
  /** changes since the last call, at most every `gather` milliseconds; an empty list means: anything may have changed */
  onChanges: (changes: Change[]) => void
  onState?: (state: LiveState) => void
  gather?: number
  /** first wait before a reconnect, in milliseconds; doubles up to `longest` */
  shortest?: number
  longest?: number
}

/** `live`: changes arrive; `polling`: the line is down, the page asks now and then. */
export type LiveState = 'live' | 'polling'

/**
 * Follows the server's changes over one open request. A lost line is opened again with growing pauses; each attempt that
 * fails, and each new line, asks the page to look for itself, which is the polling fallback. Returns the way to stop.
 */
export function followChanges({
  onChanges,
  onState,
  gather = 250,
  shortest = 1000,
  longest = 15_000,
}: LiveOptions): () => void {
  let waiting: Change[] = []
  let timer: ReturnType<typeof setTimeout> | undefined
  const flush = () => {
    timer = undefined
    const changes = waiting
    waiting = []
    onChanges(changes)
  }
  const stop = followStream(api, {
    shortest,
    longest,
    onChange: (change) => {
      waiting.push(change)
      timer ??= setTimeout(flush, gather)
    },
    onOpen: (missed) => {
      onState?.('live')
      if (missed) onChanges([])
    },
    onLost: (_failures, ended) => {
      if (!ended) onState?.('polling')
    },
    onRetry: (ended) => {
      if (!ended) onChanges([])
    },
  })
  return () => {
    stop()
    clearTimeout(timer)
  }
}
