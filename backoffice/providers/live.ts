import { readChanges, type Change } from '#api/client/changes.ts'
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
  const stop = new AbortController()
  let waiting: Change[] = []
  let timer: ReturnType<typeof setTimeout> | undefined

  const flush = () => {
    timer = undefined
    const changes = waiting
    waiting = []
    onChanges(changes)
  }
  const hear = (change: Change) => {
    if (stop.signal.aborted) return
    waiting.push(change)
    timer ??= setTimeout(flush, gather)
  }

  const follow = async () => {
    let pause = shortest
    let missed = false
    while (!stop.signal.aborted) {
      const heard = await readLine(stop.signal, hear, () => {
        pause = shortest
        onState?.('live')
        if (missed) onChanges([])
      })
      if (stop.signal.aborted) return
      if (!heard) onState?.('polling')
      missed = true
      await wait(pause, stop.signal)
      if (!heard && !stop.signal.aborted) onChanges([])
      pause = Math.min(pause * 2, longest)
    }
  }
  void follow()
  return () => {
    stop.abort()
    clearTimeout(timer)
  }
}

/** Reads one line until it ends. False when it could not be opened, or broke. */
const readLine = (signal: AbortSignal, hear: (change: Change) => void, onOpen: () => void): Promise<boolean> =>
  readChanges(api, signal, onOpen, hear).then(
    () => true,
    () => false,
  )

const wait = (ms: number, signal: AbortSignal) =>
  new Promise<void>((resolve) => {
    const done = () => {
      clearTimeout(timer)
      signal.removeEventListener('abort', done)
      resolve()
    }
    const timer = setTimeout(done, ms)
    signal.addEventListener('abort', done)
  })
