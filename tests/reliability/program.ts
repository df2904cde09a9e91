/** The real program, in a process of its own, on a port and a data folder of the test's. */
import Database from 'better-sqlite3'
import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterAll } from 'vitest'
import { openStore } from '#db/client.ts'
import { userSession } from '#db/schema/all.ts'
import { makeUser } from '#db/seed/factories.ts'
import { userType } from '#model/identity/enums.ts'
import { serverFlags } from '#api/build.mjs'
import { hashToken } from '#api/identity/sessions/lucia.ts'
import { freePort } from '../support/free-port.ts'
import { furnish } from '../support/setup/furnish.ts'

export const root = fileURLToPath(new URL('../..', import.meta.url))
export const secretKey = Buffer.alloc(32, 7).toString('base64')

const started = new Set<ChildProcess>()
const folders: string[] = []
afterAll(async () => {
  await Promise.all(
    [...started].map(async (child) => {
      const closed = once(child, 'close')
      child.kill('SIGKILL')
      await closed
    }),
  )
  for (const path of folders) rmSync(path, { recursive: true, force: true })
})

export interface Ended {
  code: number | null
  signal: NodeJS.Signals | null
  output: string
}
export interface Program {
  url: string
  /** milliseconds from the start to the first answer; throws with what was said when it ends before */
  ready: Promise<number>
  ended: Promise<Ended>
  kill: (signal: NodeJS.Signals) => void
  pid: number
  /** what it has said so far */
  said: () => string
}

/** A folder that goes with the test file. */
export function folder(): string {
  const path = mkdtempSync(join(tmpdir(), 'consilium-reliability-'))
  folders.push(path)
  return path
}

/** Runs a program of the house. Only the settings given reach it. */
export async function run(
  settings: Record<string, string>,
  args = [...serverFlags, 'dist/server/server.mjs'],
  /** a file descriptor that takes what it says, instead of the test */
  outputTo?: number,
): Promise<Program> {
  const port = settings.PORT ?? String(await freePort())
  const env = {
    PATH: process.env.PATH,
    HOME: process.env.HOME,
    NODE_ENV: 'production',
    LOG_LEVEL: 'error',
    DEMO_DATA: 'false',
    PORT: port,
    ...settings,
  }
  const begin = performance.now()
  const child = spawn(process.execPath, args, {
    cwd: root,
    env: env as NodeJS.ProcessEnv,
    stdio: ['ignore', outputTo ?? 'pipe', outputTo ?? 'pipe'],
  })
  started.add(child)
  let output = ''
  for (const stream of [child.stdout, child.stderr])
    stream?.setEncoding('utf8').on('data', (text: string) => (output += text))
  const ended = new Promise<Ended>((resolve) =>
    child.once('close', (code, signal) => {
      started.delete(child)
      resolve({ code, signal, output })
    }),
  )
  const url = `http://127.0.0.1:${port}`
  const ready = (async () => {
    for (;;) {
      if (
        await fetch(`${url}/api/ping`).then(
          (answer) => answer.ok,
          () => false,
        )
      )
        return performance.now() - begin
      if (child.exitCode !== null || child.signalCode !== null) throw new Error(`It ended: ${(await ended).output}`)
      await new Promise((resolve) => setTimeout(resolve, 10))
    }
  })()
  // a program that is meant not to start is asked for its end only
  ready.catch(() => undefined)
  return {
    url,
    ready,
    ended,
    kill: (signal) => void child.kill(signal),
    pid: child.pid ?? 0,
    said: () => output,
  }
}

/** A data folder with a database, reference data and one member of staff who is signed in. */
export async function furnished(): Promise<{ dataDir: string; token: string }> {
  const dataDir = folder()
  const url = `file:${join(dataDir, 'app.db')}`
  await furnish(url, 'reference')
  const store = await openStore(url)
  const now = new Date()
  const staff = await makeUser(store.db, now, { userType: userType.csr })
  const token = `reliability-${staff.id}`
  const far = new Date(now.getTime() + 86_400_000)
  await store.db.insert(userSession).values({
    hash: hashToken(token),
    userId: staff.id,
    mfaValidated: true,
    mfaUsed: 'email',
    createdAt: now,
    lastSeenAt: now,
    expiresAt: far,
    absoluteExpiresAt: far,
  })
  await store.close()
  return { dataDir, token }
}

export interface Writers {
  /** ids of the records whose making was acknowledged */
  acknowledged: Set<string>
  /** answers that were neither success nor a broken connection */
  refused: string[]
  /** resolves when all writers have stopped */
  stop: () => Promise<void>
}

/** Several people making records without a pause, until stopped or cut off. */
export function writers(url: string, token: string, people = 8): Writers {
  const acknowledged = new Set<string>()
  const refused: string[] = []
  let on = true
  let number = 0
  const write = async () => {
    while (on) {
      const name = `pool-${process.pid}-${Date.now()}-${++number}`
      const answer = await fetch(`${url}/api/rest/pools`, {
        method: 'POST',
        headers: { Authorization: `Bearer ${token}`, 'Content-Type': 'application/json' },
        body: JSON.stringify({ poolName: name, displayName: name }),
      }).catch(() => undefined)
      if (!answer) return
      const body = await answer.text().catch(() => undefined)
      if (body === undefined) return
      if (answer.status === 201) acknowledged.add((JSON.parse(body) as { id: string }).id)
      else refused.push(`${answer.status} ${body}`)
    }
  }
  const all = Promise.all(Array.from({ length: people }, write))
  return {
    acknowledged,
    refused,
    stop: async () => {
      on = false
      await all
    },
  }
}

/** What a database file says about itself, read without changing it. */
export function inspect(file: string) {
  const database = new Database(file, { readonly: true })
  const column = (sql: string) => database.prepare(sql).pluck().all() as string[]
  const result = {
    integrity: database.pragma('integrity_check', { simple: true }) as string,
    broken: (database.pragma('foreign_key_check') as unknown[]).length,
    pools: new Set(column('select id from pools')),
    audited: new Set(column(`select ref_id from log_lfc where ref_table = 'pools' and event = 'create'`)),
    counts: Object.fromEntries(
      column(`select name from sqlite_master where type = 'table' and name not like 'sqlite_%' order by name`).map(
        (name) => [name, database.prepare(`select count(*) from "${name}"`).pluck().get() as number],
      ),
    ),
  }
  database.close()
  return result
}
