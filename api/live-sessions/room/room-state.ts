import { and, asc, desc, eq, inArray, isNotNull, isNull, or } from 'drizzle-orm'
import { liveAttendance, liveMessage, livePeer, queryInvite } from '#db/schema/all.ts'
import { guestVoice } from '#model/live-sessions/voice.ts'
import type { RoomRole } from '#model/live-sessions/places.ts'
import type { ChatMessage, RoomState } from '#model/live-sessions/room.ts'
import { toSeconds } from '#model/time.ts'
import type { Ctx } from '../../context.ts'
import { loadDiscussion } from '../../discussions/lifecycle/load.ts'
import { namesFor } from '../../discussions/display-names.ts'
import { isOver, sessionOf } from '../session-status.ts'
import type { PeerRow } from './find-peer.ts'
import type { RoomPerson } from './room-person.ts'

type RoomIdentity = { role: RoomRole; userId: string | null; queryInviteId: string | null }

/** How people of the room are called for one reader; null: the role stands for the name. */
async function namesIn(ctx: Ctx, { loaded, reader }: RoomPerson, people: readonly RoomIdentity[]) {
  const nameOf = await namesFor(
    ctx.db,
    loaded,
    reader,
    people.flatMap(({ userId }) => userId ?? []),
  )
  const inviteIds = [...new Set(people.flatMap(({ queryInviteId }) => queryInviteId ?? []))]
  const invites = inviteIds.length
    ? await ctx.db.select().from(queryInvite).where(inArray(queryInvite.id, inviteIds))
    : []
  const blinded = loaded.discussion.type === 'blinded'
  return ({ userId, queryInviteId }: RoomIdentity): string | null => {
    if (userId !== null) return nameOf(userId) || null
    const invite = invites.find(({ id }) => id === queryInviteId)
    return !invite || blinded || guestVoice(invite.participantType) !== null ? null : invite.name || null
  }
}

const samePerson = (a: RoomIdentity, b: RoomIdentity) =>
  a.userId !== null ? a.userId === b.userId : a.queryInviteId === b.queryInviteId

/** Seconds that a person was in the room; a presence that goes on counts until now. */
function secondsOf(stays: readonly (typeof liveAttendance.$inferSelect)[], person: RoomIdentity, now: Date): number {
  const ms = stays
    .filter((stay) => samePerson({ ...stay, role: person.role }, person))
    .reduce((sum, { joinedAt, leftAt }) => sum + ((leftAt ?? now).getTime() - (joinedAt ?? now).getTime()), 0)
  return Math.max(0, Math.round(ms / 1000))
}

/** Who is in the room and the waiting room, and the state of the call, for one person. */
export async function roomState(ctx: Ctx, person: RoomPerson): Promise<RoomState> {
  const now = ctx.now()
  const limits = await ctx.limits()
  const { discussion } = person.loaded
  const session = await sessionOf(ctx.db, now, limits, discussion, person.isHost || person.role === 'staff')
  const { meetingTime } = discussion
  const booking = meetingTime === null ? undefined : eq(livePeer.meetingTime, meetingTime)
  const rows =
    meetingTime === null
      ? []
      : await ctx.db
          .select()
          .from(livePeer)
          .where(
            and(
              eq(livePeer.queryId, discussion.id),
              booking,
              or(isNull(livePeer.leftAt), isNotNull(livePeer.removedAt)),
            ),
          )
          .orderBy(asc(livePeer.createdAt), asc(livePeer.id))
  const canAdmit = person.role === 'expert' || person.role === 'staff'
  const peers = rows.filter((row) => row.leftAt === null || (canAdmit && row.removedAt !== null))
  const stays =
    meetingTime === null
      ? []
      : await ctx.db
          .select()
          .from(liveAttendance)
          .where(
            and(
              eq(liveAttendance.queryId, discussion.id),
              eq(liveAttendance.meetingTime, meetingTime),
              isNotNull(liveAttendance.joinedAt),
            ),
          )
  const nameOf = await namesIn(ctx, person, peers)
  return {
    status: isOver(discussion.status) ? 'ended' : session.status,
    hostJoined: session.hostJoined,
    hostHere: rows.some((row) => row.role === 'expert' && row.inside && row.leftAt === null),
    meetingTime: session.meetingTime,
    endsAt: session.endsAt,
    latestEnd: session.latestEnd,
    cancelled: session.cancelled,
    now: toSeconds(now),
    peers: peers.map((row) => ({
      peerId: row.id,
      role: row.role,
      name: nameOf(row),
      self: isSelf(person, row),
      inside: row.inside && row.leftAt === null,
      removed: row.removedAt !== null,
      voice: row.voice,
      muted: row.muted,
      camera: row.camera,
      screen: row.screen,
      hand: row.hand,
      poor: row.poor,
      lateMinutes: row.lateMinutes,
      presentSeconds: secondsOf(stays, row, now),
    })),
  }
}

const isSelf = ({ userId, inviteId }: RoomPerson, row: RoomIdentity) =>
  userId !== null ? row.userId === userId : row.queryInviteId === inviteId

/** Messages that someone who joins reads. */
const NEWEST = 500

/** What was written in this call, as one person reads it: the newest, in the order of the conversation. @param only one message */
export async function roomMessages(ctx: Ctx, person: RoomPerson, only?: string): Promise<ChatMessage[]> {
  const { id, meetingTime } = person.loaded.discussion
  if (meetingTime === null) return []
  const rows = await ctx.db
    .select()
    .from(liveMessage)
    .where(
      and(
        eq(liveMessage.queryId, id),
        eq(liveMessage.meetingTime, meetingTime),
        only === undefined ? undefined : eq(liveMessage.id, only),
      ),
    )
    .orderBy(desc(liveMessage.createdAt), desc(liveMessage.id))
    .limit(NEWEST)
  const nameOf = await namesIn(ctx, person, rows)
  return rows.toReversed().map((row) => ({
    id: row.id,
    role: row.role,
    name: nameOf(row),
    self: isSelf(person, row),
    text: row.text,
    createdAt: row.createdAt.toISOString(),
  }))
}

/** The same person with the discussion as it is now. */
export async function freshPerson(ctx: Ctx, person: RoomPerson): Promise<RoomPerson> {
  const loaded = await loadDiscussion(ctx.db, person.loaded.discussion.id)
  return loaded ? { ...person, loaded } : person
}

/** Whether this place belongs to the call as it is booked now. */
export const isCurrent = ({ loaded: { discussion } }: RoomPerson, peer: PeerRow): boolean =>
  discussion.meetingTime?.getTime() === peer.meetingTime.getTime()
