import type { QueryClient, QueryKey } from '@tanstack/react-query'
import { readChanges } from '#api/client/changes.ts'
import { inBackground } from '#api/client/http.ts'
import { api } from './client.ts'
import { getLogin } from './identity/session.ts'
import { keys } from './query-keys.ts'

const keysByTopic: Readonly<Record<string, readonly QueryKey[]>> = {
  // a discussion that moves also moves in the lists
  discussion: [keys.discussion.all, keys.discussions.all, keys.uploads.all],
  discussions: [keys.discussions.all],
  earnings: [keys.earnings.all],
  notifications: [keys.notifications],
  uploads: [keys.uploads.all],
  // whatever changes at one's own account, its files too
  users: [keys.uploads.all],
}

/** The parts of the query cache that a topic makes stale. */
export const keysOfTopic = (topic: string): readonly QueryKey[] =>
  Object.hasOwn(keysByTopic, topic) ? (keysByTopic[topic] ?? []) : []

export const pollEvery = 5000
export const pollAfterFailures = 3
/** Milliseconds before the next try after that many failures in a row: 0.5 s, 1 s, 2 s … at most 30 s. */
export const backOff = (failures: number) => Math.min(30_000, 500 * 2 ** Math.max(0, failures - 1))

/**
 * Keeps what is on the page fresh: follows the server's stream of changes; when that fails three times, refreshes what is
 * shown every 5 s until the stream is back. Returns the way to stop.
 */
export function followChanges(queries: QueryClient): () => void {
  const stopped = new AbortController()
  let failures = 0
  let polling: ReturnType<typeof setInterval> | undefined
  let retry: ReturnType<typeof setTimeout> | undefined

  const refreshShown = () => {
    if (document.visibilityState === 'visible')
      inBackground(() => void queries.refetchQueries({ type: 'active', predicate: isLive }))
  }

  const connected = () => {
    // What happened while no one listened is unknown, so everything live is asked for again.
    if (failures > 0) inBackground(() => void queries.invalidateQueries({ predicate: isLive }))
    failures = 0
    clearInterval(polling)
    polling = undefined
  }

  const tryLater = () => {
    failures += 1
    if (failures >= pollAfterFailures) polling ??= setInterval(refreshShown, pollEvery)
    retry = setTimeout(() => void listen(), backOff(failures))
  }

  const listen = async () => {
    try {
      await readChanges(api, stopped.signal, connected, (change) => {
        inBackground(() => {
          for (const queryKey of keysOfTopic(change.topic)) void queries.invalidateQueries({ queryKey })
        })
      })
    } catch {
      // the connection broke: tried again below
    }
    if (!stopped.signal.aborted && getLogin()) tryLater()
  }

  void listen()
  return () => {
    stopped.abort()
    clearInterval(polling)
    clearTimeout(retry)
  }
}

const isLive = ({ queryKey }: { queryKey: QueryKey }) =>
  typeof queryKey[0] === 'string' && Object.hasOwn(keysByTopic, queryKey[0])
