import { and, eq, isNull } from 'drizzle-orm'
import type { Queries } from '#db/client.ts'
import { liveAttendance, queryHeader, queryInvite, user } from '#db/schema/all.ts'
import { AppError } from '#model/errors.ts'
import type { InviteeStatus } from '#model/live-sessions/invitee.ts'
import type { Ctx } from '../context.ts'
import { consumeRateLimit } from '../http/rate-limit.ts'
import { hashToken } from '../identity/sessions/lucia.ts'
import { inviterOf } from '../discussions/guests/inviter.ts'
import { readLimits } from '../limits.ts'
import { isOver, sessionOf } from './session-status.ts'

const LOOKS = 300
const WINDOW_SECONDS = 900
/** A room asks often: signals of five others, and a sign of life every ten seconds. */
const ROOM_CALLS = 20_000

export interface FoundInvitee {
  invite: typeof queryInvite.$inferSelect
  discussion: typeof queryHeader.$inferSelect
  /** null: the one who asks, whom guests must not know */
  invitedBy: string | null
  byStaff: boolean
}

const unknown = () => new AppError('not.found', 'This invitation is invalid or has expired. Please contact support.')

/**
 * The invitation of a key; the database knows only its hash. The key of a guest who was taken off opens as little as an unknown one;
 * who had accepted a call that was cancelled still reads that it was.
 * @param inRoom asked for from the room of a call, which counts by itself
 * @throws not.found, errors.rateLimited
 */
export async function findInvitee(ctx: Ctx, key: string, inRoom = false): Promise<FoundInvitee> {
  if (inRoom) await consumeRateLimit(ctx, `invitee-room:${ctx.request.network}`, ROOM_CALLS, WINDOW_SECONDS)
  else await consumeRateLimit(ctx, `invitee:${ctx.request.network}`, LOOKS, WINDOW_SECONDS)
  const [found] = await ctx.db
    .select({ invite: queryInvite, discussion: queryHeader, asker: user })
    .from(queryInvite)
    .innerJoin(queryHeader, eq(queryInvite.queryId, queryHeader.id))
    .innerJoin(user, eq(queryHeader.userId, user.id))
    .where(eq(queryInvite.tokenHash, hashToken(key)))
  if (!found) throw unknown()
  if (found.invite.action === 'cancelled' && !(await wasRevoked(ctx.db, found))) throw unknown()
  const { asker, ...rest } = found
  const inviter = await inviterOf(ctx.db, rest.invite, found)
  return { ...rest, invitedBy: inviter.staff ?? inviter.asker, byStaff: inviter.staff !== null }
}

/** Who was taken off has lost the token that accepting gave; who had accepted when the discussion was cancelled has it. */
async function wasRevoked(q: Queries, { invite, discussion }: Pick<FoundInvitee, 'invite' | 'discussion'>) {
  const accepted = and(eq(liveAttendance.queryInviteId, invite.id), isNull(liveAttendance.joinedAt))
  return discussion.status === 'cancelled' && (await q.$count(liveAttendance, accepted)) > 0
}

/** The state of the call for a guest. Instants in epoch seconds. */
export async function callOf(q: Queries, now: Date, { discussion }: FoundInvitee): Promise<InviteeStatus> {
  const {
    hostJoined: _host,
    minutes: _minutes,
    ...call
  } = await sessionOf(q, now, await readLimits(q), discussion, false)
  return isOver(discussion.status)
    ? { ...call, meetingTime: null, joinableFrom: null, endsAt: null, latestEnd: null }
    : call
}
