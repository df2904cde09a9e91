import { z } from 'zod'
import { passageRow, passageUpdate } from '#model/reporting/redaction.ts'
import { answer, body, endpoint, listOf, paging } from '../../http/route.ts'
import { listPassages, updatePassage } from './passages.ts'

const params = z.object({ id: z.string().min(1).max(64) })
const tags = ['reporting']

/** Passages of verbatim reports, which staff release one by one. */
export const passageRoutes = [
  endpoint(
    {
      method: 'get',
      path: '/server/report/header/{id}/passages',
      operationId: 'listReportPassages',
      who: 'csr',
      tags,
      summary: 'List the passages of a verbatim report, marked for release',
      request: { params, query: z.strictObject(paging()) },
      responses: { 200: answer(listOf(passageRow)) },
    },
    async (c) => {
      const { page, pageSize } = c.req.valid('query')
      const { rows, total } = await listPassages(c.get('ctx'), c.req.valid('param').id, { page, pageSize })
      return c.json({ data: rows, total, page, pageSize }, 200)
    },
  ),
  endpoint(
    {
      method: 'put',
      path: '/server/report/passage/{id}',
      operationId: 'updateReportPassage',
      who: 'csr-write',
      tags,
      summary: 'Release or withhold a passage, or change its wording',
      request: { params, body: body(passageUpdate) },
      responses: { 200: answer(passageRow) },
    },
    async (c) => c.json(await updatePassage(c.get('ctx'), c.req.valid('param').id, c.req.valid('json')), 200),
  ),
]
