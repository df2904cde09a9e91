import { and, eq, exists, inArray, sql } from 'drizzle-orm'
import { z } from 'zod'
import { queryHeader, tagTarget } from '#db/schema/all.ts'
import { queryAdminRow, type QueryAdmin } from '#model/discussions/admin-rows.ts'
import { queryFilterSchema } from '#model/discussions/wire-bodies.ts'
import { catalogueRequest } from '../../admin/list-request.ts'
import { listRecords } from '../../admin/read-records.ts'
import type { Ctx } from '../../context.ts'
import { answer, body, endpoint, listOf } from '../../http/route.ts'
import { queries } from '../admin.ts'

const MOST_TAGS = 50
const input = z
  .strictObject({
    tagIds: z.array(z.string().min(1).max(64)).min(1, 'errors.required').max(MOST_TAGS, 'errors.tooMany'),
    match: z.enum(['any', 'all']).optional(),
    filter: queryFilterSchema.optional(),
    page: z.int().min(1).max(10_000_000).optional(),
    pageSize: z.int().min(1).max(250).optional(),
  })
  .meta({ id: 'TaggedQueries' })

const tagged = (ctx: Ctx, ids: string[]) =>
  exists(
    ctx.db
      .select({ one: sql`1` })
      .from(tagTarget)
      .where(
        and(eq(tagTarget.entityType, 'query'), eq(tagTarget.entityId, queryHeader.id), inArray(tagTarget.tagId, ids)),
      ),
  )

/** Discussions that carry tags: any of them, or all. */
export const tagFilterRoutes = [
  endpoint(
    {
      method: 'post',
      path: '/server/tag/query-filter/list',
      operationId: 'listDiscussionsByTags',
      who: 'csr',
      tags: ['discussions'],
      summary: 'List discussions with any or all of the given tags',
      request: { body: body(input) },
      responses: { 200: answer(listOf(queryAdminRow)) },
    },
    async (c) => {
      const ctx = c.get('ctx')
      const { tagIds, match = 'any', filter = {}, page = 1, pageSize = 10 } = c.req.valid('json')
      const request = catalogueRequest(queries, ctx, { ...filter, page, pageSize }, 'json')
      const wanted = match === 'any' ? tagged(ctx, tagIds) : and(...tagIds.map((id) => tagged(ctx, [id])))
      const { rows, total } = await listRecords(ctx, queries, { ...request, where: and(request.where, wanted) })
      return c.json({ data: rows as QueryAdmin[], total, page, pageSize }, 200)
    },
  ),
]
