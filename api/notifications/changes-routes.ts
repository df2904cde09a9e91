import { streamSSE } from 'hono/streaming'
import { z } from 'zod'
import { area, route } from '../http/route.ts'
import { isStaff } from '#model/permissions.ts'
import { me } from '../context.ts'
import { isNews } from './presence.ts'

const HEARTBEAT_MS = 15_000

/**
 * What an open page shows follows without reload: the page is told what changed, and fetches it with its own rights.
 * No content travels here.
 */
export const changesRoutes = area().openapi(route({
  method: 'get', path: '/user/changes', who: 'signed-in', tags: ['live updates'],
  summary: 'Event stream of {topic, id}: what the caller may be looking at has changed',
  responses: { 200: { description: 'text/event-stream', content: { 'text/event-stream': { schema: z.string() } } } },
}), c => {
  const ctx = c.get('ctx')
  const actor = me(ctx)
  const exp = c.get('session')?.session.absoluteExpiresAt
  return streamSSE(c, async stream => {
    let wake = () => undefined as void
    const waiting: { topic: string; id: string }[] = []
    const unsubscribe = ctx.bus.subscribe(change => {
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
      while (!stream.aborted && (!exp || ctx.now() < exp)) {
        const batch = waiting.splice(0)
        for (const change of batch) await stream.writeSSE({ event: 'change', data: JSON.stringify(change) })
        if (batch.length) continue
        await new Promise<void>(resolve => {
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
  }) as never
})
