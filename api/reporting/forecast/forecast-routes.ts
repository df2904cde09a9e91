import { z } from 'zod'
import { forecastAnswer } from '#model/reporting/forecast.ts'
import { answer, endpoint } from '../../http/route.ts'
import { readForecast } from './read-forecast.ts'

export const forecastRoutes = [
  endpoint(
    {
      method: 'get',
      path: '/server/query/{id}/forecast',
      operationId: 'getForecast',
      who: 'signed-in',
      tags: ['reporting'],
      summary: 'Get within how long a first answer is likely, from earlier discussions; null where too few are known',
      request: { params: z.object({ id: z.string().min(1).max(64) }) },
      responses: { 200: answer(forecastAnswer) },
    },
    async (c) => c.json({ forecast: await readForecast(c.get('ctx'), c.req.valid('param').id) }, 200),
  ),
]
