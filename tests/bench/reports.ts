/**
 * A report over 100,000 discussions in its thread: how long it takes beside one statement of SQL that reads the same rows,
 * how much memory, and how long others wait meanwhile. `node --import tsx tests/bench/reports.ts [how many]`, on a new database.
 * Budget: 10 s; other requests' p99 within 100 ms.
 */
import { getTableColumns, sql } from 'drizzle-orm'
import { openProduct } from './product.ts'

const wanted = Number(process.argv[2] ?? 100_000)
const bench = await openProduct()
const { newId } = await import('#db/columns.ts')
const { fillEmpty } = await import('#db/seed/fill.ts')
const { queryExpert, queryHeader, reportHeader } = await import('#db/schema/all.ts')
const { reportThreadOf } = await import('#api/product.ts')
const { eq } = await import('drizzle-orm')
const { store, product, now } = bench
const { db } = store

await fillEmpty(db, { demo: true, now, progress: () => undefined })
const discussions = await db.select().from(queryHeader).where(eq(queryHeader.testQuery, false))
const parts = await db.select().from(queryExpert)
const batchOf = (table: typeof queryHeader | typeof queryExpert) =>
  Math.floor(30_000 / Object.keys(getTableColumns(table)).length)
const YEAR_MS = 365 * 86_400_000
const ids: string[] = []
for (let n = 0, step = batchOf(queryHeader); n < wanted; n += step) {
  const rows = Array.from({ length: Math.min(step, wanted - n) }, (_, at) => ({
    ...discussions[(n + at) % discussions.length]!,
    id: newId(),
    key: `B-${n + at}`,
    createdAt: new Date(now.getTime() - Math.floor(YEAR_MS * (1 - (n + at) / wanted))),
  }))
  ids.push(...rows.map(({ id }) => id))
  await db.insert(queryHeader).values(rows)
}
for (let n = 0, step = batchOf(queryExpert); n < wanted; n += step)
  await db
    .insert(queryExpert)
    .values(ids.slice(n, n + step).map((queryId, at) => ({ ...parts[(n + at) % parts.length]!, id: newId(), queryId })))
await store.learn?.()

const { staffId, headers } = await bench.signInStaff()
product.deps.reportThread = reportThreadOf(product.deps.env, store)
product.runner.start()
const json = new Headers({ ...Object.fromEntries(headers), 'content-type': 'application/json' })

const quantile = (times: number[], part: number) =>
  times.length ? times.sort((a, b) => a - b)[Math.min(times.length - 1, Math.floor(times.length * part))]! : 0

async function run(options: number) {
  const others: number[] = []
  let over = false
  const ask = async () => {
    while (!over) {
      const at = performance.now()
      await (await bench.fetch(`/rest/users/${staffId}`, { headers })).arrayBuffer()
      others.push(performance.now() - at)
      await new Promise((resolve) => setTimeout(resolve, 10))
    }
  }
  const before = process.memoryUsage().rss
  let peak = before
  const watch = setInterval(() => (peak = Math.max(peak, process.memoryUsage().rss)), 50)
  const asking = ask()
  const began = performance.now()
  const begun = await bench.fetch('/server/report/commonExports', {
    method: 'POST',
    headers: json,
    body: JSON.stringify({ reportId: 'queryList', options }),
  })
  const { id } = (await begun.json()) as { id: string }
  let state: string | undefined = 'processing'
  while (state === 'processing') {
    await new Promise((resolve) => setTimeout(resolve, 50))
    state = (await db.select({ state: reportHeader.state }).from(reportHeader).where(eq(reportHeader.id, id)))[0]?.state
  }
  const seconds = (performance.now() - began) / 1000
  over = true
  clearInterval(watch)
  await asking
  return {
    state,
    seconds: seconds.toFixed(1),
    'memory MB': `+${((peak - before) / 1e6).toFixed(0)}`,
    'others p50 ms': quantile(others, 0.5).toFixed(1),
    'others p99 ms': quantile(others, 0.99).toFixed(1),
    'others max ms': Math.max(...others).toFixed(1),
  }
}

const bareBegan = performance.now()
const bare = await db
  .select({ n: sql`count(*)`, answers: sql`sum(${queryHeader.responseCount})` })
  .from(queryHeader)
  .leftJoin(queryExpert, eq(queryExpert.queryId, queryHeader.id))
console.log('one statement, s', ((performance.now() - bareBegan) / 1000).toFixed(2), bare)
console.table({ 'CSV, first': await run(1), CSV: await run(1), workbook: await run(2), both: await run(3) })
await bench.close()
