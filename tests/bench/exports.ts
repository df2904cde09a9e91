/**
 * Files of many rows, made while they are read: how long, how much memory, and for how long nobody else gets a turn.
 * `npx tsx tests/bench/exports.ts [list …]`, over the database that every-list.ts leaves (DATABASE_URL names another).
 * Budget: 60 MB for 100,000 rows as CSV, 90 MB for 1,000,000; 120 MB for 100,000 rows as a workbook; no stall over 50 ms.
 */
import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { monitorEventLoopDelay } from 'node:perf_hooks'

process.env.DATABASE_URL ??= `file:${join(tmpdir(), 'consilium-large.db')}`
const { openStore } = await import('#db/client.ts')
const { migrate } = await import('#db/migrate.ts')
const { newId } = await import('#db/columns.ts')
const { user, userSession } = await import('#db/schema/all.ts')
const { createProduct } = await import('#api/product.ts')
const { readEnv } = await import('#api/env.ts')
const { hashToken } = await import('#api/identity/lucia.ts')

const store = await openStore(process.env.DATABASE_URL)
await migrate(store)
const product = createProduct({ env: readEnv({ APP_ENV: 'test', LOG_LEVEL: 'silent', DATABASE_URL: process.env.DATABASE_URL, DATA_DIR: mkdtempSync(join(tmpdir(), 'bench-')) }), store })
const now = new Date()
const [token, staffId] = [`bench-${newId()}`, newId()]
const far = new Date(now.getTime() + 8 * 3_600_000)
await store.db.insert(user).values({ id: staffId, email: `${staffId}@example.test`, firstName: 'S', lastName: 'Taff', userType: 3, staffRoles: ['csr_super'], createdAt: now, updatedAt: now })
await store.db.insert(userSession).values({ hash: hashToken(token), userId: staffId, mfaValidated: true, createdAt: now, lastSeenAt: now, expiresAt: far, absoluteExpiresAt: far })

const report: Record<string, object> = {}
const lists = process.argv.length > 2 ? process.argv.slice(2) : ['users', 'auditEvents']
for (const list of lists) {
  for (const format of ['csv', 'xlsx']) {
    const ask = () => product.fetch(new Request(`http://bench/api/rest/${list}/export?format=${format}`, { headers: { authorization: `Bearer ${token}` } }))
    await (await ask()).body?.cancel()
    globalThis.gc?.()
    const before = process.memoryUsage().rss
    const delay = monitorEventLoopDelay({ resolution: 5 })
    delay.enable()
    const started = performance.now()
    const answer = await ask()
    let [bytes, first, peak] = [0, 0, before]
    for await (const chunk of answer.body as unknown as AsyncIterable<Uint8Array>) {
      first ||= performance.now() - started
      bytes += chunk.byteLength
      peak = Math.max(peak, process.memoryUsage().rss)
    }
    delay.disable()
    report[`${list} as ${format}`] = {
      MB: (bytes / 1e6).toFixed(1), seconds: ((performance.now() - started) / 1000).toFixed(1), 'first byte ms': first.toFixed(0), 'memory MB': `+${((peak - before) / 1e6).toFixed(0)}`,
      'stall p99 ms': (delay.percentile(99) / 1e6).toFixed(0), 'stall max ms': (delay.max / 1e6).toFixed(0),
    }
  }
}
console.table(report)
await product.close()
