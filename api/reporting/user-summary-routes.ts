import { z } from 'zod'
import { userSummary } from '#model/reporting/user-summary.ts'
import { answer, area, route } from '../http/route.ts'
import { readUserSummary } from './user-summary.ts'

export const userSummaryRoutes = area().openapi(
  route({
    method: 'get',
    path: '/server/user/{id}/summary',
    operationId: 'getUserSummary',
    who: 'csr',
    tags: ['reporting'],
    summary: 'A person at a glance: counts of the last 90 days, what is owed, what comes next',
    request: { params: z.object({ id: z.string().min(1).max(64) }) },
    responses: { 200: answer(userSummary) },
  }),
  async (c) => c.json(await readUserSummary(c.get('ctx'), c.req.valid('param').id), 200),
)
