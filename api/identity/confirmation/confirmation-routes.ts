import { AppError } from '#model/errors.ts'
import { confirmBody } from '#model/identity/sign-in/confirmation.ts'
import { answer, body, endpoint, nothing } from '../../http/route.ts'
import { ownOrigin } from '../sessions/own-origin.ts'
import { confirm } from './confirm.ts'

export const confirmationRoutes = [
  endpoint(
    {
      method: 'post',
      path: '/auth/confirm',
      operationId: 'confirmIdentity',
      who: 'mfa-pending',
      secret: 'again',
      tags: ['identity'],
      summary: 'Confirm with the password or a passkey that the owner is present',
      request: { body: body(confirmBody) },
      responses: { 200: answer(nothing) },
    },
    async (c) => {
      const session = c.get('session')
      if (!session) throw new AppError('auth.token.missing', 'Unauthorized')
      const ctx = c.get('ctx')
      await confirm(ctx, session, ownOrigin(ctx.env, c.req.url), c.req.valid('json'))
      return c.json({}, 200)
    },
  ),
]
