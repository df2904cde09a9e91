import { z } from 'zod'
import { notificationTypes } from '#model/notifications/enums.ts'
import { ownSession } from '#model/identity/wire.ts'
import { answer, body, endpoint, nothing } from '../../http/route.ts'
import { endAccountSession, endAccountSessions, listAccountSessions } from './account-sessions.ts'
import { sendTestMessage } from '../send-test-message.ts'

const tags = ['identity']
const id = z.string().min(1).max(64)
const params = z.object({ id })
const path = '/server/user/{id}/session'

/** Where someone is signed in, as staff see and end it, and whether messages reach the person. */
export const accountSessionRoutes = [
  endpoint(
    {
      method: 'get',
      path: `${path}/list`,
      operationId: 'listSessionsOfUser',
      who: 'csr',
      tags,
      summary: "List a person's sessions",
      request: { params },
      responses: { 200: answer(z.object({ data: z.array(ownSession) })) },
    },
    async (c) => c.json({ data: await listAccountSessions(c.get('ctx'), c.req.valid('param').id) }, 200),
  ),
  endpoint(
    {
      method: 'post',
      path: `${path}/endAll`,
      operationId: 'endSessionsOfUser',
      who: 'csr-write',
      tags,
      summary: 'Sign a person out everywhere',
      request: { params },
      responses: { 200: answer(z.object({ ended: z.int() })) },
    },
    async (c) => c.json(await endAccountSessions(c.get('ctx'), c.req.valid('param').id), 200),
  ),
  endpoint(
    {
      method: 'delete',
      path: `${path}/{sessionId}`,
      operationId: 'endSessionOfUser',
      who: 'csr-write',
      tags,
      summary: "End one of a person's sessions",
      request: { params: z.object({ id, sessionId: id }) },
      responses: { 200: answer(nothing) },
    },
    async (c) => {
      const { id: userId, sessionId } = c.req.valid('param')
      await endAccountSession(c.get('ctx'), userId, sessionId)
      return c.json({}, 200)
    },
  ),
  endpoint(
    {
      method: 'post',
      path: '/server/user/{id}/testMessage',
      operationId: 'sendTestMessage',
      who: 'csr-write',
      tags,
      summary: 'Send a test message on one channel; not in production',
      request: { params, body: body(z.strictObject({ type: z.enum(notificationTypes) }).meta({ id: 'TestMessage' })) },
      responses: { 200: answer(z.object({ id: z.string(), to: z.string() })) },
    },
    async (c) => c.json(await sendTestMessage(c.get('ctx'), c.req.valid('param').id, c.req.valid('json').type), 200),
  ),
]
