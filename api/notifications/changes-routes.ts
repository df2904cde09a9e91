import { and, eq, gt } from 'drizzle-orm'
import { streamSSE } from 'hono/streaming'
import { z } from 'zod'
import { user, userSession } from '#db/schema/all.ts'
import { area, route } from '../http/route.ts'
import { isStaff, type Actor } from '#model/permissions.ts'
import { me, type Ctx } from '../context.ts'
import { isNews } from './presence.ts'

const HEARTBEAT_MS = 15_000

/** Whether the session of a stream still is what it was: ended, closed and changed accounts hear no more. */
async function isStillThere(ctx: Ctx, actor: Actor): Promise<boolean> {
  const [row] = await ctx.db
    .select({ enabled: user.enabled, userType: user.userType })
    .from(userSession)
    .innerJoin(user, eq(userSession.userId, user.id))
    .where(
      and(
        eq(userSession.hash, ctx.request.sessionHash ?? ''),
        gt(userSession.expiresAt, ctx.now()),
        gt(userSession.absoluteExpiresAt, ctx.now()),
      ),
    )
  return row !== undefined && row.enabled && row.userType === actor.userType
}

/**
 * What an open page shows follows without reload: the page is told what changed, and fetches it with its own rights.
 * No content travels here.
 */
export const changesRoutes = area().openapi(
  route({
    method: 'get',
    path: '/user/changes',
    who: 'signed-in',
    tags: ['live updates'],
    summary: 'Event stream of {topic, id}: what the caller may be looking at has changed',
    responses: { 200: { description: 'text/event-stream', content: { 'text/event-stream': { schema: z.string() } } } },
  }),
  (c) => {
    const ctx = c.get('ctx')
    const actor = me(ctx)
    const answer = streamSSE(c, async (stream) => {
      let wake = () => undefined as void
      const waiting: { topic: string; id: string }[] = []
      const unsubscribe = ctx.bus.subscribe((change) => {
        if (!isNews(change)) return
        if (change.userIds && !isStaff(actor) && !change.userIds.includes(actor.userId)) return
        waiting.push({ topic: change.topic, id: change.id })
        wake()
      })
      stream.onAbort(() => {
        unsubscribe()
        wake()
      })
      try {
        await stream.writeSSE({ event: 'ready', data: '{}' })
        // a page whose stream ends asks anew, and is told that it is signed out
        while (!stream.aborted && (await isStillThere(ctx, actor).catch(() => false))) {
          const batch = waiting.splice(0)
          for (const change of batch) await stream.writeSSE({ event: 'change', data: JSON.stringify(change) })
          if (batch.length) continue
          await new Promise<void>((resolve) => {
            const timer = setTimeout(resolve, HEARTBEAT_MS)
            wake = () => {
              clearTimeout(timer)
              resolve()
            }
            if (waiting.length) wake()
          })
          if (!waiting.length && !stream.aborted) await stream.writeSSE({ event: 'alive', data: '{}' })
        }
      } finally {
        unsubscribe()
      }
    })
    answer.headers.set('Cache-Control', 'no-store')
    return answer as never
  },
)
