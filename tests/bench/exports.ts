/**
 * Files of many rows, made while they are read: how long, how much memory, and for how long no one else gets a turn.
 * `npx tsx tests/bench/exports.ts [list …]`, over the database that every-list.ts leaves (DATABASE_URL names another).
 * Budget: 60 MB for 100,000 rows as CSV, 90 MB for 1,000,000; 120 MB for 100,000 rows as a workbook; no stall over 50 ms (CSV: 30).
 */
import { monitorEventLoopDelay } from 'node:perf_hooks'
import { largeDatabase, openProduct } from './product.ts'

const bench = await openProduct(largeDatabase)
const { headers } = await bench.signInStaff()

const report: Record<string, object> = {}
const lists = process.argv.length > 2 ? process.argv.slice(2) : ['users', 'auditEvents']
for (const list of lists) {
  for (const format of ['csv', 'xlsx']) {
    const ask = () => bench.fetch(`/rest/${list}/export?format=${format}`, { headers })
    // a process grows once to the size of this work: what one more file takes is asked
    await (await ask()).arrayBuffer()
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
      MB: (bytes / 1e6).toFixed(1),
      seconds: ((performance.now() - started) / 1000).toFixed(1),
      'first byte ms': first.toFixed(0),
      'memory MB': `+${((peak - before) / 1e6).toFixed(0)}`,
      'stall p99 ms': (delay.percentile(99) / 1e6).toFixed(0),
      'stall max ms': (delay.max / 1e6).toFixed(0),
    }
  }
}
console.table(report)
await bench.close()
