import { z } from 'zod'
import { notificationTopics } from '#model/notifications/topics.ts'
import { consumeRateLimit } from '../http/rate-limit.ts'
import { answer, endpoint } from '../http/route.ts'
import { readSubscription, unsubscribe } from './unsubscribe.ts'

const tags = ['notifications']
const TRIES = 120
const WINDOW_SECONDS = 900
const params = z.object({ token: z.string().min(1).max(300) })
const subscription = z
  .object({ topic: z.enum(notificationTopics), subscribed: z.boolean() })
  .meta({ id: 'Subscription' })

/** Stopping mails from within the mail (RFC 8058): mail programs send the POST, people open the page. */
export const unsubscribeRoutes = [
  endpoint(
    {
      method: 'get',
      path: '/unsubscribe/{token}',
      operationId: 'openUnsubscribeLink',
      who: 'public',
      tags,
      summary: 'Redirect a mailed unsubscribe link to its confirmation page; changes nothing',
      request: { params },
      responses: { 302: { description: 'To the page' } },
    },
    (c) =>
      c.redirect(`${c.get('ctx').env.publicUrl}/unsubscribe/${encodeURIComponent(c.req.valid('param').token)}`, 302),
  ),
  endpoint(
    {
      method: 'get',
      path: '/unsubscribe/{token}/topic',
      operationId: 'getUnsubscribeTopic',
      who: 'public',
      tags,
      summary: 'Get which e-mails an unsubscribe link would stop',
      request: { params },
      responses: { 200: answer(subscription) },
    },
    async (c) => {
      const ctx = c.get('ctx')
      await consumeRateLimit(ctx, `unsubscribe:${ctx.request.address}`, TRIES, WINDOW_SECONDS)
      return c.json(await readSubscription(ctx, c.req.valid('param').token), 200)
    },
  ),
  endpoint(
    {
      method: 'post',
      path: '/unsubscribe/{token}',
      operationId: 'unsubscribeFromTopic',
      who: 'public',
      tags,
      summary: 'Unsubscribe from the topic of an e-mail with one click (RFC 8058)',
      request: { params },
      responses: { 200: answer(subscription) },
    },
    async (c) => {
      const ctx = c.get('ctx')
      await consumeRateLimit(ctx, `unsubscribe:${ctx.request.address}`, TRIES, WINDOW_SECONDS)
      return c.json(await unsubscribe(ctx, c.req.valid('param').token), 200)
    },
  ),
]
