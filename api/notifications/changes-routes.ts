import { streamSSE } from 'hono/streaming'
import { z } from 'zod'
import { endpoint } from '../http/route.ts'
import { AppError } from '#model/errors.ts'
import { isStaff, type Actor } from '#model/permissions.ts'
import { requireActor, type Ctx } from '../context.ts'
import { missed, REMEMBERED_MS, type Change } from '../ports/pub-sub.ts'
import { isNews } from './presence.ts'
import { sessionOwner } from './session-owner.ts'

const HEARTBEAT_MS = 15_000

/** Open pages of one session in this process. One more is refused: its page asks from time to time instead. */
const MOST_STREAMS = 20
const RETRY_SECONDS = 30
const streams = new Map<string, number>()

/** @returns what takes the stream off the count. @throws errors.rateLimited */
function countStream(session: string): () => void {
  const before = streams.get(session) ?? 0
  if (before >= MOST_STREAMS)
    throw new AppError('errors.rateLimited', 'Too many open pages follow the changes of this session.', {
      retryAfter: RETRY_SECONDS,
    })
  streams.set(session, before + 1)
  let counted = true
  return () => {
    if (!counted) return
    counted = false
    const left = (streams.get(session) ?? 1) - 1
    if (left) streams.set(session, left)
    else streams.delete(session)
  }
}

/** Whether the session of a stream still is what it was: ended, closed and changed accounts hear no more. */
async function isStillThere(ctx: Ctx, actor: Actor): Promise<boolean> {
  const owner = await sessionOwner(ctx)
  return owner !== null && owner.enabled && owner.userType === actor.userType
}

/** A record that changed many times is asked for once. */
const onceEach = (changes: readonly Change[]): Change[] => {
  const known = new Set<string>()
  return changes.filter(({ channel, id, userIds }) => {
    const key = JSON.stringify([channel, id, userIds])
    return !known.has(key) && known.add(key)
  })
}

/**
 * What an open page shows follows without reload: the page is told what changed, and fetches it with its own rights.
 * No content travels here.
 */
export const changesRoutes = [
  endpoint(
    {
      method: 'get',
      path: '/user/changes',
      operationId: 'streamChanges',
      who: 'signed-in',
      tags: ['notifications'],
      summary:
        'Stream change events {channel, id} for what the caller can see; at most 20 streams per session, then 429',
      request: {
        query: z.strictObject({
          recent: z.coerce
            .number()
            .int()
            .min(0)
            .max(REMEMBERED_MS)
            .default(0)
            .describe('First the changes of the last so many milliseconds, for a page that has read before it follows'),
        }),
      },
      responses: {
        200: { description: 'text/event-stream', content: { 'text/event-stream': { schema: z.string() } } },
      },
    },
    (c) => {
      const ctx = c.get('ctx')
      const actor = requireActor(ctx)
      const { recent } = c.req.valid('query')
      const leave = countStream(ctx.request.sessionHash ?? '')
      const answer = streamSSE(c, async (stream) => {
        let wake = () => undefined as void
        let ended = false
        const end = () => {
          leave()
          unsubscribe()
          ended = true
          wake()
        }
        const waiting: { channel: string; id: string }[] = []
        const tell = (change: Change) => {
          // no one knows what was missed: the page asks for everything when it comes again
          if (change.channel === missed) return end()
          if (!isNews(change)) return
          if (!isStaff(actor) && !change.userIds.includes(actor.userId)) return
          waiting.push({ channel: change.channel, id: change.id })
          wake()
        }
        const unsubscribe = ctx.bus.subscribe(tell)
        stream.onAbort(end)
        try {
          for (const change of onceEach(ctx.bus.recent(recent))) tell(change)
          await stream.writeSSE({ event: 'ready', data: '{}' })
          while (!ended) {
            // taken first: what comes while the session is looked up waits for the next look
            const batch = waiting.splice(0)
            // a page whose stream ends asks again, and is told that it is signed out
            if (!(await isStillThere(ctx, actor).catch(() => false))) break
            for (const change of batch) await stream.writeSSE({ event: 'change', data: JSON.stringify(change) })
            if (waiting.length || ended) continue
            await new Promise<void>((resolve) => {
              const timer = setTimeout(resolve, HEARTBEAT_MS)
              wake = () => {
                clearTimeout(timer)
                resolve()
              }
              if (waiting.length) wake()
            })
            if (!waiting.length && !ended) await stream.writeSSE({ event: 'alive', data: '{}' })
          }
        } finally {
          leave()
          unsubscribe()
        }
      })
      answer.headers.set('Cache-Control', 'no-store')
      return answer
    },
  ),
]
