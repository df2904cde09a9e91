import { and, desc, eq, gt, gte, inArray, lt, ne, or, sql } from 'drizzle-orm'
import { address, diagnosis, earning, liveAttendance, queryExpert, queryHeader } from '#db/schema/all.ts'
import { endsAt, sessionStatus } from '#model/live-sessions/state.ts'
import { plainNameOf } from '#model/panels/diagnoses/plain-name.ts'
import type { NoeticSession } from '#model/payments/session-wire.ts'
import { addDays, newYork, startOfDay, toSeconds } from '#model/time.ts'
import type { Ctx } from '../context.ts'
import { sortingBy } from '../http/sorting.ts'
import { readable } from '../identity/profile/own-record.ts'

interface ListSessionsQuery {
  /** yyyy-MM-dd where the person is; both days belong to the range */
  from?: string | undefined
  to?: string | undefined
  page: number
  pageSize: number
  sort?: string | undefined
}
export const sessionSorting = sortingBy(
  {
    meetingTime: queryHeader.meetingTime,
    title: queryHeader.title,
    mediaType: queryHeader.mediaType,
    key: queryHeader.key,
  },
  [],
)
/** Without a time first, then the coming ones, soonest first, then the past, latest first. */
const inOrder = (now: Date) => {
  const coming = gt(queryHeader.meetingTime, now)
  return [
    sql`case when ${queryHeader.meetingTime} is null then 0 when ${coming} then 1 else 2 end`,
    sql`case when ${coming} then ${queryHeader.meetingTime} end`,
    desc(queryHeader.meetingTime),
    desc(queryHeader.id),
  ]
}
const seated = ['claimed', 'answered', 'followup', 'latereview'] as const

/** Live sessions that a person asked for or sits in: those without a time first, then the coming ones, then the past. @throws not.found; auth.notAuthorized for clients */
export async function listSessions(
  ctx: Ctx,
  id: string,
  { from, to, page, pageSize, sort }: ListSessionsQuery,
): Promise<{ data: NoeticSession[]; total: number }> {
  await readable(ctx, ctx.db, id, { notClients: true })
  const { db } = ctx
  const limits = await ctx.limits()
  const [place] = await db.select({ zone: address.timeZone }).from(address).where(eq(address.userId, id))
  const zone = place?.zone ?? newYork
  const parts = db
    .select({ id: queryExpert.queryId })
    .from(queryExpert)
    .where(and(eq(queryExpert.userId, id), inArray(queryExpert.status, [...seated])))
  const where = and(
    inArray(queryHeader.mediaType, ['audio', 'video']),
    ne(queryHeader.status, 'cancelled'),
    or(eq(queryHeader.userId, id), inArray(queryHeader.id, parts)),
    from ? gte(queryHeader.meetingTime, startOfDay(from, zone)) : undefined,
    to ? lt(queryHeader.meetingTime, startOfDay(addDays(to, 1), zone)) : undefined,
  )
  const rows = await db
    .select({ header: queryHeader, about: diagnosis })
    .from(queryHeader)
    .innerJoin(diagnosis, eq(diagnosis.id, queryHeader.diagnosisId))
    .where(where)
    .orderBy(...sessionSorting.order(sort), ...inOrder(new Date(ctx.now().getTime() - limits['live.length'] * 60_000)))
    .limit(pageSize)
    .offset((page - 1) * pageSize)
  const ids = rows.map(({ header }) => header.id)
  const pay = ids.length
    ? await db
        .select()
        .from(earning)
        .where(and(eq(earning.userId, id), inArray(earning.queryId, ids)))
    : []
  const hosts = ids.length
    ? await db
        .selectDistinct({ queryId: liveAttendance.queryId })
        .from(liveAttendance)
        .innerJoin(
          queryExpert,
          and(eq(queryExpert.queryId, liveAttendance.queryId), eq(queryExpert.userId, liveAttendance.userId)),
        )
        .where(
          and(
            inArray(liveAttendance.queryId, ids),
            inArray(queryExpert.status, [...seated]),
            sql`${liveAttendance.joinedAt} is not null`,
          ),
        )
    : []
  const data = rows.map(({ header: row, about }): NoeticSession => {
    const lengthMinutes = row.meetingMinutes ?? limits['live.length']
    const earned = pay.find((one) => one.queryId === row.id)
    return {
      queryId: row.id,
      key: row.key,
      title: row.title,
      diagnosis: plainNameOf(about, ctx.language),
      mediaType: row.mediaType,
      meetingTime: row.meetingTime && toSeconds(row.meetingTime),
      endsAt: row.meetingTime && toSeconds(endsAt(row.meetingTime, lengthMinutes)),
      status: sessionStatus({
        now: ctx.now(),
        meetingTime: row.meetingTime,
        lengthMinutes,
        ended: row.sessionEndedAt !== null || row.status === 'closed',
        hostJoined: hosts.some((host) => host.queryId === row.id),
        isHost: row.userId !== id,
        limits: { earlyMinutes: limits['live.early'], graceMinutes: limits['live.overrun'] },
      }),
      minutes: earned?.minutes ?? null,
      amount: earned?.amount ?? null,
      currency: 'USD',
    }
  })
  return { data, total: await db.$count(queryHeader, where) }
}
