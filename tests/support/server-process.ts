import { spawn } from 'node:child_process'
import { cpSync, existsSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { serverFlags } from '#api/build.mjs'
import type { Template } from './setup/demo-template.ts'
import { freePort } from './free-port.ts'
import { createDatabase } from './setup/postgres-server.ts'

const root = fileURLToPath(new URL('../..', import.meta.url))

export interface Message {
  id: string
  channel: string
  to: string
  subject: string
  text: string
  createdAt: string
}

/** A product that runs as people run it: its own process, port, data folder and database. */
export interface RunningProduct {
  url: string
  pid: number
  dataFolder: string
  /** as `DATABASE_URL` */
  database: string
  /** messages to an address, newest first */
  inbox: (to: string) => Promise<Message[]>
  /** moves the product's clock and runs what has become due */
  pass: (seconds: number) => Promise<void>
  /** what the process has said so far */
  log: () => string
  /** @param keep sees the data folder before it is removed */
  stop: (keep?: (dataFolder: string) => void) => Promise<void>
}

/** Starts and ends within these, or the test fails: milliseconds. */
const readyWithin = 90_000
const stopWithin = 12_000

/**
 * Starts the server as built, the one that `npm start` runs, and waits until it answers.
 * @param postgres address of a PostgreSQL server on which a database is made; without it the product runs on SQLite
 * @param template what it starts with, instead of an empty database
 * @param scanner address of a virus scanner, as `CLAMD_URL`
 * @param settings further ones
 * @throws Error with what the process said, when it does not come up
 */
export async function startServer({
  postgres,
  demoData,
  template,
  scanner,
  settings = {},
  port: given,
}: {
  postgres?: string
  template?: Template
  demoData: boolean
  scanner?: string
  settings?: NodeJS.ProcessEnv
  port?: number
}): Promise<RunningProduct> {
  const dataFolder = mkdtempSync(join(existsSync('/dev/shm') ? '/dev/shm' : tmpdir(), 'consilium-e2e-'))
  if (template) cpSync(template.folder, dataFolder, { recursive: true })
  const port = given ?? (await freePort())
  const url = `http://localhost:${port}`
  const database = postgres ? await createDatabase(postgres, template?.database) : `file:${join(dataFolder, 'app.db')}`
  const env: NodeJS.ProcessEnv = {
    ...process.env,
    NODE_ENV: 'production',
    NODE_OPTIONS: '',
    APP_ENV: 'test',
    PORT: String(port),
    DATA_DIR: dataFolder,
    DATABASE_URL: database,
    DEMO_DATA: String(demoData),
    LOG_LEVEL: 'warn',
    ...(scanner && { CLAMD_URL: scanner }),
    ...settings,
  }
  const child = spawn(process.execPath, [...serverFlags, 'dist/server/server.mjs'], {
    cwd: root,
    env,
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let said = ''
  child.stdout.setEncoding('utf8').on('data', (text: string) => (said += text))
  child.stderr.setEncoding('utf8').on('data', (text: string) => (said += text))
  const ended = new Promise<void>((resolve) => child.once('close', () => resolve()))
  const gone = () => child.exitCode !== null || child.signalCode !== null

  const stop: RunningProduct['stop'] = async (keep) => {
    const crashed = gone()
    child.kill('SIGTERM')
    const timer = setTimeout(() => child.kill('SIGKILL'), stopWithin)
    await ended
    clearTimeout(timer)
    keep?.(dataFolder)
    rmSync(dataFolder, { recursive: true, force: true })
    if (crashed || child.signalCode === 'SIGKILL')
      throw new Error(`The product ${crashed ? 'ended by itself' : 'did not stop'}:\n${said}`)
  }

  const deadline = Date.now() + readyWithin
  while (!(await answers(url))) {
    if (gone() || Date.now() > deadline) {
      child.kill('SIGKILL')
      await ended
      rmSync(dataFolder, { recursive: true, force: true })
      throw new Error(`The product did not start:\n${said}`)
    }
    await new Promise((resolve) => setTimeout(resolve, 50))
  }
  return { url, pid: child.pid ?? 0, dataFolder, database, stop, log: () => said, ...development(url) }
}

const answers = (url: string) =>
  fetch(`${url}/api/ping`).then(
    (answer) => answer.ok,
    () => false,
  )

function development(url: string): Pick<RunningProduct, 'inbox' | 'pass'> {
  return {
    inbox: async (to) => {
      const answer = await fetch(`${url}/api/dev/inbox?to=${encodeURIComponent(to)}`)
      return ((await answer.json()) as { data: Message[] }).data
    },
    pass: async (seconds) => {
      const body = JSON.stringify({ advance: seconds })
      const answer = await fetch(`${url}/api/dev/clock`, {
        method: 'POST',
        body,
        headers: { 'Content-Type': 'application/json' },
      })
      if (!answer.ok) throw new Error(`The clock was not moved: ${answer.status}`)
    },
  }
}
