import { and, asc, eq, isNotNull, isNull, lte, notInArray, or, sql } from 'drizzle-orm'
import { randomUUID } from 'node:crypto'
import { job } from '#db/schema/all.ts'
import { onPostgres } from '#db/dialect.ts'
import { skipLocked } from '#db/sql.ts'
import { systemCtx, type Ctx, type Deps } from '../context.ts'
import { errorFacts } from '../ports/log.ts'
import { DEAD_LETTER_AT, MAX_ATTEMPTS } from './enqueue.ts'

/** Does one job. Runs at least once, so it must be able to run twice. */
export type JobHandler = (ctx: Ctx, payload: Record<string, unknown>) => Promise<void>
/** Looks for work that time alone brings about (seats that ran out, discussions to close). @returns how much it did */
export type Sweep = (ctx: Ctx) => Promise<number>

/** What a killed process had taken is free again after this. */
const LEASE_MS = 15_000
const RENEW_MS = 3_000
const IDLE_MS = 1_000
const MAX_BACKOFF_MS = 3_600_000
/** Kinds that wait for other people's servers, or read long: one that takes longer than this goes on beside the others. */
const concurrentJobs: ReadonlySet<string> = new Set(['notification.deliver', 'report.generate'])
const PATIENCE_MS = 1_000
const MOST_BESIDE = 8
/** A program that ends does not wait longer for other people's servers. */
const STOP_WITHIN_MS = 4_000

/**
 * Runs jobs whose time has come, one after the other. Several processes share the work by leases: one for each job,
 * renewed while it is worked on, so that however long it takes, no other process does it too.
 * Failures come back after 2, 4, 8 … seconds, up to an hour; after 12 they are kept for people to look at.
 */
export function makeRunner(deps: Deps, handlers: Record<string, JobHandler>, sweeps: Sweep[]) {
  const me = randomUUID()
  let timer: NodeJS.Timeout | undefined
  let running: Promise<number> | undefined
  let stopped = true
  let again = false
  let sweptAt = -Infinity
  let halting = false
  let failingSince: Date | null = null
  /** jobs that this process works on, by id */
  const working = new Map<string, Promise<void>>()

  const leaseEnd = () => new Date(deps.clock.now().getTime() + LEASE_MS)
  const mine = (id: string) => and(eq(job.id, id), eq(job.leasedBy, me))

  async function take() {
    const now = deps.clock.now()
    const due = and(
      isNull(job.doneAt),
      lte(job.runAt, now),
      or(isNull(job.leasedUntil), lte(job.leasedUntil, now)),
      // its own lease is never taken for that of a dead process, even when the clock jumps
      ...(working.size ? [notInArray(job.id, [...working.keys()])] : []),
    )
    const first = () => deps.db.select({ id: job.id }).from(job).where(due).orderBy(asc(job.runAt)).limit(1)
    // an idle process only reads
    if (!(await first()).length) return undefined
    const [taken] = await deps.db
      .update(job)
      .set({ leasedBy: me, leasedUntil: leaseEnd(), attempts: sql`${job.attempts} + 1` })
      .where(eq(job.id, skipLocked(first())))
      .returning()
    return taken
  }

  /** Keeps the lease of a job for as long as it is worked on. @returns the end of it */
  function renewing(id: string): () => void {
    const renew = setInterval(() => {
      void deps.db
        .update(job)
        .set({ leasedUntil: leaseEnd() })
        .where(mine(id))
        .catch((error: unknown) => deps.log.warn({ id, ...errorFacts(error) }, 'a lease could not be renewed'))
    }, RENEW_MS).unref()
    return () => clearInterval(renew)
  }

  async function run(row: typeof job.$inferSelect) {
    const ctx = systemCtx(deps, `job-${row.id}`)
    const handler = handlers[row.kind]
    const release = renewing(row.id)
    try {
      if (!handler) throw new Error(`no handler for ${row.kind}`)
      await handler(ctx, row.payload)
      const [done] = await deps.db
        .update(job)
        .set({ doneAt: deps.clock.now(), leasedUntil: null, leasedBy: null, error: null })
        .where(mine(row.id))
        .returning({ id: job.id })
      if (!done) deps.log.warn({ job: row.kind, id: row.id }, 'a job was taken over before it was done')
    } catch (error) {
      const { attempts } = row
      const wait = Math.min(MAX_BACKOFF_MS, 1000 * 2 ** attempts)
      deps.log.warn({ job: row.kind, id: row.id, attempts, ...errorFacts(error) }, 'job failed')
      await deps.db
        .update(job)
        .set({
          leasedUntil: null,
          leasedBy: null,
          error: String(errorFacts(error).message ?? 'failed').slice(0, 500),
          runAt: attempts >= MAX_ATTEMPTS ? DEAD_LETTER_AT : new Date(deps.clock.now().getTime() + wait),
        })
        .where(mine(row.id))
    } finally {
      release()
    }
  }

  /** Starts a job. @returns when it is done, or may go on beside the next one */
  async function begin(row: typeof job.$inferSelect): Promise<void> {
    const work = run(row)
      // not even the failure could be written down: the lease ends by itself
      .catch((error: unknown) => deps.log.error(errorFacts(error), 'job runner'))
      .finally(() => working.delete(row.id))
    working.set(row.id, work)
    if (!concurrentJobs.has(row.kind)) return work
    let patience: NodeJS.Timeout | undefined
    const enough = new Promise<void>((resolve) => {
      patience = setTimeout(resolve, PATIENCE_MS)
    })
    await Promise.race([work, enough]).finally(() => clearTimeout(patience))
    if (working.size >= MOST_BESIDE) await Promise.race(working.values())
  }

  async function runJobs(): Promise<number> {
    let done = 0
    for (let row = await take(); row; row = halting ? undefined : await take()) {
      await begin(row)
      done++
    }
    return done
  }

  /** Does everything that is due now. @returns how many jobs and sweeps did something */
  async function sweepAndRun(): Promise<number> {
    sweptAt = performance.now()
    let done = 0
    let failed = false
    for (const sweep of sweeps) {
      try {
        done += await sweep(systemCtx(deps, 'sweep'))
      } catch (error) {
        // it comes again in a second; the others and the jobs do not wait for it
        failed = true
        deps.log.error({ sweep: sweep.name, ...errorFacts(error) }, 'sweep failed')
      }
    }
    failingSince = failed ? (failingSince ?? deps.clock.now()) : null
    return done + (await runJobs())
  }

  const once = (work: () => Promise<number>): Promise<number> =>
    (running ??= work()
      .catch((error) => {
        deps.log.error(errorFacts(error), 'job runner')
        return 0
      })
      .finally(() => {
        running = undefined
      }))

  /** New jobs start at once; the sweeps run once a second, however many jobs there are. */
  async function loop() {
    again = false
    await once(performance.now() - sweptAt < IDLE_MS ? runJobs : sweepAndRun)
    if (stopped) return
    clearTimeout(timer)
    timer = setTimeout(() => void loop(), again ? 0 : Math.max(0, sweptAt + IDLE_MS - performance.now()))
  }

  /** On SQLite no one else works: what a killed process had taken is free again at once. */
  async function freeLeases() {
    if (!onPostgres)
      await deps.db
        .update(job)
        .set({ leasedUntil: null, leasedBy: null })
        .where(and(isNull(job.doneAt), isNotNull(job.leasedUntil)))
  }
  const everythingDone = () => Promise.all(working.values())

  return {
    start() {
      stopped = false
      halting = false
      void freeLeases()
        .catch((error) => deps.log.error(errorFacts(error), 'job runner'))
        .then(() => (stopped ? undefined : loop()))
    },
    /** Since when some sweep has failed each time; null while all do their work. */
    failingSince: () => failingSince,
    /** New jobs were committed. */
    wake() {
      again = true
      if (stopped || running) return
      clearTimeout(timer)
      timer = setTimeout(() => void loop(), 0)
    },
    /** Everything due has been done when this resolves. */
    async runDue(): Promise<number> {
      if (running) await running
      const done = await once(sweepAndRun)
      await everythingDone()
      return done
    },
    async stop() {
      stopped = true
      halting = true
      clearTimeout(timer)
      await running
      let late: NodeJS.Timeout | undefined
      const enough = new Promise<void>((resolve) => {
        late = setTimeout(resolve, STOP_WITHIN_MS)
      })
      await Promise.race([everythingDone(), enough]).finally(() => clearTimeout(late))
    },
  }
}
export type Runner = ReturnType<typeof makeRunner>
