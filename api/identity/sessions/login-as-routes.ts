import { z } from 'zod'
import { AppError } from '#model/errors.ts'
import { loginAsBody, loginResult } from '#model/identity/wire.ts'
import { answer, endpoint } from '../../http/route.ts'
import type { CurrentSession } from '../../http/types.ts'
import { cancelLoginAs } from './cancel-login-as.ts'
import { loginAs } from './login-as.ts'
import type { Sessions } from './session.ts'

const tags = ['identity']
const signedIn = (session: CurrentSession | undefined): CurrentSession => {
  if (!session) throw new AppError('auth.token.missing', 'Unauthorized')
  return session
}

/** Staff in the place of someone else, and back. */
export const loginAsRoutes = (sessions: Sessions) => [
  endpoint(
    {
      method: 'post',
      path: '/auth/loginas/{userId}',
      operationId: 'beginLoginAs',
      who: 'csr-write',
      secret: 'again',
      tags,
      summary: 'Log in as another person, until `actingUntil`',
      request: {
        params: z.object({ userId: z.string().min(1).max(64) }),
        body: { required: false, content: { 'application/json': { schema: loginAsBody } } },
      },
      responses: { 200: answer(loginResult) },
    },
    async (c) => {
      const { userId } = c.req.valid('param')
      // the body may be left out
      const { reason } = (c.req.valid('json') as { reason?: string } | undefined) ?? {}
      return c.json(await loginAs(c.get('ctx'), sessions, signedIn(c.get('session')), userId, reason), 200)
    },
  ),
  endpoint(
    {
      method: 'post',
      path: '/auth/cancelloginas',
      operationId: 'endLoginAs',
      who: 'signed-in',
      secret: 'again',
      tags,
      summary: "Return to the caller's own account",
      responses: { 200: answer(loginResult) },
    },
    async (c) => c.json(await cancelLoginAs(c.get('ctx'), signedIn(c.get('session'))), 200),
  ),
]
