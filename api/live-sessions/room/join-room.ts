import { and, eq, isNotNull, isNull, ne, sql } from 'drizzle-orm'
import { randomBytes } from 'node:crypto'
import { newId } from '#db/columns.ts'
import type { Queries, Tx } from '#db/client.ts'
import { livePeer, queryExpert, queryHeader, queryInvite } from '#db/schema/all.ts'
import { lockRow } from '#db/sql.ts'
import { ownAddress } from '#model/discussions/calls/call-seats.ts'
import { hasPlace, type RoomRole } from '#model/live-sessions/places.ts'
import type { JoinBody, RoomJoined } from '#model/live-sessions/room.ts'
import { endsAt } from '#model/live-sessions/state.ts'
import { voiceChoices, voiceOf } from '#model/live-sessions/voice.ts'
import { toSeconds } from '#model/time.ts'
import { transaction, type Ctx } from '../../context.ts'
import { keepsChat } from '../../discussions/calls/keep-chat.ts'
import { leave, publishRoom } from '../../discussions/calls/places.ts'
import { meetingText } from '../../discussions/meeting-text.ts'
import { hashToken } from '../../identity/sessions/lucia.ts'
import { earlyText } from '../early-text.ts'
import { isOver, sessionOf } from '../session-status.ts'
import type { PeerRow } from './find-peer.ts'
import { hasRelay, iceServers } from './ice-servers.ts'
import { ownPlaces } from './own-places.ts'
import { beginPresence } from './presence.ts'
import { roomRefused } from './refused.ts'
import { holderOf, seatedExperts, type RoomPerson } from './room-person.ts'
import { freshPerson, roomMessages, roomState } from './room-state.ts'

const TOKEN_BYTES = 32

/**
 * A person comes to the waiting room, or into the room once an expert is there. Joining again, from another page or after
 * a break, takes the place over: everyone is in a call once. A page that is in the call gives it up only when asked to.
 * @param heldToken the room token of this page, when it has one: the place and its connections stay
 * @throws live.elsewhere, live.tooEarly, live.ended, live.full, live.removed, live.noRelay
 */
export async function joinRoom(
  ctx: Ctx,
  person: RoomPerson,
  { voice: chosen, waiting = false, takeOver = false }: JoinBody,
  heldToken?: string,
): Promise<RoomJoined> {
  const { discussion } = person.loaded
  const { meetingTime } = discussion
  const now = ctx.now()
  const limits = await ctx.limits()
  if (meetingTime === null) throw await roomRefused(ctx, 'live.tooEarly', 'noTime')
  const relayOnly = discussion.type === 'blinded'
  const meetingUrl = externalAddress(person)
  if (relayOnly && !hasRelay(ctx.env))
    throw await roomRefused(ctx, 'live.noRelay', person.role === 'staff' ? 'noRelay' : 'notPrivate')
  const token = randomBytes(TOKEN_BYTES).toString('base64url')
  const base = voiceOf({ set: person.voice, chosen: null, blinded: person.blinded })
  const minutes = discussion.meetingMinutes ?? limits['live.length']
  const tokenExpires = endsAt(meetingTime, minutes + limits['live.overrun'])

  const { peer, kept } = await transaction(ctx, async (tx) => {
    await lockRow(tx, queryHeader, discussion.id)
    const session = await sessionOf(tx, now, limits, discussion, person.isHost || person.role === 'staff')
    const status = isOver(discussion.status) ? 'ended' : session.status
    if (status === 'unscheduled' || status === 'early')
      throw await roomRefused(ctx, 'live.tooEarly', 'tooEarly', {
        early: await earlyText(ctx.language, limits),
        time: meetingText(meetingTime, ctx.language),
      })
    if (status === 'ended') throw await roomRefused(ctx, 'live.ended', session.cancelled ? 'cancelled' : 'ended')
    const inside = status === 'joinable' && !waiting
    const before = await ownPlaces(tx, discussion, holderOf(person))
    if (before.some(({ removedAt }) => removedAt !== null)) throw await roomRefused(ctx, 'live.removed', 'removed')
    if (inside && !hasPlace(person.role, await placesTaken(tx, person, meetingTime)))
      throw await roomRefused(ctx, 'live.full', person.role === 'staff' ? 'observers' : 'full')
    const held = before.find(
      (one) => one.leftAt === null && heldToken !== undefined && one.tokenHash === hashToken(heldToken),
    )
    const others = before.filter((one) => one.leftAt === null && one.id !== held?.id)
    if (!takeOver && others.some((one) => one.inside)) throw await roomRefused(ctx, 'live.elsewhere', 'elsewhere')
    for (const other of others) await leave(tx, other, now)
    // who comes back is heard as before, until they choose otherwise
    const voice = voiceOf({ set: person.voice, chosen: chosen ?? before[0]?.voice ?? null, blinded: person.blinded })
    const values = { voice, inside: inside || (held?.inside ?? false), tokenExpires, lastSeenAt: now }
    const [row] = held
      ? await tx.update(livePeer).set(values).where(eq(livePeer.id, held.id)).returning()
      : await tx
          .insert(livePeer)
          .values({
            id: newId(),
            queryId: discussion.id,
            meetingTime,
            userId: person.userId,
            queryInviteId: person.inviteId,
            role: person.role,
            tokenHash: hashToken(token),
            muted: voice === 'mute',
            createdAt: now,
            ...values,
          })
          .returning()
    const joined = row as PeerRow
    if (joined.inside) await enter(tx, person, joined, now)
    publishRoom(tx, discussion.id, { kind: 'state' })
    return { peer: joined, kept: held !== undefined }
  })
  const state = await roomState(ctx, await freshPerson(ctx, person))
  return {
    roomToken: kept && heldToken ? heldToken : token,
    exp: toSeconds(tokenExpires),
    peerId: peer.id,
    role: peer.role,
    inside: peer.inside,
    voice: peer.voice,
    voiceChoices: voiceChoices(base),
    observer: peer.role === 'staff',
    video: discussion.mediaType === 'video' && !relayOnly,
    relayOnly,
    meetingUrl,
    iceServers: iceServers(ctx.env, { now, peerId: peer.id, relayOnly }),
    status: state.status,
    peers: state.peers,
    state,
    messages: await roomMessages(ctx, person),
    keepsChat: keepsChat(person.loaded),
  }
}

/** The first that staff set for an expert of this call: the expert's own for the expert. */
function externalAddress({ loaded, userId }: RoomPerson): string | null {
  const rows = seatedExperts(loaded).flatMap((row) => {
    const url = ownAddress(loaded.discussion.type, row)
    return url === null ? [] : [{ url, userId: row.userId }]
  })
  return (rows.find((row) => row.userId === userId) ?? rows[0])?.url ?? null
}

/** Who takes a place in the room, without this person. */
async function placesTaken(q: Queries, { loaded, userId, inviteId }: RoomPerson, meetingTime: Date) {
  const rows = await q
    .select({ role: livePeer.role, userId: livePeer.userId, inviteId: livePeer.queryInviteId })
    .from(livePeer)
    .where(
      and(
        eq(livePeer.queryId, loaded.discussion.id),
        eq(livePeer.meetingTime, meetingTime),
        eq(livePeer.inside, true),
        isNull(livePeer.leftAt),
      ),
    )
  const inside: Record<RoomRole, number> = { asker: 0, expert: 0, guest: 0, staff: 0 }
  for (const row of rows) if (row.userId !== userId || row.inviteId !== inviteId) inside[row.role] += 1
  return { seatedExperts: seatedExperts(loaded).length, inside }
}

async function enter(tx: Tx, { inviteId, userId, isHost, loaded }: RoomPerson, peer: PeerRow, now: Date) {
  await beginPresence(tx, peer, now)
  if (inviteId !== null)
    await tx
      .update(queryInvite)
      .set({ status: 'hasjoined', joinedAt: now, version: sql`${queryInvite.version} + 1` })
      .where(and(eq(queryInvite.id, inviteId), ne(queryInvite.status, 'hasjoined')))
  // joining confirms a call that was moved
  if (isHost && userId !== null)
    await tx
      .update(queryExpert)
      .set({ confirmBy: null, meetingTime: peer.meetingTime, version: sql`${queryExpert.version} + 1`, updatedAt: now })
      .where(
        and(
          eq(queryExpert.queryId, loaded.discussion.id),
          eq(queryExpert.userId, userId),
          isNotNull(queryExpert.confirmBy),
        ),
      )
}
