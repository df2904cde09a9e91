import { z } from 'zod'
import { listResource } from '#model/admin/saved-view.ts'
import { answer, endpoint } from '../../http/route.ts'
import { countFilters, filterCount } from './count-filters.ts'

export const countRoutes = [
  endpoint(
    {
      method: 'get',
      path: '/server/list/{resource}/counts',
      operationId: 'countListRecords',
      who: 'csr',
      tags: ['administration'],
      summary: 'Count the records of a list under several filters',
      description: 'In the order of the filters; null for a filter that the list does not take.',
      request: {
        params: z.object({ resource: listResource }),
        query: z.strictObject({
          filters: z
            .string()
            .max(20_000)
            .meta({ description: 'JSON list of at most 20 filters', example: '[{},{"accountStatus":"active"}]' }),
        }),
      },
      responses: { 200: answer(z.object({ data: z.array(filterCount.nullable()) })) },
    },
    async (c) => {
      const { resource } = c.req.valid('param')
      return c.json({ data: await countFilters(c.get('ctx'), resource, c.req.valid('query').filters) }, 200)
    },
  ),
]
