/**
 * How fast the back office reads and writes 100,000 accounts: `npx tsx tests/bench/admin-lists.ts [rows]`.
 * Every figure has a bare line beside it, measured in the same run: prepared statements and JSON.stringify, with the
 * session looked up. Requests go through the whole chain, in this process and one after another. On a machine that others
 * use too, read the column of processor time.
 */
import Database from 'better-sqlite3'
import { addUsers, families } from './many-users.ts'
import { openProduct } from './product.ts'

const ROWS = Number(process.argv[2] ?? 100_000)
const bench = await openProduct()

const { now, store } = bench
const ids = await addUsers(store, ROWS, now)
const { staffId, headers } = await bench.signInStaff()

const bare = new Database(store.url.slice('file:'.length), { readonly: true })
const sessionLine = bare.prepare('select * from user_session s join user u on u.id = s.user_id where u.id = ?')

async function time(work: (i: number) => unknown, runs: number): Promise<{ median: number; p99: number; cpu: number }> {
  for (let i = 0; i < Math.min(20, runs); i++) await work(i)
  const taken: number[] = []
  const used = process.cpuUsage()
  for (let i = 0; i < runs; i++) {
    const started = performance.now()
    await work(i + 20)
    taken.push(performance.now() - started)
  }
  const { user: inUser, system } = process.cpuUsage(used)
  taken.sort((a, b) => a - b)
  return {
    median: taken[Math.floor(runs / 2)] ?? 0,
    p99: taken[Math.floor(runs * 0.99)] ?? 0,
    cpu: (inUser + system) / 1000 / runs,
  }
}

async function ask(method: string, path: string, body?: unknown): Promise<unknown> {
  const answer = await bench.fetch(path, {
    method,
    headers: { ...Object.fromEntries(headers), 'content-type': 'application/json' },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  })
  if (!answer.ok) throw new Error(`${method} ${path}: ${answer.status} ${await answer.text()}`)
  return answer.text()
}
const query = (filter: object, sort: [string, string], range: [number, number]) =>
  `/rest/users?${new URLSearchParams({ filter: JSON.stringify(filter), sort: JSON.stringify(sort), range: JSON.stringify(range) }).toString()}`

const one = bare.prepare('select * from user where id = ?')
const page = bare.prepare('select * from user where user_type = 2 order by sort_name, id limit 25')
const total = bare.prepare('select count(*) from user where user_type = 2')
const like = bare.prepare(
  `select * from user where search_text like '%hana%' and search_text like ? order by sort_name, id limit 25`,
)
const likeTotal = bare.prepare(`select count(*) from user where search_text like '%hana%' and search_text like ?`)
const withSession = (work: () => unknown) => () => {
  sessionLine.get(staffId)
  return JSON.stringify(work())
}
const idAt = (i: number) => ids[(i * 7919) % ids.length] ?? ''
const word = (i: number) => families[i % families.length]?.toLowerCase() ?? ''

const report: Record<string, object> = {}
async function compare(name: string, runs: number, ours: (i: number) => unknown, line?: (i: number) => unknown) {
  const mine = await time(ours, runs)
  const its = line && (await time(line, runs))
  report[name] = {
    'ms (median)': mine.median.toFixed(2),
    'ms (p99)': mine.p99.toFixed(2),
    'cpu ms': mine.cpu.toFixed(3),
    'bare cpu ms': its?.cpu.toFixed(3) ?? '',
    ratio: its ? (mine.cpu / its.cpu).toFixed(1) : '',
  }
}

await compare(
  'one record',
  1000,
  (i) => ask('GET', `/rest/users/${idAt(i)}`),
  (i) => withSession(() => one.get(idAt(i)))(),
)
await compare(
  'page of 25, filtered, sorted, total',
  500,
  () => ask('GET', query({ userType: 2 }, ['lastName', 'ASC'], [0, 24])),
  withSession(() => [page.all(), total.get()]),
)
await compare('page of 25, everything, total', 500, () => ask('GET', query({}, ['lastName', 'ASC'], [0, 24])))
await compare(`page of 25 at offset ${ROWS * 0.9}`, 100, () =>
  ask('GET', query({}, ['lastName', 'ASC'], [ROWS * 0.9, ROWS * 0.9 + 24])),
)
await compare(
  'search of two words, page and total',
  60,
  (i) => ask('GET', query({ q: `hana ${word(i)}` }, ['lastName', 'ASC'], [0, 24])),
  (i) => withSession(() => [like.all(`%${word(i)}%`), likeTotal.get(`%${word(i)}%`)])(),
)
await compare('search that finds nothing', 60, (i) =>
  ask('GET', query({ q: `nobody${i}` }, ['lastName', 'ASC'], [0, 24])),
)
await compare('update with audit (synchronous=FULL)', 200, (i) =>
  ask('PUT', `/rest/users/${idAt(i)}`, { suffix: `MD ${i}` }),
)
await compare('create with audit (synchronous=FULL)', 200, (i) =>
  ask('POST', '/rest/users', {
    email: `new${i}-${Date.now()}@example.test`,
    firstName: 'New',
    lastName: 'Person',
    userType: 1,
  }),
)
console.table(report)

const before = process.memoryUsage().rss
const started = performance.now()
const csv = await bench.fetch('/rest/users/export?sort=["lastName","ASC"]', { headers })
let bytes = 0
let first = 0
let peak = before
for await (const chunk of csv.body as unknown as AsyncIterable<Uint8Array>) {
  first ||= performance.now() - started
  bytes += chunk.byteLength
  peak = Math.max(peak, process.memoryUsage().rss)
}
console.log(
  `CSV of ${ROWS} rows: ${(bytes / 1e6).toFixed(1)} MB in ${((performance.now() - started) / 1000).toFixed(1)} s, first byte ${first.toFixed(0)} ms, memory +${((peak - before) / 1e6).toFixed(0)} MB`,
)
bare.close()
await bench.close()
