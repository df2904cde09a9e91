/**
 * How fast a discussion of 500 answers and a person's 600 discussions are read: `npx tsx tests/bench/long-discussion.ts`.
 * Requests go through the whole chain, in this process and one after another; budgets at the server: the discussion with its
 * first page 15 ms, all 500 lines 150 ms, buckets and counts 5 ms of processor time.
 */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

const folder = mkdtempSync(join(tmpdir(), 'bench-long-'))
process.env.DATABASE_URL = `file:${join(folder, 'app.db')}`

const { openStore } = await import('#db/client.ts')
const { migrate } = await import('#db/migrate.ts')
const { newId } = await import('#db/columns.ts')
const { queryExpert, queryHeader, queryResponse, userSession } = await import('#db/schema/all.ts')
const { makeDiagnosis, makeExpert, makePlan, makeUser } = await import('#db/seed/factories.ts')
const { createProduct } = await import('#api/product.ts')
const { readEnv } = await import('#api/env.ts')
const { hashToken } = await import('#api/identity/lucia.ts')

const store = await openStore(process.env.DATABASE_URL)
await migrate(store)
const product = createProduct({ env: readEnv({ APP_ENV: 'test', LOG_LEVEL: 'silent', DATABASE_URL: process.env.DATABASE_URL, DATA_DIR: folder }), store })
const now = new Date()
const { db } = store
const asker = await makeUser(db, now)
const plan = await makePlan(db, now, {}, { members: [asker.id] })
const diagnosis = await makeDiagnosis(db)
const experts = await Promise.all(Array.from({ length: 20 }, () => makeExpert(db, now)))
const sentence = 'I would repeat the imaging after two cycles, keep the dose, and decide with the receptor status of the new biopsy. '

const ids = Array.from({ length: 600 }, () => newId())
for (let at = 0; at < ids.length; at += 50) {
  await db.insert(queryHeader).values(ids.slice(at, at + 50).map((id, i) => ({
    id, key: `CQ-B${String(at + i).padStart(5, '0')}`, userId: asker.id, createdBy: asker.id, status: (at + i) % 3 ? 'closed' as const : 'open' as const, title: 'Case', mediaType: 'messenger' as const,
    diagnosisId: diagnosis.id, planId: plan.id, expertSelectionMode: 'all' as const, text: sentence, releasedAt: now, createdAt: now, updatedAt: now,
  })))
}
const long = ids[0] ?? ''
await db.insert(queryExpert).values(experts.map(({ id }) => ({ id: newId(), queryId: long, userId: id, status: 'answered' as const, createdAt: now, updatedAt: now })))
const parts = await db.select().from(queryExpert)
for (let at = 0; at < 500; at += 50) {
  await db.insert(queryResponse).values(Array.from({ length: 50 }, (_, i) => {
    const part = parts[(at + i) % parts.length]
    return { id: newId(), queryId: long, queryExpertId: part?.id ?? '', userId: part?.userId ?? '', type: 'response' as const, text: sentence.repeat(7), createdAt: now, updatedAt: now }
  }))
}
const far = new Date(now.getTime() + 8 * 3_600_000)
await db.insert(userSession).values({ hash: hashToken('bench'), userId: asker.id, mfaValidated: true, createdAt: now, lastSeenAt: now, expiresAt: far, absoluteExpiresAt: far })

async function ask(path: string): Promise<string> {
  const answer = await product.fetch(new Request(`http://bench/api${path}`, { headers: { authorization: 'Bearer bench' } }))
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
  report[name] = { 'ms (median)': taken[runs / 2]?.toFixed(1), 'ms (p99)': taken[Math.floor(runs * 0.99)]?.toFixed(1), 'cpu ms': ((user + system) / 1000 / runs).toFixed(1), kB: Math.round(size / 1024) }
}
const of = `/user/interaction/${long}`
await time('a discussion of 500 answers: head', () => ask(of))
await time('its first 20 answers', () => ask(`${of}/responses?pageSize=20`))
await time('its last 20 answers', () => ask(`${of}/responses?pageSize=20&page=25`))
await time('all of it in two pages', async () => (await ask(`${of}/responses?pageSize=250`)) + (await ask(`${of}/responses?pageSize=250&page=2`)), 30)
await time('buckets of 600 discussions', () => ask('/server/query/indexBuckets?pageSize=100'))
await time('counts of 600 discussions', () => ask(`/server/query/stats/user/${asker.id}`))
console.table(report)

await product.close()
rmSync(folder, { recursive: true, force: true })
