import { z } from 'zod'
import { testQuestionBody } from '#model/panels/setup-readiness.ts'
import { answer, body, endpoint } from '../../http/route.ts'
import { askTestQuestion } from './ask-test-question.ts'

/** The question that shows whether a plan is set up. */
export const testQuestionRoutes = [
  endpoint(
    {
      method: 'post',
      path: '/server/membership/plan/{planId}/testQuestion',
      operationId: 'askTestQuestion',
      who: 'csr-write',
      tags: ['discussions'],
      summary: 'Ask a test question under a plan as a test member: only test experts see it, and no report counts it',
      request: { params: z.object({ planId: z.string().min(1).max(64) }), body: body(testQuestionBody) },
      responses: {
        201: answer(z.object({ id: z.string(), key: z.string() }).meta({ id: 'AskedTestQuestion' }), 'Created'),
      },
    },
    async (c) => c.json(await askTestQuestion(c.get('ctx'), c.req.valid('param').planId, c.req.valid('json')), 201),
  ),
]
