import { and, asc, count, desc, eq, inArray, isNull, sql } from 'drizzle-orm'
import { grantProgram, membershipPlan, queryExpert, queryHeader, reportHeader } from '#db/schema/all.ts'
import type { QueueEntry, TriageQueues } from '#model/discussions/triage.ts'
import { authorize } from '../../admin/refusals.ts'
import { requireActor, type Ctx } from '../../context.ts'
import { seatTaken } from '../../discussions/seat-taken.ts'
import { readFailedMessages } from './failed-messages.ts'

const q = queryHeader

/** What staff look after beside the tasks, each with how many there are and the most urgent of them. @throws auth.notAuthorized */
export async function readTriageQueues(ctx: Ctx, limit: number): Promise<TriageQueues> {
  authorize(requireActor(ctx), 'admin.read')
  return {
    shortPanels: await shortPanels(ctx, limit),
    meetings: await meetings(ctx, limit),
    messages: await messages(ctx, limit),
    reports: await reports(ctx, limit),
  }
}

type Row = Partial<QueueEntry> & Pick<QueueEntry, 'id' | 'name'> & { total: number }
/** How many a queue has in all, on each of its rows. */
const total = sql<number>`count(*) over ()`.mapWith(Number).as('total')

const queueOf = (rows: readonly Row[]): TriageQueues[keyof TriageQueues] => ({
  total: rows[0]?.total ?? 0,
  data: rows.map(({ total: _total, ...row }) => ({
    queryId: null,
    title: null,
    count: null,
    since: null,
    why: null,
    place: null,
    ...row,
  })),
})

/** Open written discussions with fewer seats taken than the panel has. */
async function shortPanels(ctx: Ctx, limit: number): Promise<TriageQueues['shortPanels']> {
  const limits = await ctx.limits()
  const taken = ctx.db
    .select({ queryId: queryExpert.queryId, n: count().as('taken') })
    .from(queryExpert)
    .where(seatTaken(ctx.now()))
    .groupBy(queryExpert.queryId)
    .as('seats_taken')
  const size = sql<number>`coalesce(${q.panelSize}, ${membershipPlan.panelSize}, ${grantProgram.panelSize}, ${limits['discussion.panelSize']})`
  const missing = sql<number>`${size} - coalesce(${taken.n}, 0)`
  const rows = await ctx.db
    .select({
      id: q.id,
      name: q.key,
      title: q.title,
      closeTime: q.closeTime,
      missing: missing.mapWith(Number).as('missing'),
      preventInvites: q.preventInvites,
      total,
    })
    .from(q)
    .leftJoin(membershipPlan, eq(q.planId, membershipPlan.id))
    .leftJoin(grantProgram, eq(q.grantId, grantProgram.id))
    .leftJoin(taken, eq(taken.queryId, q.id))
    .where(and(eq(q.status, 'open'), eq(q.mediaType, 'messenger'), sql`${missing} > 0`))
    .orderBy(asc(q.closeTime), asc(q.id))
    .limit(limit)
  return queueOf(
    rows.map(({ missing: count, closeTime, preventInvites, ...row }) => ({
      ...row,
      queryId: row.id,
      count,
      since: closeTime?.toISOString() ?? null,
      why: preventInvites ? 'queries.head.invitesOff' : null,
    })),
  )
}

/** Calls without a set time. */
async function meetings(ctx: Ctx, limit: number): Promise<TriageQueues['meetings']> {
  const rows = await ctx.db
    .select({
      id: q.id,
      name: q.key,
      title: q.title,
      releasedAt: q.releasedAt,
      times: q.proposedTimes,
      total,
    })
    .from(q)
    .where(and(inArray(q.mediaType, ['audio', 'video']), eq(q.status, 'open'), isNull(q.meetingTime)))
    .orderBy(asc(q.releasedAt), asc(q.id))
    .limit(limit)
  return queueOf(
    rows.map(({ times, releasedAt, ...row }) => ({
      ...row,
      queryId: row.id,
      count: times.length,
      since: releasedAt?.toISOString() ?? null,
    })),
  )
}

async function messages(ctx: Ctx, limit: number): Promise<TriageQueues['messages']> {
  const { data, total } = await readFailedMessages(ctx, { limit })
  return {
    total,
    data: data.map(({ row, name, place }) => ({
      id: row.id,
      queryId: row.queryId,
      name,
      title: row.subject,
      count: row.attempts,
      since: row.createdAt.toISOString(),
      why: row.error,
      place,
    })),
  }
}

async function reports(ctx: Ctx, limit: number): Promise<TriageQueues['reports']> {
  const rows = await ctx.db
    .select({
      id: reportHeader.id,
      name: reportHeader.name,
      why: reportHeader.error,
      count: reportHeader.attempts,
      createdAt: reportHeader.createdAt,
      total,
    })
    .from(reportHeader)
    .where(eq(reportHeader.state, 'failed'))
    .orderBy(desc(reportHeader.createdAt), desc(reportHeader.id))
    .limit(limit)
  return queueOf(rows.map(({ createdAt, ...row }) => ({ ...row, since: createdAt.toISOString() })))
}
