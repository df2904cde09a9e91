/**
 * What the started product keeps in memory while 1,000 pages are open and people work: `npx tsx tests/bench/growth.ts [minutes]` (30).
 * A first heap snapshot is taken once the load has run for WARM_MINUTES, a second at the end; the table lists what grew between them.
 * Writing a snapshot takes some 450 MB of its own: BENCH_SNAPSHOTS=none measures the memory that the load takes.
 */
import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs'
import { Agent, get, request } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { buildStale } from '#api/build.mjs'
import { startServer } from '../support/server-process.ts'
import { addUsers } from './many-users.ts'
import { openProduct } from './product.ts'
import { memoryMb, processorMs } from './figures.ts'

const MINUTES = Number(process.argv[2] ?? 30)
const WARM_MINUTES = Math.min(5, MINUTES / 3)
const USERS = 20_000
const MEMBER_PAGES = 900
const STAFF = 10
/** open pages of each person on the staff */
const STAFF_PAGES = 10
/** people who work at once, and how long each rests between two requests */
const WORKERS = 12
const REST_MS = 250
/** a page is closed and another opened so often */
const NAVIGATION_MS = 200
const MINUTE_MS = 60_000
/** what has grown by less is not listed */
const LISTED_KB = 20

if (!(await buildStale())) throw new Error('The product could not be built')
const folder = mkdtempSync(join(tmpdir(), 'bench-growth-'))
const seeded = await startServer({ demoData: true })
await seeded.stop((data) => cpSync(data, folder, { recursive: true }))
const bench = await openProduct(`file:${join(folder, 'app.db')}`)
const { queryExpert, queryHeader } = await import('#db/schema/all.ts')
const ids = await addUsers(bench.store, USERS, bench.now)
const asker = await bench.store.db.select({ id: queryHeader.id, userId: queryHeader.userId }).from(queryHeader)
const seats = await bench.store.db.select({ id: queryExpert.queryId, userId: queryExpert.userId }).from(queryExpert)
const tokenOf = async (userId: string) => (await bench.signIn(userId)).get('authorization') ?? ''
const people = new Map<string, string>()
for (const userId of new Set([...asker, ...seats].map((one) => one.userId))) people.set(userId, await tokenOf(userId))
const members: string[] = []
for (const id of ids.slice(0, MEMBER_PAGES)) members.push(await tokenOf(id))
const staff: string[] = []
for (let n = 0; n < STAFF; n++) staff.push((await bench.signInStaff()).headers.get('authorization') ?? '')
await bench.close()

const product = await startServer({
  demoData: false,
  template: { folder },
  settings: { NODE_OPTIONS: `--heapsnapshot-signal=SIGUSR2 ${process.env.BENCH_NODE_FLAGS ?? ''}`, LOG_LEVEL: 'error' },
})
const { pid } = product

const pick = <T>(from: readonly T[]): T => from[Math.floor(Math.random() * from.length)] as T
const pages = new Map<() => void, string>()
let told = 0
const streams = new Agent({ keepAlive: false })
/** An open page follows what changes. */
function openPage(token: string) {
  const call = get(
    `${product.url}/api/user/changes`,
    { agent: streams, headers: { authorization: token } },
    (answer) => {
      answer.on('data', (text: Buffer) => (told += text.toString().split('event: change').length - 1))
      answer.on('error', () => undefined)
    },
  )
  call.on('error', () => undefined)
  const close = () => {
    call.destroy()
    pages.delete(close)
  }
  pages.set(close, token)
}
for (const token of members) openPage(token)
for (const token of staff) for (let n = 0; n < STAFF_PAGES; n++) openPage(token)

const lines = new Agent({ keepAlive: true, maxSockets: WORKERS })
const statuses = new Map<number, number>()
const delays: number[] = []
function ask(token: string, path: string, method = 'GET', body?: unknown): Promise<void> {
  return new Promise((resolve) => {
    const started = performance.now()
    const text = body === undefined ? undefined : JSON.stringify(body)
    const headers = { authorization: token, ...(text !== undefined && { 'content-type': 'application/json' }) }
    const call = request(product.url + path, { agent: lines, method, headers }, (answer) => {
      statuses.set(answer.statusCode ?? 0, (statuses.get(answer.statusCode ?? 0) ?? 0) + 1)
      answer.resume().on('end', () => {
        delays.push(performance.now() - started)
        resolve()
      })
    })
    // a line that rested while a snapshot was read has been closed by the server
    call.on('error', () => resolve())
    call.end(text)
  })
}
const list = (resource: string, filter: object, sort: string) =>
  `/api/rest/${resource}?${new URLSearchParams({ filter: JSON.stringify(filter), sort: JSON.stringify([sort, 'ASC']), range: '[0,24]' })}`
const participant = () => {
  const { id, userId } = pick([...asker, ...seats])
  return { id, token: people.get(userId) ?? '' }
}
let nth = 0
/** What people do, as often as they do it. */
const acts: readonly (() => Promise<void>)[] = [
  () => ask(pick(staff), `/api/rest/users/${pick(ids)}`),
  () => ask(pick(staff), list('users', { q: Math.random().toString(36).slice(2, 5) }, 'lastName')),
  () => ask(pick(staff), list('queries', {}, 'id')),
  () => ask(pick(staff), `/api/rest/queries/${pick(asker).id}`),
  () => ask(pick(staff), list('auditEvents', {}, 'id')),
  () => ask(pick(staff), `/api/rest/users/${pick(ids)}`, 'PUT', { suffix: `MD ${nth++}` }),
  () => ask(participant().token, '/api/server/query/indexBuckets'),
  () => ask(participant().token, '/api/user/notifications'),
  () => {
    const { id, token } = participant()
    return ask(token, `/api/user/interaction/${id}`)
  },
  () => ask(pick(members), '/api/server/query/indexBuckets'),
  () => ask('', '/member/lobby'),
  () => ask('', '/api/ping'),
]
let over = false
const wait = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms))
const working = Array.from({ length: WORKERS }, async () => {
  while (!over) {
    await pick(acts)()
    await wait(Math.random() * 2 * REST_MS)
  }
})
const navigating = setInterval(() => {
  const [oldest] = pages
  if (!oldest) return
  const [close, token] = oldest
  close()
  openPage(token)
}, NAVIGATION_MS)

interface Snapshot {
  snapshot: { meta: { node_fields: string[]; node_types: [string[]] } }
  nodes: number[]
  strings: string[]
}
type Sizes = Map<string, { count: number; bytes: number }>
/** Asks until the answer is there and the same twice. */
async function settled<T>(ask: () => T | undefined): Promise<T> {
  for (let last = ask(); ;) {
    await wait(2_000)
    const now = ask()
    if (now !== undefined && now === last) return now
    last = now
  }
}
/** The process collects what is garbage, then writes what is left. */
async function snapshot(): Promise<Sizes> {
  const written = () => readdirSync(process.cwd()).filter((name) => name.endsWith('.heapsnapshot'))
  const before = new Set(written())
  process.kill(pid, 'SIGUSR2')
  const name = await settled(() => written().find((one) => !before.has(one)))
  await settled(() => statSync(name).size || undefined)
  const { nodes, strings, snapshot: about } = JSON.parse(readFileSync(name, 'utf8')) as Snapshot
  rmSync(name)
  const fields = about.meta.node_fields
  const [typeAt, nameAt, sizeAt] = ['type', 'name', 'self_size'].map((field) => fields.indexOf(field)) as [
    number,
    number,
    number,
  ]
  const sizes: Sizes = new Map()
  for (let at = 0; at < nodes.length; at += fields.length) {
    const type = about.meta.node_types[0][nodes[at + typeAt] ?? 0] ?? ''
    const called = strings[nodes[at + nameAt] ?? 0] ?? ''
    const key = type === 'object' || type === 'native' || type === 'closure' ? `${type} ${called.slice(0, 60)}` : type
    const entry = sizes.get(key) ?? { count: 0, bytes: 0 }
    entry.count++
    entry.bytes += nodes[at + sizeAt] ?? 0
    sizes.set(key, entry)
  }
  return sizes
}
const megabytes = (sizes: Sizes) => [...sizes.values()].reduce((sum, { bytes }) => sum + bytes, 0) / 1024 ** 2

/** Runs the load for so long and says each minute what it costs. */
async function minutes(count: number): Promise<void> {
  for (let minute = 0; minute < count; minute++) {
    const [cpu, answered, heard] = [processorMs(pid), delays.length, told]
    await wait(MINUTE_MS)
    const recent = delays.slice(answered).sort((a, b) => a - b)
    const at = (share: number) => (recent[Math.floor(recent.length * share)] ?? 0).toFixed(1)
    console.log(
      `${memoryMb(pid).toFixed(0)} MB, ${(((processorMs(pid) - cpu) / MINUTE_MS) * 100).toFixed(0)} % of a core, ${recent.length} answers (p50 ${at(0.5)}, p99 ${at(0.99)} ms), ${pages.size} pages told ${told - heard} changes`,
    )
  }
}

try {
  await minutes(WARM_MINUTES)
  const snapshots = process.env.BENCH_SNAPSHOTS !== 'none'
  const first: Sizes = snapshots ? await snapshot() : new Map()
  await minutes(MINUTES)
  const last: Sizes = snapshots ? await snapshot() : new Map()
  console.log(`answers ${JSON.stringify([...statuses])}`)
  console.log(`live on the heap: ${megabytes(first).toFixed(1)} MB, then ${megabytes(last).toFixed(1)} MB`)
  const grown = [...last]
    .map(([what, { count, bytes }]) => ({
      what,
      count: count - (first.get(what)?.count ?? 0),
      kB: Math.round((bytes - (first.get(what)?.bytes ?? 0)) / 1024),
    }))
    .filter(({ kB }) => kB >= LISTED_KB)
    .sort((a, b) => b.kB - a.kB)
  if (grown.length) console.table(grown)
} finally {
  over = true
  clearInterval(navigating)
  await Promise.allSettled(working)
  for (const close of pages.keys()) close()
  lines.destroy()
  await product.stop()
  rmSync(folder, { recursive: true, force: true })
}
