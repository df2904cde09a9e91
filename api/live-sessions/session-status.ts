import { and, eq, inArray, isNotNull, isNull, or, sql } from 'drizzle-orm'
import type { Queries } from '#db/client.ts'
import { liveAttendance, queryExpert, queryHeader } from '#db/schema/all.ts'
import type { Limits } from '#model/limits.ts'
import { isSeated, seated } from '#model/live-sessions/places.ts'
import type { LiveSession } from '#model/live-sessions/session.ts'
import { hasLeft } from '#model/discussions/visibility.ts'
import { AppError } from '#model/errors.ts'
import { endsAt, isCalledOff, joinableFrom, sessionStatus } from '#model/live-sessions/state.ts'
import { toSeconds } from '#model/time.ts'
import { requireActor, type Ctx } from '../context.ts'
import { openDiscussion } from '../discussions/read-discussion.ts'
import { isRemoved } from './room/own-places.ts'

type Header = typeof queryHeader.$inferSelect
/** Discussions in these states let no one in any more. */
export const isOver = (status: string) => status === 'closed' || status === 'cancelled'

/** Whether an expert of the panel has come to the call as it is booked now: joined once is joined. */
export async function hasHost(q: Queries, queryId: string): Promise<boolean> {
  const [host] = await q
    .select({ one: sql`1` })
    .from(liveAttendance)
    .innerJoin(
      queryExpert,
      and(
        eq(queryExpert.queryId, liveAttendance.queryId),
        eq(queryExpert.userId, liveAttendance.userId),
        inArray(queryExpert.status, [...seated]),
      ),
    )
    .innerJoin(queryHeader, eq(queryHeader.id, liveAttendance.queryId))
    .where(
      and(
        eq(liveAttendance.queryId, queryId),
        isNotNull(liveAttendance.joinedAt),
        or(isNull(liveAttendance.meetingTime), eq(liveAttendance.meetingTime, queryHeader.meetingTime)),
      ),
    )
    .limit(1)
  return host !== undefined
}

/** The state of a call, without what concerns one person alone. */
export type CallStatus = Omit<LiveSession, 'removed'>

/** The state of the call of a discussion for one person. Instants in epoch seconds; null while no time is set. */
export async function sessionOf(
  q: Queries,
  now: Date,
  limits: Limits,
  discussion: Header,
  isHost: boolean,
): Promise<CallStatus> {
  const { meetingTime } = discussion
  const lengthMinutes = discussion.meetingMinutes ?? limits['live.length']
  const hostJoined = await hasHost(q, discussion.id)
  const status = isOver(discussion.status)
    ? 'ended'
    : sessionStatus({
        now,
        meetingTime,
        lengthMinutes,
        ended: discussion.sessionEndedAt !== null,
        hostJoined,
        isHost,
        limits: { earlyMinutes: limits['live.early'], graceMinutes: limits['live.overrun'] },
      })
  return {
    status,
    hostJoined,
    minutes: lengthMinutes,
    meetingTime: meetingTime && toSeconds(meetingTime),
    joinableFrom: meetingTime && toSeconds(joinableFrom(meetingTime, limits['live.early'])),
    endsAt: meetingTime && toSeconds(endsAt(meetingTime, lengthMinutes)),
    latestEnd: meetingTime && toSeconds(endsAt(meetingTime, lengthMinutes + limits['live.overrun'])),
    cancelled: isCalledOff(discussion),
  }
}

/**
 * The state of the call for the caller.
 * @param isPreview as someone sees it who is not the host
 * @throws not.found
 */
export async function readSession(ctx: Ctx, key: string, isPreview: boolean): Promise<LiveSession> {
  const { loaded, reader } = await openDiscussion(ctx, key)
  if (hasLeft(reader.engagement)) throw new AppError('not.found', 'Not Found')
  const isHost = !isPreview && reader.kind === 'expert' && isSeated(reader.engagement?.status)
  return {
    ...(await sessionOf(ctx.db, ctx.now(), await ctx.limits(), loaded.discussion, isHost)),
    removed: await isRemoved(ctx.db, loaded.discussion, { userId: requireActor(ctx).userId }),
  }
}
