import { eq } from 'drizzle-orm'
import { z } from 'zod'
import { pool } from '#db/schema/all.ts'
import { AppError } from '#model/errors.ts'
import { diagnosisStatsRow } from '#model/panels/admin-rows.ts'
import { catalogueQuery, catalogueRequest, type CatalogueQuery } from '../admin/list-request.ts'
import { listRecords } from '../admin/read-records.ts'
import { answer, area, listOf, paging, route } from '../http/route.ts'
import { diagnoses } from './admin-diagnoses.ts'
import { diagnosisFilterNames } from './diagnosis-filters.ts'
import { diagnosisStats } from './diagnosis-stats.ts'
import { poolStats, poolStatsSchema } from './pool-stats.ts'
import { domainFound, searchDomains } from './search-domains.ts'

const tags = ['panels']

/** What staff ask about pools and the hierarchy beyond reading and writing records. */
export const panelRoutes = area()
  .openapi(route({
    method: 'get', path: '/server/pool/{id}/userStats', who: 'csr', tags, summary: 'How many people a pool has, by specialty',
    request: { params: z.object({ id: z.string() }), query: z.strictObject({ userType: z.coerce.number<string>().int().optional() }) },
    responses: { 200: answer(poolStatsSchema) },
  }), async c => {
    const { db } = c.get('ctx')
    const { id } = c.req.valid('param')
    const [found] = await db.select({ id: pool.id }).from(pool).where(eq(pool.id, id))
    if (!found) throw new AppError('not.found', 'Not Found')
    return c.json(await poolStats(db, id, c.req.valid('query').userType), 200)
  })
  .openapi(route({
    method: 'get', path: '/server/diagnosis/stats', who: 'csr', tags, summary: 'What hangs on each diagnosis',
    request: { query: catalogueQuery(diagnosisFilterNames) }, responses: { 200: answer(listOf(diagnosisStatsRow)) },
  }), async c => {
    const ctx = c.get('ctx')
    const query = c.req.valid('query') as CatalogueQuery
    const { rows, total } = await listRecords(ctx, diagnoses, catalogueRequest(diagnoses, ctx, query))
    return c.json({ data: await diagnosisStats(ctx.db, rows.map(row => String(row.id))), total, page: query.page, pageSize: query.pageSize }, 200)
  })
  .openapi(route({
    method: 'get', path: '/server/diagnosis/domain/search', who: 'csr', tags, summary: 'Search over domains, groups and diagnoses',
    request: { query: z.strictObject({ name: z.string().max(200), ...paging(), sort: z.enum(['name']).optional() }) }, responses: { 200: answer(listOf(domainFound)) },
  }), async c => {
    const { name, page, pageSize } = c.req.valid('query')
    const { data, total } = await searchDomains(c.get('ctx').db, name, { limit: pageSize, offset: (page - 1) * pageSize })
    return c.json({ data, total, page, pageSize }, 200)
  })
