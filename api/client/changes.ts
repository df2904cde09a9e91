import { createParser } from 'eventsource-parser'
import type { Client } from './http.ts'

/** One change that concerns the reader. The id is the record's; pages may know it by another name, so channels count. */
export interface Change {
  channel: string
  id: string
}

/** The server says something every 15 s; a stream that is silent for longer is dead, though no one has said so. */
const SILENCE_MS = 45_000

/**
 * Reads the server's stream of changes until it ends; first comes what changed in the last `recent` milliseconds.
 * @throws ApiError when it is refused or breaks
 */
export async function readChanges(
  client: Client,
  signal: AbortSignal,
  onOpen: () => void,
  onChange: (change: Change) => void,
  recent = 0,
) {
  const path = '/user/changes'
  const token = client.token()
  const gone = new AbortController()
  const watch = () => setTimeout(() => gone.abort(), SILENCE_MS)
  let watchdog = watch()
  try {
    const response = await client.send('GET', path, {
      query: { recent },
      signal: AbortSignal.any([signal, gone.signal]),
      background: true,
      headers: { accept: 'text/event-stream' },
    })
    if (!response.ok || !response.body) throw await client.refusal(response, path, token)
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
    if (typeof value !== 'object' || value === null) return undefined
    const { channel, id } = value as Partial<Change>
    return typeof channel === 'string' && channel !== '' ? { channel, id: typeof id === 'string' ? id : '' } : undefined
  } catch {
    return undefined
  }
}
