import { and, asc, eq, inArray, isNotNull, isNull, lte, or, sql } from 'drizzle-orm'
import { job } from '#db/schema/all.ts'
import { onPostgres } from '#db/dialect.ts'
import { skipLocked } from '#db/sql.ts'
import { systemCtx, type Ctx, type Deps } from '../context.ts'
import { errorFacts } from '../ports/log.ts'
import { MAX_ATTEMPTS } from './enqueue.ts'

/** Does one job. Runs at least once, so it must be able to run twice. */
export type JobHandler = (ctx: Ctx, payload: Record<string, unknown>) => Promise<void>
/** Looks for work that time alone brings about (seats that ran out, discussions to close). @returns how much it did */
export type Sweep = (ctx: Ctx) => Promise<number>

const BATCH = 20
const LEASE_MS = 60_000
const IDLE_MS = 1_000
const MAX_BACKOFF_MS = 3_600_000
const PARKED = new Date('9999-01-01T00:00:00Z')

/**
 * Runs jobs whose time has come, one batch after the other. Several processes share the work by leases.
 * Failures come back after 2, 4, 8 … seconds, up to an hour; after 12 they are kept for people to look at.
 */
export function makeRunner(deps: Deps, handlers: Record<string, JobHandler>, sweeps: Sweep[]) {
  let timer: NodeJS.Timeout | undefined
  let running: Promise<number> | undefined
  let stopped = true
  let again = false
  let halting = false

  async function take() {
    const now = deps.clock.now()
    return deps.db.transaction(async (tx) => {
      const due = await skipLocked(
        tx
          .select()
          .from(job)
          .where(and(isNull(job.doneAt), lte(job.runAt, now), or(isNull(job.leasedUntil), lte(job.leasedUntil, now))))
          .orderBy(asc(job.runAt))
          .limit(BATCH),
      )
      if (due.length) {
        await tx
          .update(job)
          .set({ leasedUntil: new Date(now.getTime() + LEASE_MS), attempts: sql`${job.attempts} + 1` })
          .where(
            inArray(
              job.id,
              due.map((row) => row.id),
            ),
          )
      }
      return due
    })
  }

  async function run(row: typeof job.$inferSelect) {
    const ctx = systemCtx(deps, `job-${row.id}`)
    const handler = handlers[row.kind]
    try {
      if (!handler) throw new Error(`no handler for ${row.kind}`)
      await handler(ctx, row.payload)
      await deps.db
        .update(job)
        .set({ doneAt: deps.clock.now(), leasedUntil: null, error: null })
        .where(eq(job.id, row.id))
    } catch (error) {
      const attempts = row.attempts + 1
      const wait = Math.min(MAX_BACKOFF_MS, 1000 * 2 ** attempts)
      deps.log.warn({ job: row.kind, id: row.id, attempts, ...errorFacts(error) }, 'job failed')
      await deps.db
        .update(job)
        .set({
          leasedUntil: null,
          error: String(errorFacts(error).message ?? 'failed').slice(0, 500),
          runAt: attempts >= MAX_ATTEMPTS ? PARKED : new Date(deps.clock.now().getTime() + wait),
        })
        .where(eq(job.id, row.id))
    }
  }

  /** Does everything that is due now. @returns how many jobs and sweeps did something */
  async function drain(): Promise<number> {
    let done = 0
    for (const sweep of sweeps) done += await sweep(systemCtx(deps, 'sweep'))
    for (let batch = await take(); batch.length; batch = halting ? [] : await take()) {
      for (const row of batch) await run(row)
      done += batch.length
    }
    return done
  }

  const once = (): Promise<number> =>
    (running ??= drain()
      .catch((error) => {
        deps.log.error(errorFacts(error), 'job runner')
        return 0
      })
      .finally(() => {
        running = undefined
      }))

  async function loop() {
    again = false
    await once()
    if (stopped) return
    clearTimeout(timer)
    timer = setTimeout(() => void loop(), again ? 0 : IDLE_MS)
  }

  /** On SQLite nobody else works: what a killed process had taken is free again at once. */
  async function freeLeases() {
    if (!onPostgres)
      await deps.db
        .update(job)
        .set({ leasedUntil: null })
        .where(and(isNull(job.doneAt), isNotNull(job.leasedUntil)))
  }

  return {
    start() {
      stopped = false
      halting = false
      void freeLeases()
        .catch((error) => deps.log.error(errorFacts(error), 'job runner'))
        .then(() => (stopped ? undefined : loop()))
    },
    /** New work was committed. */
    wake() {
      again = true
      if (stopped || running) return
      clearTimeout(timer)
      timer = setTimeout(() => void loop(), 0)
    },
    /** Everything due has been done when this resolves. */
    async runDue(): Promise<number> {
      if (running) await running
      return once()
    },
    async stop() {
      stopped = true
      halting = true
      clearTimeout(timer)
      await running
    },
  }
}
export type Runner = ReturnType<typeof makeRunner>
