/** Two started programs on one PostgreSQL that the test may stop. */
import pg from 'pg'
import { randomUUID } from 'node:crypto'
import { SMTPServer } from 'smtp-server'
import { afterAll } from 'vitest'
import { hashToken } from '#api/identity/sessions/lucia.ts'
import { createDatabase, startOwnPostgres, type OwnPostgres } from '../../support/setup/postgres-server.ts'
import { freePort } from '../../support/free-port.ts'
import { folder, run, secretKey, type Program } from '../program.ts'

export interface Pair {
  server: OwnPostgres
  database: string
  token: string
  start: (settings?: Record<string, string>) => Promise<Program>
  endAll: () => Promise<void>
  /** asks the database itself */
  ask: <T = Record<string, unknown>>(sql: string, values?: unknown[]) => Promise<T[]>
}

/** A server and a database with the demo in it, and staff who are signed in. */
export async function pair(): Promise<Pair> {
  const server = await startOwnPostgres()
  afterAll(() => server.stop())
  const database = await createDatabase(server.url)
  const started = new Set<Program>()
  const endAll = async () => {
    for (const program of started) {
      program.kill('SIGKILL')
      await program.ended
    }
    started.clear()
  }
  const ask: Pair['ask'] = async (sql, values = []) => {
    const client = new pg.Client(database)
    await client.connect()
    const { rows } = await client.query(sql, values)
    await client.end()
    return rows as never
  }
  const start: Pair['start'] = async (settings = {}) => {
    const program = await run({
      DATABASE_URL: database,
      DATA_DIR: folder(),
      SECRET_KEY: secretKey,
      DEMO_DATA: 'true',
      ...settings,
    })
    started.add(program)
    await program.ready
    return program
  }
  const first = await start()
  first.kill('SIGTERM')
  await first.ended
  const token = `reliability-${randomUUID()}`
  await ask(
    `insert into user_session (hash, user_id, mfa_validated, mfa_used, created_at, last_seen_at, expires_at, absolute_expires_at)
     select $1, id, true, 'email', now(), now(), now() + interval '1 day', now() + interval '1 day'
     from "user" where email = 'csr.super@consilium.test'`,
    [hashToken(token)],
  )
  return { server, database, token, start, endAll, ask }
}

export interface Patient {
  acknowledged: Set<string>
  /** anything but success, and 503 with Retry-After */
  wrong: string[]
  /** how often they were told to come back */
  turnedAway: () => number
  stop: () => Promise<void>
}

/** People who make records without a pause and come back when they are told to. Cut off, they stop. */
export function patientWriters(url: string, token: string, people = 6): Patient {
  const acknowledged = new Set<string>()
  const wrong: string[] = []
  let turnedAway = 0
  let on = true
  const write = async () => {
    while (on) {
      const name = `pool-${randomUUID()}`
      const answer = await fetch(`${url}/api/rest/pools`, {
        method: 'POST',
        headers: { Authorization: `Bearer ${token}`, 'Content-Type': 'application/json' },
        body: JSON.stringify({ poolName: name, displayName: name }),
      }).catch(() => undefined)
      const body = await answer?.text().catch(() => undefined)
      if (!answer || body === undefined) return
      if (answer.status === 201) acknowledged.add((JSON.parse(body) as { id: string }).id)
      else if (answer.status === 503 && Number(answer.headers.get('retry-after')) > 0) {
        turnedAway++
        await new Promise((resolve) => setTimeout(resolve, 20))
      } else wrong.push(`${answer.status} ${body}`)
    }
  }
  const all = Promise.all(Array.from({ length: people }, write))
  return {
    acknowledged,
    wrong,
    turnedAway: () => turnedAway,
    stop: async () => {
      on = false
      await all
    },
  }
}

export interface MailServer {
  url: string
  /** subjects of the mails that were taken, in order */
  taken: string[]
  /** subjects of those that it has been given and not answered yet */
  held: Set<string>
  /** connections that have ended */
  closed: ReadonlySet<string>
}

/** A real mail server that answers a mail when `wait` is over. What its sender did not wait for is not taken. */
export async function slowMailServer(wait: (subject: string) => Promise<unknown>): Promise<MailServer> {
  const taken: string[] = []
  const held = new Set<string>()
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS', 'AUTH'],
    socketTimeout: 120_000,
    onData(stream, session, done) {
      let text = ''
      stream.on('data', (piece: Buffer) => (text += piece.toString()))
      stream.on('end', () => {
        const subject = /^Subject: (.+)$/m.exec(text)?.[1]?.trim() ?? ''
        held.add(subject)
        void wait(subject).then(() => {
          held.delete(subject)
          if (!closed.has(session.id)) taken.push(subject)
          done()
        })
      })
    },
    onClose: (session) => void closed.add(session.id),
  })
  const closed = new Set<string>()
  server.on('error', () => undefined)
  const port = await freePort()
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve))
  afterAll(() => new Promise<void>((resolve) => server.close(() => resolve())))
  return { url: `smtp://127.0.0.1:${port}`, taken, held, closed }
}

/** Puts mails into the outbox, each with the job that sends it, as a transaction of the product does. */
export async function post({ ask }: Pair, subjects: readonly string[]): Promise<void> {
  for (const subject of subjects) {
    const id = randomUUID()
    await ask(
      `with mail as (
         insert into notification (id, type, purpose, "to", subject, text, status, cause, created_at, due_at)
         values ($1, 'email', 'test', 'reader@example.test', $2, 'A text', 'new', $1, now(), now())
       )
       insert into job (id, kind, payload, run_at, attempts, created_at)
       values ($1, 'notification.deliver', jsonb_build_object('id', $1::text), now(), 0, now())`,
      [id, subject],
    )
  }
}
