import { z } from 'zod'
import { ownSession } from '#model/identity/wire.ts'
import { answer, endpoint, nothing } from '../../http/route.ts'
import { endOtherSessions, endOwnSession, listSessions } from './own-sessions.ts'

const tags = ['identity']

/** Where one is signed in, and signing out there. */
export const sessionRoutes = [
  endpoint(
    {
      method: 'get',
      path: '/auth/sessions',
      operationId: 'listMySessions',
      who: 'signed-in',
      tags,
      summary: "List the caller's sessions",
      responses: { 200: answer(z.object({ data: z.array(ownSession) })) },
    },
    async (c) => c.json({ data: await listSessions(c.get('ctx')) }, 200),
  ),
  endpoint(
    {
      method: 'delete',
      path: '/auth/sessions/{id}',
      operationId: 'endMySession',
      who: 'signed-in',
      tags,
      summary: "End one of the caller's sessions",
      request: { params: z.object({ id: z.string().min(1).max(64) }) },
      responses: { 200: answer(nothing) },
    },
    async (c) => {
      await endOwnSession(c.get('ctx'), c.req.valid('param').id)
      return c.json({}, 200)
    },
  ),
  endpoint(
    {
      method: 'post',
      path: '/auth/sessions/endOthers',
      operationId: 'endMyOtherSessions',
      who: 'signed-in',
      tags,
      summary: "End the caller's other sessions",
      responses: { 200: answer(z.object({ ended: z.int() })) },
    },
    async (c) => c.json(await endOtherSessions(c.get('ctx')), 200),
  ),
]
