import { and, eq, gte, sql, type SQL } from 'drizzle-orm'
import { queryExpert, queryHeader, transaction } from '#db/schema/all.ts'
import { summaryDays, type UserSummary } from '#model/reporting/user-summary.ts'
import { addSeconds, toSeconds } from '#model/time.ts'
import { requireActor, type Ctx } from '../context.ts'
import { authorize } from '../admin/refusals.ts'
import { listTimeoff } from '../identity/profile/timeoff.ts'
import { comingCall } from '../live-sessions/next-session.ts'

const DAY_SECONDS = 86_400

/** What staff see of a person before everything else. @throws not.found, auth.notAuthorized */
export async function readUserSummary(ctx: Ctx, userId: string): Promise<UserSummary> {
  authorize(requireActor(ctx), 'admin.read')
  const {
    data: [vacation],
  } = await listTimeoff(ctx, userId, { inclPast: false, page: 1, pageSize: 1 })
  const since = addSeconds(ctx.now(), -summaryDays * DAY_SECONDS)
  const seats = (what: SQL | undefined) => ctx.db.$count(queryExpert, and(eq(queryExpert.userId, userId), what))
  const [owed] = await ctx.db
    .select({ cents: sql<number>`coalesce(sum(${transaction.amount}), 0)` })
    .from(transaction)
    .where(eq(transaction.userId, userId))
  const call = await comingCall(ctx, userId)
  return {
    days: summaryDays,
    asked: await ctx.db.$count(queryHeader, and(eq(queryHeader.userId, userId), gte(queryHeader.createdAt, since))),
    invited: await seats(gte(queryExpert.inviteTime, since)),
    claimed: await seats(gte(queryExpert.acceptedAt, since)),
    answered: await seats(gte(queryExpert.answeredAt, since)),
    rejected: await seats(and(eq(queryExpert.status, 'rejected'), gte(queryExpert.updatedAt, since))),
    balance: Number(owed?.cents ?? 0),
    nextVacation: vacation ? { start: vacation.start, end: vacation.end } : null,
    nextSession: call
      ? {
          queryId: call.header.id,
          key: call.header.key,
          title: call.header.title,
          meetingTime: toSeconds(call.header.meetingTime),
        }
      : null,
  }
}
