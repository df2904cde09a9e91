import type { QueryClient, QueryKey } from '@tanstack/react-query'
import { createParser } from 'eventsource-parser'
import { inBackground, refusal, send } from './client.ts'
import { getLogin } from './identity/session.ts'
import { keys } from './query-keys.ts'

/** One change that concerns the reader. The id is the record's; pages may know it by another name, so topics count. */
export interface Change {
  topic: string
  id?: string
}

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
    // What happened while nobody listened is unknown, so everything live is asked for again.
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
      await readChanges(stopped.signal, connected, (change) => {
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

/** The server says something every 15 s; a stream that is silent for longer is dead, though nobody has said so. */
const silentFor = 45_000

async function readChanges(signal: AbortSignal, onOpen: () => void, onChange: (change: Change) => void) {
  const path = '/user/changes'
  const token = getLogin()?.token
  const gone = new AbortController()
  const watch = () => setTimeout(() => gone.abort(), silentFor)
  let watchdog = watch()
  try {
    const response = await send('GET', path, {
      signal: AbortSignal.any([signal, gone.signal]),
      background: true,
      headers: { accept: 'text/event-stream' },
    })
    if (!response.ok || !response.body) throw await refusal(response, path, token)
    onOpen()
    const parser = createParser({
      onEvent: (event) => {
        const change = parseChange(event.data)
        if (change) onChange(change)
      },
    })
    const reader = response.body.pipeThrough(new TextDecoderStream()).getReader()
    for (let chunk = await reader.read(); !chunk.done; chunk = await reader.read()) {
      clearTimeout(watchdog)
      watchdog = watch()
      parser.feed(chunk.value)
    }
  } finally {
    clearTimeout(watchdog)
  }
}

function parseChange(data: string): Change | undefined {
  try {
    const value: unknown = JSON.parse(data)
    return typeof value === 'object' && value !== null && 'topic' in value && typeof value.topic === 'string'
      ? (value as Change)
      : undefined
  } catch {
    return undefined
  }
}
