import { z } from 'zod'
import { userSummary } from '#model/reporting/user-summary.ts'
import { answer, endpoint } from '../http/route.ts'
import { readUserSummary } from './user-summary.ts'

export const userSummaryRoutes = [
  endpoint(
    {
      method: 'get',
      path: '/server/user/{id}/summary',
      operationId: 'getUserSummary',
      who: 'csr',
      tags: ['reporting'],
      summary: 'Get a summary of a person: counts of the last 90 days, balance due, next events',
      request: { params: z.object({ id: z.string().min(1).max(64) }) },
      responses: { 200: answer(userSummary) },
    },
    async (c) => c.json(await readUserSummary(c.get('ctx'), c.req.valid('param').id), 200),
  ),
]
