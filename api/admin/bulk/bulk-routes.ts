import { z } from 'zod'
import { bulkOutcomes, bulkVerdicts } from '#model/admin/bulk.ts'
import { bulkMoveInput, bulkRowRow, bulkRunRow, bulkStartInput } from '#model/admin/bulk-wire.ts'
import { answer, body, endpoint, listOf, paging } from '../../http/route.ts'
import { exportLocales } from '../export/export-texts.ts'
import type { BulkResources } from './declare-bulk.ts'
import { beginRun, stopRun } from './move-run.ts'
import { listRows, listRuns, readRun, rowSorting, runSorting } from './read-run.ts'
import { exportRun } from './export-run.ts'
import { startRun } from './start-run.ts'

const tags = ['administration']
const base = '/server/bulk'
const params = z.object({ id: z.string().min(1).max(64) })

/** Acts on many records: judged first, then done row by row, by its maker or a csr_admin. */
export const bulkRoutes = (resources: BulkResources) => [
  endpoint(
    {
      method: 'get',
      path: base,
      operationId: 'listBulkActions',
      who: 'csr',
      tags,
      summary: "List the caller's bulk actions",
      request: { query: z.strictObject({ ...paging(), ...runSorting.query }) },
      responses: { 200: answer(listOf(bulkRunRow)) },
    },
    async (c) => {
      const query = c.req.valid('query')
      const { page, pageSize } = query
      return c.json({ ...(await listRuns(c.get('ctx'), query)), page, pageSize }, 200)
    },
  ),
  endpoint(
    {
      method: 'post',
      path: base,
      operationId: 'createBulkAction',
      who: 'csr-write',
      tags,
      summary: 'Start a bulk action with its preview; nothing is changed yet',
      request: { body: body(bulkStartInput) },
      responses: { 201: answer(bulkRunRow, 'Created') },
    },
    async (c) => c.json(await startRun(c.get('ctx'), resources, c.req.valid('json')), 201),
  ),
  endpoint(
    {
      method: 'get',
      path: `${base}/{id}`,
      operationId: 'getBulkAction',
      who: 'csr',
      tags,
      summary: 'Get a bulk action and its progress',
      request: { params },
      responses: { 200: answer(bulkRunRow) },
    },
    async (c) => c.json(await readRun(c.get('ctx'), c.req.valid('param').id), 200),
  ),
  endpoint(
    {
      method: 'get',
      path: `${base}/{id}/rows`,
      operationId: 'listBulkActionRows',
      who: 'csr',
      tags,
      summary: 'List the result of a bulk action for each record',
      request: {
        params,
        query: z.strictObject({
          ...paging(25),
          verdict: z.enum(bulkVerdicts).optional(),
          outcome: z.enum(bulkOutcomes).optional(),
          ...rowSorting.query,
        }),
      },
      responses: { 200: answer(listOf(bulkRowRow)) },
    },
    async (c) => {
      const query = c.req.valid('query')
      return c.json(
        {
          ...(await listRows(c.get('ctx'), c.req.valid('param').id, query)),
          page: query.page,
          pageSize: query.pageSize,
        },
        200,
      )
    },
  ),
  endpoint(
    {
      method: 'get',
      path: `${base}/{id}/export`,
      operationId: 'exportBulkAction',
      who: 'csr',
      tags,
      summary: 'Export as CSV',
      request: { params, query: z.strictObject({ locale: exportLocales }) },
      responses: { 200: { description: 'CSV', content: { 'text/csv': { schema: z.string() } } } },
    },
    async (c) => {
      const { id } = c.req.valid('param')
      return c.body(await exportRun(c.get('ctx'), id, c.req.valid('query').locale), 200, {
        'Content-Type': 'text/csv; charset=utf-8',
        'Content-Disposition': `attachment; filename="${id}.csv"`,
      })
    },
  ),
  endpoint(
    {
      method: 'post',
      path: `${base}/{id}/start`,
      operationId: 'startBulkAction',
      who: 'csr-write',
      tags,
      summary: 'Run a previewed bulk action, or resume it',
      request: { params, body: body(bulkMoveInput) },
      responses: { 200: answer(bulkRunRow) },
    },
    async (c) => c.json(await beginRun(c.get('ctx'), c.req.valid('param').id, c.req.valid('json').version), 200),
  ),
  endpoint(
    {
      method: 'post',
      path: `${base}/{id}/stop`,
      operationId: 'stopBulkAction',
      who: 'csr-write',
      tags,
      summary: 'Pause a bulk action after the current record',
      request: { params, body: body(bulkMoveInput) },
      responses: { 200: answer(bulkRunRow) },
    },
    async (c) => c.json(await stopRun(c.get('ctx'), c.req.valid('param').id, c.req.valid('json').version), 200),
  ),
]
