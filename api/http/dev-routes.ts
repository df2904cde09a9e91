import { and, desc, eq } from 'drizzle-orm'
import { z } from 'zod'
import { devInbox } from '#db/schema/all.ts'
import type { Deps } from '../context.ts'
import type { Runner } from '../jobs/runner.ts'
import { MovableClock } from '../ports/clock.ts'
import { answer, body, endpoint, type Endpoint } from './route.ts'

const message = z.object({
  id: z.string(),
  channel: z.string(),
  to: z.string(),
  subject: z.string(),
  text: z.string(),
  html: z.string().nullable(),
  createdAt: z.string(),
})
const NEWEST = 200

/** Outside production only: what would have been sent, and (in tests) the clock. */
export function devRoutes(deps: Deps, runner: Pick<Runner, 'runDue'>): Endpoint[] {
  const inbox = endpoint(
    {
      method: 'get',
      path: '/dev/inbox',
      operationId: 'listSentMessages',
      who: 'dev',
      tags: ['development'],
      summary: 'List the messages of the development inbox, newest first',
      request: { query: z.strictObject({ to: z.string().optional(), channel: z.string().optional() }) },
      responses: { 200: answer(z.object({ data: z.array(message) })) },
    },
    async (c) => {
      const { to, channel } = c.req.valid('query')
      const rows = await deps.db
        .select()
        .from(devInbox)
        .where(and(to ? eq(devInbox.to, to) : undefined, channel ? eq(devInbox.channel, channel) : undefined))
        .orderBy(desc(devInbox.createdAt), desc(devInbox.id))
        .limit(NEWEST)
      return c.json({ data: rows.map((row) => ({ ...row, createdAt: row.createdAt.toISOString() })) }, 200)
    },
  )
  const { clock } = deps
  if (deps.env.APP_ENV !== 'test' || !(clock instanceof MovableClock)) return [inbox]
  const advance = endpoint(
    {
      method: 'post',
      path: '/dev/clock',
      operationId: 'advanceClock',
      who: 'dev',
      tags: ['development'],
      summary: 'Advance the clock by seconds and run due jobs',
      request: { body: body(z.strictObject({ advance: z.number().min(0) })) },
      responses: { 200: answer(z.object({ now: z.string(), ran: z.int() })) },
    },
    async (c) => {
      clock.advance(c.req.valid('json').advance)
      const ran = await runner.runDue()
      return c.json({ now: clock.now().toISOString(), ran }, 200)
    },
  )
  return [inbox, advance]
}
