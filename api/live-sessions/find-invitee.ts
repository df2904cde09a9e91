import { and, eq, isNotNull, isNull } from 'drizzle-orm'
import type { Queries } from '#db/client.ts'
import { liveAttendance, queryExpert, queryHeader, queryInvite, user } from '#db/schema/all.ts'
import { AppError } from '#model/errors.ts'
import type { LiveSessionStatus } from '#model/live-sessions/enums.ts'
import { endsAt, joinableFrom, sessionStatus } from '#model/live-sessions/state.ts'
import { toSeconds } from '#model/time.ts'
import type { Ctx } from '../context.ts'
import { countTry } from '../http/rate-limit.ts'
import { hashToken } from '../identity/lucia.ts'
import { resolvedName } from '../identity/login-result.ts'
import { readLimits } from '../limits.ts'

const LOOKS = 300
const WINDOW_SECONDS = 900

export interface FoundInvitee {
  invite: typeof queryInvite.$inferSelect
  discussion: typeof queryHeader.$inferSelect
  /** null: asked anonymously */
  invitedBy: string | null
}

const unknown = () => new AppError('not.found', 'This invitation is invalid or has expired. Please contact support.')

/** The invitation of a key; the database knows only its hash. @throws not.found, errors.rateLimited */
export async function findInvitee(ctx: Ctx, key: string): Promise<FoundInvitee> {
  await countTry(ctx, `invitee:${ctx.request.address}`, LOOKS, WINDOW_SECONDS)
  const [found] = await ctx.db.select({ invite: queryInvite, discussion: queryHeader, asker: user }).from(queryInvite)
    .innerJoin(queryHeader, eq(queryInvite.queryId, queryHeader.id)).innerJoin(user, eq(queryHeader.userId, user.id))
    .where(eq(queryInvite.tokenHash, hashToken(key)))
  if (!found) throw unknown()
  const { asker, ...rest } = found
  return { ...rest, invitedBy: rest.discussion.anonymous || rest.discussion.type === 'blinded' ? null : resolvedName(asker) }
}

/** Discussions in these states let nobody in any more. */
export const isOver = (status: string) => status === 'closed' || status === 'cancelled'

/** Where the call stands for a guest. Instants in epoch seconds. */
export async function callOf(q: Queries, now: Date, { discussion }: FoundInvitee): Promise<{ status: LiveSessionStatus; joinableFrom: number | null; endsAt: number | null }> {
  const limits = await readLimits(q)
  const { meetingTime } = discussion
  if (isOver(discussion.status)) return { status: 'ended', joinableFrom: null, endsAt: null }
  const [host] = await q.select({ id: liveAttendance.id }).from(liveAttendance)
    .innerJoin(queryExpert, and(eq(queryExpert.queryId, liveAttendance.queryId), eq(queryExpert.userId, liveAttendance.userId)))
    .where(and(eq(liveAttendance.queryId, discussion.id), isNotNull(liveAttendance.joinedAt), isNull(liveAttendance.leftAt))).limit(1)
  const lengthMinutes = limits['live.length']
  const status = sessionStatus({
    now, meetingTime, lengthMinutes, ended: false, hostJoined: host !== undefined, isHost: false,
    limits: { earlyMinutes: limits['live.early'], graceMinutes: limits['live.overrun'] },
  })
  return {
    status,
    joinableFrom: meetingTime && toSeconds(joinableFrom(meetingTime, limits['live.early'])),
    endsAt: meetingTime && toSeconds(endsAt(meetingTime, lengthMinutes)),
  }
}
