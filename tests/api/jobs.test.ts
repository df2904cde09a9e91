import { eq } from 'drizzle-orm'
import { afterEach, describe, expect, test } from 'vitest'
import { job } from '#db/schema/all.ts'
import { step, systemCtx, transaction } from '#api/context.ts'
import { eachRow } from '#api/jobs/each-row.ts'
import { enqueue } from '#api/jobs/enqueue.ts'
import { AppError } from '#model/errors.ts'
import { makeRunner, type JobHandler } from '#api/jobs/runner.ts'
import { startProduct } from '../support/product.ts'

const product = await startProduct()
const ctx = systemCtx(product.deps)
const LEASE_SECONDS = 15
const queue = (...kinds: string[]) =>
  product.db.transaction((tx) => enqueue(ctx, tx, ...kinds.map((kind) => ({ kind }))))
const runnerOf = (work: Record<string, JobHandler>) => makeRunner(product.deps, work, [])
/** A job that ends when asked to. */
function gate() {
  let open = () => undefined as void
  let begin = () => undefined as void
  const opened = new Promise<void>((resolve) => (open = resolve))
  const begun = new Promise<void>((resolve) => (begin = resolve))
  return { open: () => open(), begun, pass: () => (begin(), opened) }
}
afterEach(() => product.db.delete(job))

describe('of two runners on one database', () => {
  test('each job is done by one, however many there are', async () => {
    const done: string[] = []
    const work = { count: async (_: unknown, { n }: Record<string, unknown>) => void done.push(String(n)) }
    await product.db.transaction((tx) =>
      enqueue(ctx, tx, ...Array.from({ length: 60 }, (_, n) => ({ kind: 'count', payload: { n } }))),
    )
    await Promise.all([runnerOf(work).runDue(), runnerOf(work).runDue(), runnerOf(work).runDue()])
    expect(done.toSorted((a, b) => Number(a) - Number(b))).toEqual(Array.from({ length: 60 }, (_, n) => String(n)))
  })

  test('a job that waits behind a slow one is free for the other', async () => {
    const slow = gate()
    const done: string[] = []
    const work = { slow: slow.pass, quick: async () => void done.push('quick') }
    await queue('slow', 'quick')
    const first = runnerOf(work).runDue()
    await slow.begun
    await runnerOf(work).runDue()
    expect(done).toEqual(['quick'])
    slow.open()
    await first
    expect(await product.db.$count(job, eq(job.kind, 'slow'))).toBe(1)
  })

  test('what the dead one had taken is taken over; when it lives after all, it settles nothing that is not its own', async () => {
    const [dead, alive] = [gate(), gate()]
    await queue('work')
    const first = runnerOf({ work: dead.pass }).runDue()
    await dead.begun
    const other = runnerOf({ work: alive.pass })
    expect(await other.runDue()).toBe(0)
    product.clock.advance(LEASE_SECONDS + 1)
    const second = other.runDue()
    await alive.begun
    dead.open()
    await first
    const [held] = await product.db.select().from(job)
    expect(held).toMatchObject({ doneAt: null, attempts: 2 })
    expect(held?.leasedBy).not.toBeNull()
    alive.open()
    await second
    expect((await product.db.select().from(job))[0]).toMatchObject({ leasedBy: null, leasedUntil: null })
    expect((await product.db.select().from(job))[0]?.doneAt).not.toBeNull()
  })

  test('a clock that jumps does not make a runner take its own job again', async () => {
    const slow = gate()
    let begun = 0
    const runner = runnerOf({
      'notification.deliver': async () => {
        begun++
        await slow.pass()
      },
    })
    await queue('notification.deliver')
    const first = runner.runDue()
    await slow.begun
    product.clock.advance(10 * LEASE_SECONDS)
    const second = runner.runDue()
    slow.open()
    await Promise.all([first, second])
    expect(begun).toBe(1)
  })
})

describe('a sweep that fails', () => {
  const failing = async () => {
    throw new Error('a row that no one can work on')
  }
  test('holds up neither the other sweeps nor the jobs, and is told until it works again', async () => {
    const done: string[] = []
    const sweeps = [failing, async () => done.push('sweep')]
    const runner = makeRunner(product.deps, { work: async () => void done.push('job') }, sweeps)
    await queue('work')
    await runner.runDue()
    expect(done).toEqual(['sweep', 'job'])
    const since = runner.failingSince()
    expect(since).not.toBeNull()
    product.clock.advance(90)
    await runner.runDue()
    expect(runner.failingSince()).toEqual(since)
    sweeps.shift()
    await runner.runDue()
    expect(runner.failingSince()).toBeNull()
  })

  test('that fails for a row has tried all others', async () => {
    const tried: number[] = []
    const work = async (row: number) => {
      tried.push(row)
      if (row === 2) throw new Error('broken')
      if (row === 3) throw new AppError('conflict', 'Someone else was quicker')
    }
    await expect(eachRow([1, 2, 3, 4], work)).rejects.toThrow('broken')
    expect(tried).toEqual([1, 2, 3, 4])
    expect(await eachRow([1, 3, 4], work)).toBe(2)
  })
})

describe('after a commit', () => {
  test('the runner is woken by jobs only, those of a step too, and by none that was rolled back', async () => {
    let woken = 0
    const deps = { ...product.deps, wakeJobs: () => void woken++ }
    const waking = systemCtx(deps)
    await transaction(waking, async () => undefined)
    expect(woken).toBe(0)
    await transaction(waking, (tx) => enqueue(waking, tx, { kind: 'work' }))
    expect(woken).toBe(1)
    await transaction(waking, (tx) => step(waking, tx, (inner) => enqueueIn(inner, 'step')))
    expect(woken).toBe(2)
    await transaction(waking, (tx) => step(waking, tx, (inner) => enqueueIn(inner, 'rehearsed'), true))
    expect(woken).toBe(2)
    expect((await product.db.select({ kind: job.kind }).from(job)).map(({ kind }) => kind).sort()).toEqual([
      'step',
      'work',
    ])
  })

  test('jobs that make jobs follow one another at once, while sweeps that commit run once a second', async () => {
    let sweeps = 0
    const finished = gate()
    const deps = { ...product.deps, wakeJobs: () => runner.wake() }
    const waking = systemCtx(deps)
    const hop: JobHandler = async (_, { left }) =>
      Number(left) === 0
        ? void finished.pass()
        : transaction(waking, (tx) => enqueue(waking, tx, { kind: 'hop', payload: { left: Number(left) - 1 } }))
    const sweep = async () => {
      sweeps++
      await transaction(waking, async () => undefined)
      return 0
    }
    const runner = makeRunner(deps, { hop }, [sweep])
    const started = performance.now()
    runner.start()
    await transaction(waking, (tx) => enqueue(waking, tx, { kind: 'hop', payload: { left: 30 } }))
    await finished.begun
    const seconds = (performance.now() - started) / 1000
    await runner.stop()
    expect(sweeps).toBeGreaterThan(0)
    expect(sweeps).toBeLessThanOrEqual(Math.floor(seconds) + 1)
  })
})

/** Leaves a job within an open transaction. */
const enqueueIn = (ctx: Parameters<typeof transaction>[0] & Parameters<typeof enqueue>[0], kind: string) =>
  transaction(ctx, (tx) => enqueue(ctx, tx, { kind }))
