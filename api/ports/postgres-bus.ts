import pg from 'pg'
import { localBus, type Bus, type Change } from './bus.ts'

const CHANNEL = 'consilium_changes'
const MAX_BYTES = 7_500
const RECONNECT_MS = 1_000

/** Changes travel between processes by LISTEN and NOTIFY; while the database is away they stay in this process. */
export function postgresBus(
  url: string,
  pool: { query(sql: string, values: unknown[]): Promise<unknown> } = new pg.Pool({ connectionString: url, max: 2 }),
): Bus {
  const local = localBus()
  /** one after the other: over two connections the second could be heard first */
  let last: Promise<unknown> = Promise.resolve()
  let client: pg.Client | undefined
  let closed = false
  const listen = async () => {
    if (closed) return
    const next = new pg.Client({ connectionString: url })
    const again = () => {
      if (client === next) client = undefined
      if (!closed) setTimeout(() => void listen().catch(() => undefined), RECONNECT_MS).unref()
    }
    next.on('error', () => undefined)
    next.on('end', again)
    next.on('notification', (message) => {
      if (message.payload) local.publish(JSON.parse(message.payload) as Change[])
    })
    try {
      await next.connect()
      await next.query(`listen ${CHANNEL}`)
      client = next
    } catch {
      await next.end().catch(() => undefined)
    }
  }
  void listen()
  return {
    publish: (changes) => {
      const payload = JSON.stringify(changes)
      if (!client || payload.length > MAX_BYTES) return local.publish(changes)
      last = last
        .then(() => pool.query('select pg_notify($1, $2)', [CHANNEL, payload]))
        .catch(() => local.publish(changes))
    },
    subscribe: (listener) => local.subscribe(listener),
    close: async () => {
      closed = true
      await client?.end().catch(() => undefined)
      if (pool instanceof pg.Pool) await pool.end().catch(() => undefined)
      await local.close()
    },
  }
}
