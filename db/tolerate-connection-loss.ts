import type pg from 'pg'

/** A connection that expires, idle or in use (the server restarts), must not take the process with it: its queries fail, and that is enough. */
export function tolerateConnectionLoss(pool: pg.Pool): void {
  pool.on('error', () => undefined)
  pool.on('connect', (client) => client.on('error', () => undefined))
}
