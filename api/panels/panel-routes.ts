import { eq } from 'drizzle-orm'
import { z } from 'zod'
import { userTypeQuery } from '#model/fields.ts'
import { pool } from '#db/schema/all.ts'
import { AppError } from '#model/errors.ts'
import { duplicateBody } from '#model/panels/inputs.ts'
import { setupReadiness } from '#model/panels/setup-readiness.ts'
import { answer, body, endpoint } from '../http/route.ts'
import { duplicateGrant, duplicatePlan, duplicatePool } from './plans/duplicate.ts'
import { poolStats, poolStatsSchema } from './pool-stats.ts'
import { setupReadinessOf } from './setup-readiness.ts'

const tags = ['panels']
const params = z.object({ id: z.string().min(1).max(64) })
const made = z.object({ id: z.string(), name: z.string() }).meta({ id: 'Duplicated' })

/** What staff ask about pools, and copies of funding sources, plans and pools. */
export const panelRoutes = [
  endpoint(
    {
      method: 'get',
      path: '/server/pool/{id}/userStats',
      operationId: 'getPoolStats',
      who: 'csr',
      tags,
      summary: 'Count the experts of a pool by specialty',
      request: {
        params: z.object({ id: z.string() }),
        query: z.strictObject({ userType: userTypeQuery.optional() }),
      },
      responses: { 200: answer(poolStatsSchema) },
    },
    async (c) => {
      const { db } = c.get('ctx')
      const { id } = c.req.valid('param')
      const [found] = await db.select({ id: pool.id }).from(pool).where(eq(pool.id, id))
      if (!found) throw new AppError('not.found', 'Not Found')
      return c.json(await poolStats(db, id, c.req.valid('query').userType), 200)
    },
  ),
  endpoint(
    {
      method: 'get',
      path: '/server/membership/plan/{planId}/ready',
      operationId: 'getPlanReadiness',
      who: 'csr',
      tags,
      summary: 'Get what a plan still needs before members can ask: money, experts, link, front matter, brand',
      request: { params: z.object({ planId: z.string().min(1).max(64) }) },
      responses: { 200: answer(setupReadiness) },
    },
    async (c) => c.json(await setupReadinessOf(c.get('ctx'), { planId: c.req.valid('param').planId }), 200),
  ),
  endpoint(
    {
      method: 'get',
      path: '/server/grant/{id}/ready',
      operationId: 'getFundingSourceReadiness',
      who: 'csr',
      tags,
      summary: 'Get what a funding source still needs before it can pay for questions',
      request: { params },
      responses: { 200: answer(setupReadiness) },
    },
    async (c) => c.json(await setupReadinessOf(c.get('ctx'), { grantId: c.req.valid('param').id }), 200),
  ),
  endpoint(
    {
      method: 'post',
      path: '/server/grant/{id}/duplicate',
      operationId: 'duplicateFundingSource',
      who: 'csr-write',
      tags,
      summary: 'Duplicate a funding source, disabled, with its plans, pools and diagnoses',
      request: { params, body: body(duplicateBody) },
      responses: { 201: answer(made, 'Created') },
    },
    async (c) => c.json(await duplicateGrant(c.get('ctx'), c.req.valid('param').id, c.req.valid('json')), 201),
  ),
  endpoint(
    {
      method: 'post',
      path: '/server/membership/plan/{planId}/duplicate',
      operationId: 'duplicatePlan',
      who: 'csr-write',
      tags,
      summary:
        'Duplicate a plan, disabled, with its funding sources, pools and diagnoses, without members, links and surge payments',
      request: { params: z.object({ planId: z.string().min(1).max(64) }), body: body(duplicateBody) },
      responses: { 201: answer(made, 'Created') },
    },
    async (c) => c.json(await duplicatePlan(c.get('ctx'), c.req.valid('param').planId, c.req.valid('json')), 201),
  ),
  endpoint(
    {
      method: 'post',
      path: '/server/pool/{id}/duplicate',
      operationId: 'duplicatePool',
      who: 'csr-write',
      tags,
      summary: 'Duplicate a pool, disabled, with its experts and diagnoses',
      request: { params, body: body(duplicateBody) },
      responses: { 201: answer(made, 'Created') },
    },
    async (c) => c.json(await duplicatePool(c.get('ctx'), c.req.valid('param').id, c.req.valid('json')), 201),
  ),
]
