import { z } from 'zod'
import { querySummary } from '#model/reporting/query-summary.ts'
import { answer, endpoint } from '../http/route.ts'
import { readQuerySummary } from './query-summary.ts'

export const querySummaryRoutes = [
  endpoint(
    {
      method: 'get',
      path: '/csradmin/interaction/{key}/summary',
      operationId: 'getDiscussionSummary',
      who: 'csr',
      tags: ['reporting'],
      summary: 'Get the printable summary of a discussion: responses, and costs by source',
      request: {
        params: z.object({ key: z.string().min(1).max(64) }),
        query: z.strictObject({
          hideCsrData: z
            .enum(['true', 'false'])
            .transform((value) => value === 'true')
            .optional(),
        }),
      },
      responses: { 200: answer(querySummary) },
    },
    async (c) =>
      c.json(
        await readQuerySummary(c.get('ctx'), c.req.valid('param').key, c.req.valid('query').hideCsrData ?? false),
        200,
      ),
  ),
]
