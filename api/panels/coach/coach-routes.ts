import { z } from 'zod'
import { coachFactsAnswer } from '#model/panels/coach/coach.ts'
import { answer, endpoint } from '../../http/route.ts'
import { coachFacts } from './coach-facts.ts'

const params = z.object({ id: z.string().min(1).max(64) })

/** What an asker should tell about a diagnosis. */
export const coachRoutes = [
  endpoint(
    {
      method: 'get',
      path: '/user/diagnosis/{id}/facts',
      operationId: 'listFactsForDiagnosis',
      who: 'signed-in',
      tags: ['panels'],
      summary: 'List the facts experts need for a diagnosis, as checked by the question coach',
      request: { params },
      responses: { 200: answer(coachFactsAnswer) },
    },
    async (c) => c.json({ data: await coachFacts(c.get('ctx'), c.req.valid('param').id) }, 200),
  ),
]
