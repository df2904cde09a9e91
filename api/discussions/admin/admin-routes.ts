import { and, asc } from 'drizzle-orm'
import { z } from 'zod'
import { dateField } from '#model/fields.ts'
import { queryHeader } from '#db/schema/all.ts'
import { queryAdminRow, type QueryAdmin } from '#model/discussions/admin-rows.ts'
import { queryViews } from '#model/discussions/query-views.ts'
import { queryStatuses } from '#model/discussions/enums.ts'
import { indexRecordSchema, indexStatsSchema } from '#model/discussions/wire.ts'
import { queryFilterSchema } from '#model/discussions/wire-bodies.ts'
import { catalogueQuery, catalogueRequest, restQuery, restWhere } from '../../admin/list-request.ts'
import { listRecords } from '../../admin/read-records.ts'
import { serveResources } from '../../admin/serve.ts'
import { answer, body, endpoint, listOf } from '../../http/route.ts'
import { queryStats, staffStats, statusCounts } from './admin-counts.ts'
import { queryFilterNames } from './admin-filters.ts'
import { indexRecords } from './admin-index.ts'
import { engagementMoves, stateTransitions } from './admin-moves.ts'
import { queryExperts, queryResponses, querySelections } from './admin-parts.ts'
import { queryTextSchema, readQueryText, readResponseText, responseTextSchema } from './admin-texts.ts'
import { adminWriteRoutes } from './admin-write-routes.ts'
import { queries } from '../admin.ts'
import { tasks } from '../tasks/admin.ts'
import { macros } from '../tasks/macros.ts'

const tags = ['discussions']
const oneId = z.object({ id: z.string().min(1).max(200) })
const MOST_IDS = 10_000
/** A list of ids is of a filter, not of a page. */
const filterOnly = catalogueQuery(queryFilterNames).omit({ page: true, pageSize: true, sort: true })
const filterOf = (query: Record<string, unknown>) => ({ ...query, page: 1, pageSize: 1 })
const listBody = queryFilterSchema.extend({
  page: z.int().min(1).optional(),
  pageSize: z.int().min(1).max(250).optional(),
  sort: z.string().max(200).optional(),
})

const asking = [
  endpoint(
    {
      method: 'post',
      path: '/server/query/list',
      operationId: 'searchDiscussionRecords',
      who: 'csr',
      tags,
      summary: 'List discussions, with the filter in the body',
      request: { body: body(listBody) },
      responses: { 200: answer(listOf(queryAdminRow)) },
    },
    async (c) => {
      const ctx = c.get('ctx')
      const { page = 1, pageSize = 10, ...filter } = c.req.valid('json')
      const { rows, total } = await listRecords(
        ctx,
        queries,
        catalogueRequest(queries, ctx, { ...filter, page, pageSize }, 'json'),
      )
      return c.json({ data: rows as QueryAdmin[], total, page, pageSize }, 200)
    },
  ),
  endpoint(
    {
      method: 'get',
      path: '/server/query/index',
      operationId: 'listDiscussionCards',
      who: 'csr',
      tags,
      summary: 'List discussions as cards, with a count for each kind',
      request: { query: catalogueQuery(queryFilterNames) },
      responses: { 200: answer(listOf(indexRecordSchema).extend({ queryStats: indexStatsSchema })) },
    },
    async (c) => {
      const ctx = c.get('ctx')
      const query = c.req.valid('query')
      const request = catalogueRequest(queries, ctx, query)
      const { rows, total } = await listRecords(ctx, queries, request)
      const { data: counts } = await statusCounts(ctx.db, ctx.now(), request.where)
      return c.json(
        {
          data: await indexRecords(
            ctx,
            rows.map((row) => String(row.id)),
          ),
          total,
          page: query.page,
          pageSize: query.pageSize,
          queryStats: staffStats(counts),
        },
        200,
      )
    },
  ),
  endpoint(
    {
      method: 'get',
      path: '/server/query/stats',
      operationId: 'getDiscussionStats',
      who: 'csr',
      tags,
      summary: 'Count the discussions of a period by kind and by month',
      request: {
        query: z.strictObject({
          from: dateField.optional(),
          to: dateField.optional(),
          planId: z.string().optional(),
          grantId: z.string().optional(),
          inclTestQueries: z.enum(['true', 'false']).default('true'),
        }),
      },
      responses: {
        200: answer(
          z.object({ queryStats: indexStatsSchema, byMonth: z.array(z.object({ month: z.string(), count: z.int() })) }),
        ),
      },
    },
    async (c) => {
      const { inclTestQueries, ...range } = c.req.valid('query')
      return c.json(await queryStats(c.get('ctx').db, { ...range, inclTestQueries: inclTestQueries === 'true' }), 200)
    },
  ),
  endpoint(
    {
      method: 'get',
      path: '/server/query/statusCounts',
      operationId: 'countDiscussionsByStatus',
      who: 'csr',
      tags,
      summary: 'Count the discussions of a filter by status and by staff queue',
      request: { query: filterOnly.extend(restQuery.pick({ filter: true }).shape) },
      responses: {
        200: answer(
          z.object({
            data: z.array(z.object({ status: z.enum(queryStatuses), count: z.int() })),
            views: z.record(z.enum(queryViews), z.int()),
          }),
        ),
      },
    },
    async (c) => {
      const ctx = c.get('ctx')
      const { filter, ...named } = c.req.valid('query')
      const listed = await restWhere(queries, ctx, filter)
      const { where } = catalogueRequest(queries, ctx, filterOf(named))
      return c.json(await statusCounts(ctx.db, ctx.now(), and(where, listed.where)), 200)
    },
  ),
  endpoint(
    {
      method: 'get',
      path: '/server/query/id/list',
      operationId: 'listDiscussionIds',
      who: 'csr',
      tags,
      summary: 'List the ids matching a filter, at most 10,000',
      request: { query: filterOnly },
      responses: { 200: answer(z.object({ data: z.array(z.string()) })) },
    },
    async (c) => {
      const ctx = c.get('ctx')
      const select = ctx.db.select({ id: queryHeader.id }).from(queryHeader).$dynamic()
      for (const { table, on } of queries.joins) select.leftJoin(table, on)
      const rows = await select
        .where(catalogueRequest(queries, ctx, filterOf(c.req.valid('query'))).where)
        .orderBy(asc(queryHeader.id))
        .limit(MOST_IDS)
      return c.json({ data: rows.map((row) => row.id) }, 200)
    },
  ),
  endpoint(
    {
      method: 'get',
      path: '/server/query/text/{id}',
      operationId: 'getQuestionVersions',
      who: 'csr',
      tags,
      summary: 'Get the question with its earlier versions',
      request: { params: oneId },
      responses: { 200: answer(queryTextSchema) },
    },
    async (c) => c.json(await readQueryText(c.get('ctx').db, c.req.valid('param').id), 200),
  ),
  endpoint(
    {
      method: 'get',
      path: '/server/query/responseText/{id}',
      operationId: 'getResponseVersions',
      who: 'csr',
      tags,
      summary: 'Get a response with its earlier versions',
      request: { params: oneId },
      responses: { 200: answer(responseTextSchema) },
    },
    async (c) => c.json(await readResponseText(c.get('ctx').db, c.req.valid('param').id), 200),
  ),
]

/** Discussions and their parts as staff list, read and edit them. */
export const queryAdministration = [
  ...asking,
  ...adminWriteRoutes,
  ...serveResources(
    queries,
    queryExperts,
    queryResponses,
    stateTransitions,
    engagementMoves,
    querySelections,
    tasks,
    macros,
  ),
]
