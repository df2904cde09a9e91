import { createRequire } from 'node:module'
import type Pg from 'pg'
import { tolerateConnectionLoss } from '#db/tolerate-connection-loss.ts'
import { localPubSub, missed, type PubSub, type Change } from './pub-sub.ts'

const CHANNEL = 'consilium_changes'
/** PostgreSQL takes 8,000 bytes in one message. */
const MAX_BYTES = 7_500
const RECONNECT_MS = 1_000
const CONNECT_WITHIN_MS = 5_000

const require = createRequire(import.meta.url)
/** On SQLite no one needs it: it loads when this is first used. */
const driver = () => require('pg') as typeof Pg

interface Notifier {
  query(sql: string, values: unknown[]): Promise<unknown>
}

function ownPool(url: string): Pg.Pool & Notifier {
  const pool = new (driver().Pool)({
    connectionString: url,
    max: 2,
    connectionTimeoutMillis: CONNECT_WITHIN_MS,
    statement_timeout: CONNECT_WITHIN_MS,
    keepAlive: true,
  })
  tolerateConnectionLoss(pool)
  return pool
}

/** In messages that PostgreSQL takes: many changes, or many people of one, are sent in several. */
function messages(changes: readonly Change[]): string[] {
  const payload = JSON.stringify(changes)
  if (Buffer.byteLength(payload) <= MAX_BYTES) return [payload]
  const halves = <T>(list: readonly T[]) => [list.slice(0, list.length >> 1), list.slice(list.length >> 1)]
  if (changes.length > 1) return halves(changes).flatMap(messages)
  const [change] = changes
  if (!change || change.userIds.length < 2) return []
  return halves(change.userIds).flatMap((userIds) => messages([{ ...change, userIds }]))
}

/**
 * Changes travel between processes by LISTEN and NOTIFY. While the database is away they stay in this process; when it is
 * back, this process listens again by itself.
 */
export function postgresPubSub(url: string, notifier: Notifier & { end?(): Promise<unknown> } = ownPool(url)): PubSub {
  const local = localPubSub()
  /** one after the other: over two connections the second could be received first */
  let last: Promise<unknown> = Promise.resolve()
  let client: Pg.Client | undefined
  let timer: NodeJS.Timeout | undefined
  let closed = false
  let listenedBefore = false
  const listen = async () => {
    const next = new (driver().Client)({
      connectionString: url,
      connectionTimeoutMillis: CONNECT_WITHIN_MS,
      keepAlive: true,
    })
    const ended = new Promise<void>((resolve) => next.once('end', resolve))
    next.on('error', () => undefined)
    next.on('notification', (message) => {
      if (message.payload) local.publish(JSON.parse(message.payload) as Change[])
    })
    try {
      await next.connect()
      await next.query(`listen ${CHANNEL}`)
      client = next
      if (listenedBefore) local.publish([{ channel: missed, id: '', userIds: [] }])
      listenedBefore = true
      if (closed) await next.end()
      await ended
    } catch {
      await next.end().catch(() => undefined)
    }
    client = undefined
    if (!closed) timer = setTimeout(() => void listen(), RECONNECT_MS).unref()
  }
  void listen()
  return {
    publish: (changes) => {
      const payloads = messages(changes)
      // what was sent while no one listened here is announced here
      const heardHere = client !== undefined && payloads.length > 0
      if (!heardHere) local.publish(changes)
      last = last
        .then(async () => {
          for (const payload of payloads) await notifier.query('select pg_notify($1, $2)', [CHANNEL, payload])
        })
        .catch(() => {
          if (heardHere) local.publish(changes)
        })
    },
    subscribe: (listener) => local.subscribe(listener),
    recent: (milliseconds) => local.recent(milliseconds),
    close: async () => {
      closed = true
      clearTimeout(timer)
      await client?.end().catch(() => undefined)
      await notifier.end?.().catch(() => undefined)
      await local.close()
    },
  }
}
