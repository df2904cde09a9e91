import { eq } from 'drizzle-orm'
import { z } from 'zod'
import { user } from '#db/schema/all.ts'
import { buckets } from '#model/discussions/enums.ts'
import { indexBucketsSchema, indexRecordSchema, userQueryStatsSchema, type IndexBuckets } from '#model/discussions/wire.ts'
import { AppError } from '#model/errors.ts'
import { isStaff } from '#model/permissions.ts'
import { me, type Ctx } from '../../context.ts'
import { answer, area, listOf, paging, route } from '../../http/route.ts'
import type { UserRow } from '../../identity/lucia.ts'
import { loadCards, loadShared, withSeats } from './load-cards.ts'

const tags = ['my discussions']
const person = { params: z.object({ userId: z.string() }) }

/** The caller's own list, or (for staff) that of the person named. @throws not.found */
async function listOwner(ctx: Ctx, userId: string): Promise<UserRow> {
  const actor = me(ctx)
  if (userId !== actor.userId && !isStaff(actor)) throw new AppError('not.found', 'Not Found')
  const [row] = await ctx.db.select().from(user).where(eq(user.id, userId))
  if (!row) throw new AppError('not.found', 'Not Found')
  return row
}

export const listRoutes = area()
  .openapi(route({
    method: 'get', path: '/server/query/indexBuckets', who: 'signed-in', tags, summary: 'All discussions of the caller by bucket; `filter=shared` those that their plans share',
    request: { query: z.strictObject({ filter: z.enum(['own', 'shared']).optional(), ...paging(100) }) },
    responses: { 200: answer(indexBucketsSchema) },
  }), async c => {
    const ctx = c.get('ctx')
    const { filter, page, pageSize } = c.req.valid('query')
    const who = { me: await listOwner(ctx, me(ctx).userId), now: ctx.now(), limits: await ctx.limits() }
    const cards = filter === 'shared' ? await loadShared(ctx.db, who) : await loadCards(ctx.db, who)
    const count = (bucket: string) => cards.filter(card => card.bucket === bucket).length
    const shown = buckets.map(bucket => cards.filter(card => card.bucket === bucket).sort((a, b) => b.updatedAt.getTime() - a.updatedAt.getTime()).slice((page - 1) * pageSize, page * pageSize))
    await withSeats(ctx.db, shown.flat(), who.now)
    const data = Object.fromEntries(buckets.map((bucket, i) => [bucket, (shown[i] ?? []).map(card => card.record)])) as IndexBuckets['data']
    return c.json({
      data,
      queryStats: { totalQueries: cards.length, newOpportunities: count('newOpportunities'), requiresAction: count('requiresAction'), ongoing: count('ongoing'), closed: count('closed') },
    }, 200)
  })
  .openapi(route({
    method: 'get', path: '/server/query/stats/user/{userId}', who: 'self-or-csr', tags, summary: 'What waits for this person',
    request: person, responses: { 200: answer(userQueryStatsSchema) },
  }), async c => {
    const ctx = c.get('ctx')
    const cards = await loadCards(ctx.db, { me: await listOwner(ctx, c.req.valid('param').userId), now: ctx.now(), limits: await ctx.limits() })
    return c.json({ queryStats: {
      requiresAction: cards.filter(card => card.bucket === 'requiresAction').length,
      newOpportunities: cards.filter(card => card.bucket === 'newOpportunities').length,
      newResponses: cards.filter(card => card.isUpdated && card.bucket !== 'newOpportunities').length,
    } }, 200)
  })
  .openapi(route({
    method: 'get', path: '/server/query/featured/{userId}', who: 'self-or-csr', tags, summary: 'The discussions to show first: coming calls, then what waits, then what is new',
    request: { ...person, query: z.strictObject(paging()) }, responses: { 200: answer(listOf(indexRecordSchema)) },
  }), async c => {
    const ctx = c.get('ctx')
    const { page, pageSize } = c.req.valid('query')
    const now = ctx.now()
    const cards = (await loadCards(ctx.db, { me: await listOwner(ctx, c.req.valid('param').userId), now, limits: await ctx.limits() })).filter(card => card.bucket !== 'closed')
    const coming = (at: number | null) => at !== null && at * 1000 > now.getTime()
    const rank = (card: (typeof cards)[number]) => (coming(card.record.meetingTime) ? 0 : card.bucket === 'requiresAction' ? 1 : card.isUpdated ? 2 : card.bucket === 'newOpportunities' ? 3 : 4)
    cards.sort((a, b) => rank(a) - rank(b) || (rank(a) === 0 ? (a.record.meetingTime ?? 0) - (b.record.meetingTime ?? 0) : b.updatedAt.getTime() - a.updatedAt.getTime()))
    const data = cards.slice((page - 1) * pageSize, page * pageSize)
    await withSeats(ctx.db, data, now)
    return c.json({ data: data.map(card => card.record), total: cards.length, page, pageSize }, 200)
  })
