import { sql } from 'drizzle-orm'
import { z } from 'zod'
import { job, rateLimit } from '#db/schema/all.ts'
import type { Deps } from '../context.ts'
import { answer, endpoint } from './route.ts'

const LATE_MS = 60_000
const CHECK_MS = 3_000
const POLL_MS = 1_000
const healthAnswer = z
  .object({ ok: z.boolean(), database: z.boolean(), migrations: z.boolean(), jobLag: z.int(), storage: z.boolean() })
  .meta({ id: 'Health' })

const within = async (work: Promise<unknown>): Promise<boolean> => {
  let timer: NodeJS.Timeout | undefined
  const late = new Promise<false>((resolve) => {
    timer = setTimeout(() => resolve(false), CHECK_MS)
  })
  const done = work.then(
    () => true as const,
    () => false as const,
  )
  return Promise.race([done, late]).finally(() => clearTimeout(timer))
}

/** A full disk still reads. One row, written again and again. */
async function writeProbe({ db, clock }: Deps): Promise<void> {
  const expiresAt = clock.now()
  await db
    .insert(rateLimit)
    .values({ key: 'health', points: 0, expiresAt })
    .onConflictDoUpdate({ target: rateLimit.key, set: { expiresAt } })
}

/** Liveness and readiness. `jobLag`: for how many seconds the oldest work that is due has waited. */
export function systemRoutes(deps: Deps, work: { failingSince(): Date | null }) {
  let looked: { at: number; state: Promise<z.infer<typeof healthAnswer>> } | undefined

  async function look() {
    const { db, clock, files } = deps
    const now = clock.now()
    const read = db
      .select({ oldest: sql<number | string | null>`min(${job.runAt})` })
      .from(job)
      .where(sql`${job.doneAt} is null and ${job.runAt} <= ${sql.param(now, job.runAt)}`)
    let jobLag = 0
    const [database, storage] = await Promise.all([
      within(
        Promise.all([
          read.then(([row]) => {
            const waits = [row?.oldest, work.failingSince()].flatMap((since) =>
              since ? [new Date(since).getTime()] : [],
            )
            jobLag = Math.max(0, Math.round((now.getTime() - Math.min(now.getTime(), ...waits)) / 1000))
          }),
          writeProbe(deps),
        ]),
      ),
      within(files.check()),
    ])
    const ok = database && storage && jobLag * 1000 < LATE_MS
    // the program does not listen before its migrations are done
    return { ok, database, migrations: database, jobLag, storage }
  }

  return [
    endpoint(
      {
        method: 'get',
        path: '/ping',
        operationId: 'pingServer',
        who: 'public',
        tags: ['service'],
        summary: 'Check liveness, without the database',
        responses: { 200: answer(z.object({ ok: z.literal(true), version: z.string() })) },
      },
      (c) => c.json({ ok: true as const, version: deps.version }, 200),
    ),
    endpoint(
      {
        method: 'get',
        path: '/health',
        operationId: 'getHealth',
        who: 'public',
        tags: ['service'],
        summary: 'Check readiness: database and storage are writable, migrations, job lag in seconds',
        responses: { 200: answer(healthAnswer), 503: answer(healthAnswer, 'Something is not ready') },
      },
      async (c) => {
        const now = deps.clock.now()
        // anybody may ask, and each look writes: those who ask at once share it
        if (!looked || Math.abs(now.getTime() - looked.at) > POLL_MS) looked = { at: now.getTime(), state: look() }
        const state = await looked.state
        return c.json(state, state.ok ? 200 : 503)
      },
    ),
  ]
}
