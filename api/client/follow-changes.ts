import { readChanges, type Change } from './changes.ts'
import type { Client } from './http.ts'
import { getLogin } from './session.ts'

export interface Following {
  onChange: (change: Change) => void
  /** the stream is open; `missed`: what has changed since the page was read, or since it was lost, is unknown */
  onOpen: (missed: boolean) => void
  /** it was lost for the n-th time in a row; `ended`: the server has closed it, nothing broke */
  onLost: (failures: number, ended: boolean) => void
  /** before each new try */
  onRetry?: (ended: boolean) => void
  /** milliseconds: the first pause, and the longest */
  shortest: number
  longest: number
}

/** Milliseconds before the next try after that many failures in a row: each pause is twice the one before. */
export const backOff = (failures: number, { shortest, longest }: Pick<Following, 'shortest' | 'longest'>) =>
  Math.min(longest, shortest * 2 ** Math.max(0, failures - 1))

/** Milliseconds: the server remembers changes that long, and a request may take that long from the page to the server. */
const remembered = 60_000
const IN_FLIGHT_MS = 5000

/** Follows the server's stream of changes as long as someone is signed in, and opens it again when it is lost. Returns the way to stop. */
export function followStream(client: Client, following: Following): () => void {
  const { onChange, onOpen, onLost, onRetry } = following
  const stopped = new AbortController()
  let failures = 0
  let retry: ReturnType<typeof setTimeout> | undefined

  // what still arrives when the session has just ended is for no one
  const isOver = () => stopped.signal.aborted || !getLogin()

  const listen = async () => {
    const asked = performance.now()
    const opened = () => {
      if (isOver()) return
      const missed = failures > 0 || performance.now() - asked > IN_FLIGHT_MS
      failures = 0
      onOpen(missed)
    }
    const changed = (change: Change) => {
      if (!isOver()) onChange(change)
    }
    // the page has read already, and no answer on it is older than the page
    const recent = failures > 0 ? 0 : Math.min(remembered, Math.ceil(asked) + IN_FLIGHT_MS)
    const ended = await readChanges(client, stopped.signal, opened, changed, recent).then(
      () => true,
      () => false,
    )
    if (isOver()) return
    failures += 1
    onLost(failures, ended)
    retry = setTimeout(
      () => {
        if (isOver()) return
        onRetry?.(ended)
        void listen()
      },
      backOff(failures, following),
    )
  }
  void listen()
  return () => {
    stopped.abort()
    clearTimeout(retry)
  }
}
