import { z } from 'zod'
import { newId } from '#db/columns.ts'
import { supportMessage } from '#db/schema/all.ts'
import { requireActor, transaction } from '../context.ts'
import { consumeRateLimit } from '../http/rate-limit.ts'
import { answer, body, endpoint, nothing } from '../http/route.ts'
import { notify } from './notify.ts'

const MESSAGES_AN_HOUR = 20
const supportBody = z
  .strictObject({
    emailBody: z.string().trim().min(1, 'errors.contactBlank').max(10_000, 'errors.tooLong'),
    page: z.string().max(500).optional(),
  })
  .meta({ id: 'SupportMessage' })

export const supportRoutes = [
  endpoint(
    {
      method: 'post',
      path: '/server/support/email',
      operationId: 'sendSupportEmail',
      who: 'mfa-pending',
      tags: ['notifications'],
      summary: 'Write to customer service',
      request: { body: body(supportBody) },
      responses: { 200: answer(nothing) },
    },
    async (c) => {
      const ctx = c.get('ctx')
      const { emailBody, page } = c.req.valid('json')
      const { userId } = requireActor(ctx)
      await consumeRateLimit(ctx, `support:${userId}`, MESSAGES_AN_HOUR, 3600)
      const from = c.get('session')?.row
      await transaction(ctx, async (tx) => {
        const id = newId()
        await tx.insert(supportMessage).values({ id, userId, emailBody, page: page ?? null, createdAt: ctx.now() })
        await notify(ctx, tx, {
          type: 'email',
          to: ctx.env.SUPPORT_EMAIL,
          purpose: 'support',
          cause: `support_message:${id}`,
          subject: `Support: ${from?.firstName ?? ''} ${from?.lastName ?? ''} <${from?.email ?? ''}>`,
          text: `${emailBody}\n\n${page ?? ''}`,
        })
      })
      return c.json({}, 200)
    },
  ),
]
