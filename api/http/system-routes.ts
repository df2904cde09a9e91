import { sql } from 'drizzle-orm'
import { z } from 'zod'
import { job } from '#db/schema/all.ts'
import type { Deps } from '../context.ts'
import { answer, area, route } from './route.ts'

const LATE_MS = 60_000
const CHECK_MS = 3_000
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

/** Liveness and readiness. */
export const systemRoutes = (deps: Deps) =>
  area()
    .openapi(
      route({
        method: 'get',
        path: '/ping',
        who: 'public',
        tags: ['service'],
        summary: 'Liveness; no database',
        responses: { 200: answer(z.object({ ok: z.literal(true), version: z.string() })) },
      }),
      (c) => c.json({ ok: true as const, version: deps.version }, 200),
    )
    .openapi(
      route({
        method: 'get',
        path: '/health',
        who: 'public',
        tags: ['service'],
        summary: 'Readiness: database, migrations, job lag in seconds, storage',
        responses: { 200: answer(healthAnswer), 503: answer(healthAnswer, 'Something is not ready') },
      }),
      async (c) => {
        const { db, clock, files } = deps
        let jobLag = 0
        const database = await within(
          (async () => {
            const now = clock.now()
            const [row] = await db
              .select({ oldest: sql<number | string | null>`min(${job.runAt})` })
              .from(job)
              .where(sql`${job.doneAt} is null and ${job.runAt} <= ${sql.param(now, job.runAt)}`)
            const oldest = row?.oldest === null || row?.oldest === undefined ? now : new Date(row.oldest)
            jobLag = Math.max(0, Math.round((now.getTime() - oldest.getTime()) / 1000))
          })(),
        )
        const storage = await within(files.check())
        const ok = database && storage && jobLag * 1000 < LATE_MS
        // the program does not listen before its migrations are done
        return c.json({ ok, database, migrations: database, jobLag, storage }, ok ? 200 : 503)
      },
    )
