/**
 * How fast a discussion of 500 answers and a person's 600 discussions are read: `npx tsx tests/bench/long-discussion.ts`.
 * Requests go through the whole chain, in this process and one after another; budgets at the server: the discussion with its
 * first page 15 ms, all 500 lines 150 ms, buckets and counts 5 ms of processor time.
 */
import { openProduct } from './product.ts'

const bench = await openProduct()
const { newId } = await import('#db/columns.ts')
const { queryExpert, queryHeader, queryResponse } = await import('#db/schema/all.ts')
const { makeDiagnosis, makeExpert, makePlan, makeUser } = await import('#db/seed/factories.ts')

const {
  now,
  store: { db },
} = bench
const asker = await makeUser(db, now)
const plan = await makePlan(db, now, {}, { members: [asker.id] })
const diagnosis = await makeDiagnosis(db)
const experts = await Promise.all(Array.from({ length: 20 }, () => makeExpert(db, now)))
const sentence =
  'I would repeat the imaging after two cycles, keep the dose, and decide with the receptor status of the new biopsy. '

const ids = Array.from({ length: 600 }, () => newId())
for (let at = 0; at < ids.length; at += 50) {
  await db.insert(queryHeader).values(
    ids.slice(at, at + 50).map((id, i) => ({
      id,
      key: `CQ-B${String(at + i).padStart(5, '0')}`,
      userId: asker.id,
      createdBy: asker.id,
      status: (at + i) % 3 ? ('closed' as const) : ('open' as const),
      title: 'Case',
      mediaType: 'messenger' as const,
      diagnosisId: diagnosis.id,
      planId: plan.id,
      expertSelectionMode: 'all' as const,
      text: sentence,
      releasedAt: now,
      createdAt: now,
      updatedAt: now,
    })),
  )
}
const long = ids[0] ?? ''
await db.insert(queryExpert).values(
  experts.map(({ id }) => ({
    id: newId(),
    queryId: long,
    userId: id,
    status: 'answered' as const,
    createdAt: now,
    updatedAt: now,
  })),
)
const parts = await db.select().from(queryExpert)
for (let at = 0; at < 500; at += 50) {
  await db.insert(queryResponse).values(
    Array.from({ length: 50 }, (_, i) => {
      const part = parts[(at + i) % parts.length]
      return {
        id: newId(),
        queryId: long,
        queryExpertId: part?.id ?? '',
        userId: part?.userId ?? '',
        type: 'response' as const,
        text: sentence.repeat(7),
        createdAt: now,
        updatedAt: now,
      }
    }),
  )
}
const headers = await bench.signIn(asker.id)

async function ask(path: string): Promise<string> {
  const answer = await bench.fetch(path, { headers })
  if (!answer.ok) throw new Error(`${path}: ${answer.status} ${await answer.text()}`)
  return answer.text()
}
const report: Record<string, object> = {}
async function time(name: string, work: () => Promise<string>, runs = 100) {
  let size = 0
  for (let i = 0; i < 10; i++) size = (await work()).length
  const taken: number[] = []
  const used = process.cpuUsage()
  for (let i = 0; i < runs; i++) {
    const started = performance.now()
    await work()
    taken.push(performance.now() - started)
  }
  const { user, system } = process.cpuUsage(used)
  taken.sort((a, b) => a - b)
  report[name] = {
    'ms (median)': taken[runs / 2]?.toFixed(1),
    'ms (p99)': taken[Math.floor(runs * 0.99)]?.toFixed(1),
    'cpu ms': ((user + system) / 1000 / runs).toFixed(1),
    kB: Math.round(size / 1024),
  }
}
const of = `/user/interaction/${long}`
await time('a discussion of 500 answers: head', () => ask(of))
await time('its first 20 answers', () => ask(`${of}/responses?pageSize=20`))
await time('its last 20 answers', () => ask(`${of}/responses?pageSize=20&page=25`))
await time(
  'all of it in two pages',
  async () => (await ask(`${of}/responses?pageSize=250`)) + (await ask(`${of}/responses?pageSize=250&page=2`)),
  30,
)
await time('buckets of 600 discussions', () => ask('/server/query/indexBuckets?pageSize=100'))
await time('counts of 600 discussions', () => ask(`/server/query/stats/user/${asker.id}`))
console.table(report)

await bench.close()
