/**
 * The product over HTTP beside a bare line of node:http and prepared statements (bare-line.mjs): the same file, the same questions, the same
 * run, each program in a process of its own. `npx tsx tests/bench/http.ts [rows]`, on PostgreSQL with DATABASE_URL.
 * Rounds alternate between the two; figures are medians of rounds. On a machine that others use too, read the processor time.
 */
import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { cpSync, mkdtempSync, rmSync } from 'node:fs'
import { Agent, request } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { buildStale, serverFlags } from '#api/build.mjs'
import { freePort } from '../support/free-port.ts'
import { openProduct } from './product.ts'
import { addUsers, families } from './many-users.ts'
import { median, memoryMb, processorMs } from './figures.ts'

const ROWS = Number(process.argv[2] ?? 100_000)
const ROUNDS = Number(process.env.BENCH_RUNS ?? 5)
const only = process.env.BENCH_ONLY?.split(',')

if (!(await buildStale({ only: 'server' }))) throw new Error('The server could not be built')
const folder = mkdtempSync(join(tmpdir(), 'bench-http-'))
const onPostgres = process.env.DATABASE_URL?.startsWith('postgres')
const url = onPostgres ? (process.env.DATABASE_URL ?? '') : `file:${join(folder, 'app.db')}`
const bench = await openProduct(url)
const { user } = await import('#db/schema/all.ts')
const rows = await bench.store.db.select({ id: user.id }).from(user)
const ids = rows.length >= ROWS ? rows.map(({ id }) => id) : await addUsers(bench.store, ROWS - rows.length, new Date())
const { headers } = await bench.signInStaff()
await bench.close()

interface Program {
  base: string
  child: ChildProcess
  pid: number
}
interface Question {
  method: 'GET' | 'PUT' | 'POST'
  ours: (n: number) => string
  bare: (n: number) => string
  body?: (n: number) => unknown
  requests: number
}

const idAt = (n: number) => ids[(n * 7919) % ids.length] ?? ''
const word = (n: number) => families[n % families.length]?.toLowerCase() ?? ''
const list = (filter: object) =>
  `/api/rest/users?${new URLSearchParams({ filter: JSON.stringify(filter), sort: '["lastName","ASC"]', range: '[0,24]' })}`
const run = Date.now()
const questions: Record<string, Question> = {
  'one record': {
    method: 'GET',
    ours: (n) => `/api/rest/users/${idAt(n)}`,
    bare: (n) => `/one?id=${idAt(n)}`,
    requests: 1_000,
  },
  'page of 25 and total': {
    method: 'GET',
    ours: () => list({ userType: 2 }),
    bare: () => '/page',
    requests: 300,
  },
  'search of two words and total': {
    method: 'GET',
    ours: (n) => list({ q: `hana ${word(n)}` }),
    bare: (n) => `/search?q=${word(n)}`,
    requests: 60,
  },
  'update, on disk': {
    method: 'PUT',
    ours: (n) => `/api/rest/users/${idAt(n)}`,
    bare: (n) => `/update?id=${idAt(n)}`,
    body: (n) => ({ suffix: `MD ${n}` }),
    requests: 300,
  },
  'create, on disk': {
    method: 'POST',
    ours: () => '/api/rest/users',
    bare: () => '/create',
    body: (n) => ({ email: `new${n}-${run}@example.test`, firstName: 'New', lastName: 'Person', userType: 1 }),
    requests: 300,
  },
}

const programs: Program[] = []
async function startBare(): Promise<Program> {
  const file = join(folder, 'bare.db')
  // one writes into its own copy: two programs on one file would wait for each other
  cpSync(join(folder, 'app.db'), file)
  const child = spawn(process.execPath, [join(import.meta.dirname, 'bare-line.mjs'), file], {
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const [said] = (await once(child.stdout, 'data')) as [Buffer]
  return { base: `http://127.0.0.1:${said.toString().trim()}`, child, pid: child.pid ?? 0 }
}
async function startOurs(): Promise<Program> {
  const port = String(await freePort())
  const flags = process.env.BENCH_NODE_FLAGS?.split(' ') ?? []
  const child = spawn(process.execPath, [...serverFlags, ...flags, 'dist/server/server.mjs'], {
    env: {
      PATH: process.env.PATH,
      HOME: process.env.HOME,
      NODE_ENV: 'production',
      APP_ENV: 'test',
      LOG_LEVEL: 'error',
      DEMO_DATA: 'false',
      PORT: port,
      DATABASE_URL: url,
      DATA_DIR: folder,
    },
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  const base = `http://127.0.0.1:${port}`
  while (!(await fetch(`${base}/api/ping`).catch(() => undefined))?.ok) {
    if (child.exitCode !== null) throw new Error('The product ended by itself')
    await new Promise((resolve) => setTimeout(resolve, 20))
  }
  return { base, child, pid: child.pid ?? 0 }
}

const token = headers.get('authorization') ?? ''
function ask(agent: Agent, address: string, method: string, body: unknown): Promise<void> {
  return new Promise((resolve, reject) => {
    const text = body === undefined ? undefined : JSON.stringify(body)
    const call = request(
      address,
      {
        agent,
        method,
        headers: {
          authorization: token,
          ...(text !== undefined && { 'content-type': 'application/json', 'content-length': Buffer.byteLength(text) }),
        },
      },
      (answer) => {
        if ((answer.statusCode ?? 0) >= 300) reject(new Error(`${method} ${address}: ${answer.statusCode}`))
        answer.resume().on('end', resolve)
      },
    )
    call.on('error', reject)
    call.end(text)
  })
}

interface Figures {
  cpu: number
  median: number
  p99: number
  perSecond: number
}
let asked = 0
async function round(program: Program, question: Question, connections: number): Promise<Figures> {
  const agent = new Agent({ keepAlive: true, maxSockets: connections })
  const path = program === programs[0] ? question.ours : question.bare
  const taken: number[] = []
  const requests = question.requests
  let begun = 0
  const worker = async () => {
    while (begun < requests) {
      begun++
      const n = asked++
      const started = performance.now()
      await ask(agent, program.base + path(n), question.method, question.body?.(n))
      taken.push(performance.now() - started)
    }
  }
  // a connection that is being made is no part of an answer: each has carried one before time is taken
  const lines = Array.from({ length: connections }, () => asked++)
  await Promise.all(lines.map((n) => ask(agent, program.base + path(n), question.method, question.body?.(n))))
  const before = processorMs(program.pid)
  const started = performance.now()
  await Promise.all(Array.from({ length: connections }, worker))
  const seconds = (performance.now() - started) / 1000
  const cpu = (processorMs(program.pid) - before) / requests
  agent.destroy()
  taken.sort((a, b) => a - b)
  const at = (part: number) => taken[Math.min(taken.length - 1, Math.floor(taken.length * part))] ?? 0
  return { cpu, median: at(0.5), p99: at(0.99), perSecond: requests / seconds }
}
/** One asks for records while four search without a pause: nobody should wait for somebody else's search. */
async function besideSearches(program: Program, searches: Question, records: Question): Promise<Figures> {
  let over = false
  const agent = new Agent({ keepAlive: true, maxSockets: 4 })
  const path = program === programs[0] ? searches.ours : searches.bare
  const search = async () => {
    while (!over) await ask(agent, program.base + path(asked++), 'GET', undefined)
  }
  const searching = Array.from({ length: 4 }, search)
  const figures = await round(program, { ...records, requests: 300 }, 1)
  over = true
  await Promise.all(searching)
  agent.destroy()
  return figures
}
const summary = (rounds: Figures[]): Figures => ({
  cpu: median(rounds.map(({ cpu }) => cpu)),
  median: median(rounds.map((one) => one.median)),
  p99: median(rounds.map(({ p99 }) => p99)),
  perSecond: median(rounds.map(({ perSecond }) => perSecond)),
})

try {
  programs.push(await startOurs())
  if (!onPostgres) programs.push(await startBare())
  // what only the start needed is given back after three seconds
  await new Promise((resolve) => setTimeout(resolve, 5_000))
  console.log(`memory at rest: ${memoryMb(programs[0]?.pid ?? 0).toFixed(0)} MB`)
  const report: Record<string, object> = {}
  for (const [name, question] of Object.entries(questions)) {
    if (only && !only.some((part) => name.includes(part))) continue
    for (const connections of [1, 32]) {
      const figures = programs.map(() => [] as Figures[])
      for (const program of programs) await round(program, question, connections)
      for (let n = 0; n < ROUNDS; n++)
        for (const [at, program] of programs.entries()) figures[at]?.push(await round(program, question, connections))
      const [ours, bare] = figures.map(summary)
      report[`${name}, ${connections}`] = {
        'cpu ms': ours?.cpu.toFixed(2),
        'bare cpu': bare?.cpu.toFixed(2),
        'cpu ratio': bare && ours ? (ours.cpu / bare.cpu).toFixed(1) : '',
        'median ms': ours?.median.toFixed(2),
        'p99 ms': ours?.p99.toFixed(2),
        'p99 / median': ours ? (ours.p99 / ours.median).toFixed(1) : '',
        'bare p99 / median': bare ? (bare.p99 / bare.median).toFixed(1) : '',
        'per second': ours?.perSecond.toFixed(0),
        'bare per s': bare?.perSecond.toFixed(0),
        'speed ratio': bare && ours ? (ours.perSecond / bare.perSecond).toFixed(2) : '',
      }
    }
  }
  const { 'one record': records, 'search of two words and total': searches } = questions
  if (records && searches && (!only || only.includes('beside'))) {
    const figures = programs.map(() => [] as Figures[])
    for (const program of programs) await besideSearches(program, searches, records)
    for (let n = 0; n < ROUNDS; n++)
      for (const [at, program] of programs.entries())
        figures[at]?.push(await besideSearches(program, searches, records))
    const [ours, bare] = figures.map(summary)
    report['one record beside four searches'] = {
      'median ms': ours?.median.toFixed(2),
      'p99 ms': ours?.p99.toFixed(2),
      'p99 / median': ours ? (ours.p99 / ours.median).toFixed(1) : '',
      'bare p99 ms': bare?.p99.toFixed(2),
    }
  }
  console.table(report)
  console.log(`memory afterwards: ${memoryMb(programs[0]?.pid ?? 0).toFixed(0)} MB`)
} finally {
  for (const { child } of programs) {
    child.kill('SIGTERM')
    await once(child, 'close')
  }
  rmSync(folder, { recursive: true, force: true })
}
