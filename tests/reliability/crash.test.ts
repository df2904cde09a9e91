import { availableParallelism, loadavg } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { ofLength } from '../support/length.ts'
import { furnished, inspect, run, writers } from './program.ts'

const ROUNDS = ofLength(2, 6)
const READY_WITHIN_MS = 2_000

test('killed in the middle of writes, round after round, it loses no acknowledged write', async () => {
  const { dataDir, token } = await furnished()
  const all = new Set<string>()
  const starts: number[] = []
  for (let round = 0; round < ROUNDS; round++) {
    const program = await run({ DATA_DIR: dataDir })
    starts.push(await program.ready)
    const work = writers(program.url, token)
    const before = all.size
    await expect.poll(() => work.acknowledged.size, { timeout: 10_000, interval: 5 }).toBeGreaterThan(10)
    await new Promise((resolve) => setTimeout(resolve, 60 * round))
    program.kill('SIGKILL')
    expect((await program.ended).signal).toBe('SIGKILL')
    await work.stop()
    for (const id of work.acknowledged) all.add(id)

    const found = inspect(join(dataDir, 'app.db'))
    expect(work.refused).toEqual([])
    expect(all.size).toBeGreaterThan(before)
    expect([...all].filter((id) => !found.pools.has(id))).toEqual([])
    // a record and its audit row come together or not at all
    expect(found.audited).toEqual(found.pools)
    expect({ integrity: found.integrity, broken: found.broken }).toEqual({ integrity: 'ok', broken: 0 })
  }
  // the figure is for a machine of one's own: what else runs on this one stretches it, and the least disturbed start counts
  const stretch = Math.max(1, (loadavg()[0] ?? 1) / availableParallelism())
  expect(Math.min(...starts.slice(1))).toBeLessThan(READY_WITHIN_MS * stretch)
})
