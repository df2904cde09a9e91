/**
 * How long it takes to choose a panel from 50,000 experts in ten pools, with reasons: `npx tsx tests/bench/choosing-a-panel.ts [experts]`.
 * The preview as staff ask for it, through the whole chain, and the draw alone, which preview and run share. Budget of the
 * draw: 80 ms of server time.
 */
import { openProduct } from './product.ts'

const experts = Number(process.argv[2] ?? 50_000)
const POOLS = 10
const DIAGNOSES = 40
const BATCH = 500

const bench = await openProduct(process.env.DATABASE_URL)
const { eq } = await import('drizzle-orm')
const { newId } = await import('#db/columns.ts')
const { poolDiagnosis, poolExpert, queryHeader, user } = await import('#db/schema/all.ts')
const { makeDiagnosis, makeExpert, makeGrant, makePlan, makePool, makeUser } = await import('#db/seed/factories.ts')
const { loadDiscussion } = await import('#api/discussions/lifecycle/load.ts')
const { nextDraw } = await import('#api/discussions/panel/next-draw.ts')
const { defaultLimits } = await import('#model/limits.ts')

const {
  now,
  store: { db },
} = bench
const asker = await makeUser(db, now)
const pools = await Promise.all(Array.from({ length: POOLS }, () => makePool(db, now, {}, [])))
const diagnoses = await Promise.all(Array.from({ length: DIAGNOSES }, () => makeDiagnosis(db)))
const poolIds = pools.map((pool) => pool.id)
for (const pool of pools)
  await db.insert(poolDiagnosis).values(diagnoses.map(({ id }) => ({ poolId: pool.id, diagnosisId: id })))
const plan = await makePlan(db, now, { panelSize: 3 }, { members: [asker.id], pools: poolIds.slice(POOLS / 2) })
const grant = await makeGrant(db, now, {}, { plans: [plan.id], pools: poolIds.slice(0, POOLS / 2) })

// all experts are like one that the factory made, but for name and address
const pattern = await makeExpert(db, now)
for (let at = 0; at < experts; at += BATCH) {
  const some = Array.from({ length: Math.min(BATCH, experts - at) }, (_, i) => at + i)
  const made = some.map((n) => ({
    ...pattern,
    id: newId(),
    email: `bench-${n}@example.test`,
    lastName: `Expert ${n}`,
    sortName: `expert ${n}`,
  }))
  await db.insert(user).values(made)
  await db
    .insert(poolExpert)
    .values(made.map(({ id }, i) => ({ poolId: poolIds[(at + i) % POOLS] ?? '', userId: id, addedAt: now })))
}

const queryId = newId()
await db.insert(queryHeader).values({
  id: queryId,
  key: 'CQ-BENCH2',
  userId: asker.id,
  createdBy: asker.id,
  status: 'open',
  title: 'Case',
  mediaType: 'messenger',
  diagnosisId: diagnoses[0]?.id ?? '',
  planId: plan.id,
  grantId: grant.id,
  expertSelectionMode: 'all',
  text: 'Which treatment first?',
  releasedAt: now,
  createdAt: now,
  updatedAt: now,
})
const { headers } = await bench.signInStaff()
headers.set('content-type', 'application/json')

const report: Record<string, object> = {}
async function time(name: string, work: () => Promise<number>, runs = 7) {
  let chosen = 0
  for (let i = 0; i < 2; i++) chosen = await work()
  const taken: number[] = []
  const used = process.cpuUsage()
  for (let i = 0; i < runs; i++) {
    const started = performance.now()
    await work()
    taken.push(performance.now() - started)
  }
  const { user: own, system } = process.cpuUsage(used)
  taken.sort((a, b) => a - b)
  report[name] = {
    'ms (median)': taken[Math.floor(runs / 2)]?.toFixed(1),
    'ms (longest)': taken.at(-1)?.toFixed(1),
    'cpu ms': ((own + system) / 1000 / runs).toFixed(1),
    experts: chosen,
  }
}

async function preview(body: object): Promise<number> {
  const path = `/csradmin/interaction/${queryId}/listApplicableExperts`
  const answer = await bench.fetch(path, { method: 'POST', headers, body: JSON.stringify(body) })
  if (!answer.ok) throw new Error(`${path}: ${answer.status} ${await answer.text()}`)
  return ((await answer.json()) as { total: number }).total
}
for (const mode of ['all', 'grant_first'] as const) {
  await db.update(queryHeader).set({ expertSelectionMode: mode }).where(eq(queryHeader.id, queryId))
  await time(`the draw, ${mode}`, async () => {
    const loaded = await loadDiscussion(db, queryId)
    if (!loaded) throw new Error('The discussion is gone')
    const { drawn } = await nextDraw(db, { loaded, limits: defaultLimits, now })
    return drawn.selection.ranked.length
  })
  await time(`its preview, ${mode}`, () => preview({ includeExcluded: false, page: 1, pageSize: 25 }))
}
await time('with those left out and why', () => preview({ includeExcluded: true, page: 1, pageSize: 25 }))
console.table(report)

await bench.close()
