import type { QueryClient, QueryKey } from '@tanstack/react-query'
import { createParser } from 'eventsource-parser'
import { refusal, send } from './client.ts'
import { getLogin } from './identity/session.ts'
import { keys } from './query-keys.ts'

/** One change that concerns the reader: a topic such as `discussion:<id>`, `discussions`, `notifications`, `earnings`. */
export interface Change {
  topic: string
  id?: string
}

/** The parts of the query cache that a topic makes stale. A discussion that moves also moves in the lists. */
export function keysOfTopic(topic: string): QueryKey[] {
  const [name, id] = topic.split(':')
  switch (name) {
    case 'discussion':
      return id === undefined ? [] : [keys.discussion.one(id), keys.discussions.all]
    case 'discussions':
      return [keys.discussions.all]
    case 'earnings':
      return [keys.earnings.all]
    case 'notifications':
      return [keys.notifications]
    default:
      return []
  }
}

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
    if (document.visibilityState === 'visible') void queries.refetchQueries({ type: 'active', predicate: isLive })
  }

  const connected = () => {
    // What happened while nobody listened is unknown, so everything live is asked for again.
    if (failures > 0) void queries.invalidateQueries({ predicate: isLive })
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
      await readChanges(stopped.signal, connected, change => {
        for (const queryKey of keysOfTopic(change.topic)) void queries.invalidateQueries({ queryKey })
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

const liveTopics = new Set<unknown>(['discussion', 'discussions', 'earnings', 'notifications'])
const isLive = ({ queryKey }: { queryKey: QueryKey }) => liveTopics.has(queryKey[0])

async function readChanges(signal: AbortSignal, onOpen: () => void, onChange: (change: Change) => void) {
  const path = '/user/changes'
  const token = getLogin()?.token
  const response = await send('GET', path, { signal, background: true, headers: { accept: 'text/event-stream' } })
  if (!response.ok || !response.body) throw await refusal(response, path, token)
  onOpen()
  const parser = createParser({
    onEvent: event => {
      const change = parseChange(event.data)
      if (change) onChange(change)
    },
  })
  const reader = response.body.pipeThrough(new TextDecoderStream()).getReader()
  for (let chunk = await reader.read(); !chunk.done; chunk = await reader.read()) parser.feed(chunk.value)
}

function parseChange(data: string): Change | undefined {
  try {
    const value: unknown = JSON.parse(data)
    return typeof value === 'object' && value !== null && 'topic' in value && typeof value.topic === 'string' ? (value as Change) : undefined
  } catch {
    return undefined
  }
}
