import { eq } from 'drizzle-orm'
import { z } from 'zod'
import { user } from '#db/schema/all.ts'
import { byFeature, isNewResponse } from '#model/discussions/buckets.ts'
import { buckets } from '#model/discussions/enums.ts'
import {
  indexBucketsSchema,
  indexRecordSchema,
  userQueryStatsSchema,
  type IndexBuckets,
} from '#model/discussions/wire.ts'
import { AppError } from '#model/errors.ts'
import { defaultLimits } from '#model/limits.ts'
import { isStaff } from '#model/permissions.ts'
import { requireActor, type Ctx } from '../../context.ts'
import { answer, endpoint, listOf, paging } from '../../http/route.ts'
import type { UserRow } from '../../identity/sessions/lucia.ts'
import { loadCards } from './load-cards.ts'
import { loadPlaces, loadSharedPlaces } from './load-places.ts'

const tags = ['discussions']
const person = { params: z.object({ userId: z.string() }) }

/** For whom cards are made, and in which language they are read. */
const whoOf = async (ctx: Ctx, row: UserRow) => ({
  me: row,
  language: ctx.language,
  now: ctx.now(),
  limits: await ctx.limits(),
})

/** The caller's own list, or (for staff) that of the person named. @throws not.found */
async function listOwner(ctx: Ctx, userId: string): Promise<UserRow> {
  const actor = requireActor(ctx)
  if (userId !== actor.userId && !isStaff(actor)) throw new AppError('not.found', 'Not Found')
  const [row] = await ctx.db.select().from(user).where(eq(user.id, userId))
  if (!row) throw new AppError('not.found', 'Not Found')
  return row
}

export const listRoutes = [
  endpoint(
    {
      method: 'get',
      path: '/server/query/indexBuckets',
      operationId: 'listMyDiscussions',
      who: 'signed-in',
      tags,
      summary: "List the caller's discussions by bucket; `filter=shared` lists those shared by the caller's plans",
      request: {
        query: z.strictObject({
          filter: z.enum(['own', 'shared']).optional(),
          ...paging(defaultLimits['discussion.indexPageSize']),
        }),
      },
      responses: { 200: answer(indexBucketsSchema) },
    },
    async (c) => {
      const ctx = c.get('ctx')
      const { filter, page, pageSize } = c.req.valid('query')
      const who = await whoOf(ctx, await listOwner(ctx, requireActor(ctx).userId))
      const places = filter === 'shared' ? await loadSharedPlaces(ctx.db, who.me) : await loadPlaces(ctx.db, who.me.id)
      const featured = filter === 'shared' ? undefined : byFeature(places, who.now)[0]?.id
      const count = (bucket: string) => places.filter((place) => place.bucket === bucket).length
      const shown = buckets.map((bucket) =>
        places
          .filter((place) => place.bucket === bucket)
          .sort((a, b) => b.at.getTime() - a.at.getTime())
          .slice((page - 1) * pageSize, page * pageSize),
      )
      const records = new Map(
        (await loadCards(ctx.db, who, shown.flat(), featured)).map((record) => [record.queryId, record]),
      )
      const data = Object.fromEntries(
        buckets.map((bucket, i) => [bucket, (shown[i] ?? []).flatMap(({ id }) => records.get(id) ?? [])]),
      ) as IndexBuckets['data']
      return c.json(
        {
          data,
          queryStats: {
            totalQueries: places.length,
            newOpportunities: count('newOpportunities'),
            requiresAction: count('requiresAction'),
            ongoing: count('ongoing'),
            closed: count('closed'),
          },
        },
        200,
      )
    },
  ),
  endpoint(
    {
      method: 'get',
      path: '/server/query/stats/user/{userId}',
      operationId: 'countWaitingDiscussions',
      who: 'self-or-csr',
      tags,
      summary: 'List what is waiting for a person',
      request: person,
      responses: { 200: answer(userQueryStatsSchema) },
    },
    async (c) => {
      const ctx = c.get('ctx')
      const places = await loadPlaces(ctx.db, (await listOwner(ctx, c.req.valid('param').userId)).id)
      return c.json(
        {
          queryStats: {
            requiresAction: places.filter((place) => place.bucket === 'requiresAction').length,
            newOpportunities: places.filter((place) => place.bucket === 'newOpportunities').length,
            newResponses: places.filter(({ bucket, facts }) => isNewResponse({ bucket, isUpdated: facts.isUpdated }))
              .length,
          },
        },
        200,
      )
    },
  ),
  endpoint(
    {
      method: 'get',
      path: '/server/query/featured/{userId}',
      operationId: 'listFeaturedDiscussions',
      who: 'self-or-csr',
      tags,
      summary: 'List featured discussions: upcoming calls, then waiting, then new ones',
      request: { ...person, query: z.strictObject(paging()) },
      responses: { 200: answer(listOf(indexRecordSchema)) },
    },
    async (c) => {
      const ctx = c.get('ctx')
      const { page, pageSize } = c.req.valid('query')
      const who = await whoOf(ctx, await listOwner(ctx, c.req.valid('param').userId))
      const places = byFeature(await loadPlaces(ctx.db, who.me.id), who.now)
      const data = await loadCards(ctx.db, who, places.slice((page - 1) * pageSize, page * pageSize), places[0]?.id)
      return c.json({ data, total: places.length, page, pageSize }, 200)
    },
  ),
]
