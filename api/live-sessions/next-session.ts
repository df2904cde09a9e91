import { and, asc, eq, gt, inArray, isNotNull, isNull, or } from 'drizzle-orm'
import { alias } from '#db/columns.ts'
import { queryExpert, queryHeader } from '#db/schema/all.ts'
import { ownAddress } from '#model/discussions/calls/call-seats.ts'
import { userType } from '#model/identity/enums.ts'
import { limitCatalogue } from '#model/limits.ts'
import type { NextLiveSession, NextLiveSessionLink } from '#model/live-sessions/next-session.ts'
import { seated } from '#model/live-sessions/places.ts'
import { joinableFrom, sessionStatus } from '#model/live-sessions/state.ts'
import { addSeconds, toSeconds } from '#model/time.ts'
import { requireActor, type Ctx } from '../context.ts'
import { meetingText } from '../discussions/meeting-text.ts'
import { hasHost } from './session-status.ts'

/** Released and not over: a call on hold keeps its time. */
const running = ['open', 'answered', 'held'] as const
/** No call lasts longer, whatever the settings say. */
const LONGEST_SECONDS = (limitCatalogue['live.length'].max + limitCatalogue['live.overrun'].max) * 60
const part = alias(queryExpert, 'own_part')

interface UpcomingCall {
  header: typeof queryHeader.$inferSelect & { meetingTime: Date }
  /** the expert's own address for this call */
  ownUrl: string | null
  status: NextLiveSession['status']
}

/** The first call that is not over, of those that someone asked for or has a seat in. */
export async function comingCall(ctx: Ctx, userId: string): Promise<UpcomingCall | undefined> {
  const now = ctx.now()
  const limits = await ctx.limits()
  const rows = await ctx.db
    .select({ header: queryHeader, ownUrl: part.mtgUrl, seat: part.status })
    .from(queryHeader)
    .leftJoin(part, and(eq(part.queryId, queryHeader.id), eq(part.userId, userId), inArray(part.status, [...seated])))
    .where(
      and(
        inArray(queryHeader.mediaType, ['audio', 'video']),
        inArray(queryHeader.status, [...running]),
        isNull(queryHeader.sessionEndedAt),
        gt(queryHeader.meetingTime, addSeconds(now, -LONGEST_SECONDS)),
        or(eq(queryHeader.userId, userId), isNotNull(part.id)),
      ),
    )
    .orderBy(asc(queryHeader.meetingTime), asc(queryHeader.id))
  for (const { header, ownUrl, seat } of rows) {
    const { meetingTime } = header
    if (!meetingTime) continue
    const isHost = seat !== null && header.userId !== userId
    const status = sessionStatus({
      now,
      meetingTime,
      lengthMinutes: header.meetingMinutes ?? limits['live.length'],
      ended: false,
      hostJoined: isHost || (await hasHost(ctx.db, header.id)),
      isHost,
      limits: { earlyMinutes: limits['live.early'], graceMinutes: limits['live.overrun'] },
    })
    if (status !== 'ended')
      return {
        header: { ...header, meetingTime },
        ownUrl: isHost ? ownAddress(header.type, { mtgUrl: ownUrl }) : null,
        status,
      }
  }
  return undefined
}

/** The coming call of the caller, or nothing. */
export async function nextSession(ctx: Ctx): Promise<NextLiveSession | Record<string, never>> {
  const call = await comingCall(ctx, requireActor(ctx).userId)
  if (!call) return {}
  const { id, key, title, mediaType, meetingTime } = call.header
  return {
    key,
    queryId: id,
    title,
    mediaType,
    meetingTime: toSeconds(meetingTime),
    meetingTimeDisplay: meetingText(meetingTime, ctx.language),
    status: call.status,
  }
}

/** Where the coming call of the caller takes place: the expert's own address, or the room below the discussion. */
export async function nextSessionLink(ctx: Ctx): Promise<NextLiveSessionLink | Record<string, never>> {
  const call = await comingCall(ctx, requireActor(ctx).userId)
  if (!call) return {}
  const { key, meetingTime } = call.header
  const page = requireActor(ctx).userType === userType.client ? 'member/discussion' : 'discussion'
  const early = (await ctx.limits())['live.early']
  return {
    key,
    url: call.ownUrl ?? `${ctx.env.publicUrl}/${page}/${encodeURIComponent(key)}#live`,
    joinableFrom: toSeconds(joinableFrom(meetingTime, early)),
  }
}
