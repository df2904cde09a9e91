import { and, eq, isNotNull, isNull } from 'drizzle-orm'
import { newId } from '#db/columns.ts'
import { liveMessage, livePeer, liveSignal } from '#db/schema/all.ts'
import { isElsewhere } from '#model/discussions/calls/call-seats.ts'
import { AppError } from '#model/errors.ts'
import { relayOnly } from '#model/live-sessions/relay.ts'
import type { HeartbeatAnswer, HeartbeatBody, SignalBody } from '#model/live-sessions/room.ts'
import { minutesProblem } from '#model/payments/earning.ts'
import { record } from '../../audit/record.ts'
import { transaction, type Ctx } from '../../context.ts'
import { releasePlaces, leave, publishRoom, roomNews } from '../../discussions/calls/places.ts'
import { minutesRefused } from '../../discussions/lifecycle/refusals.ts'
import { applyOwnCommand } from '../../discussions/lifecycle/with-discussion.ts'
import { withDiscussionAs } from '../../discussions/read-discussion.ts'
import type { PeerRow } from './find-peer.ts'
import { beginPresence } from './presence.ts'
import { seatedExperts } from './room-person.ts'

/** What people do once they are in a room or its waiting room. */

/**
 * Passes a description or a candidate on to one other person in the room.
 * @param blinded what tells where someone is goes no further
 * @throws auth.notAuthorized from the waiting room; not.found when the other is not in the same room
 */
export async function sendSignal(ctx: Ctx, peer: PeerRow, { to, type, payload }: SignalBody, blinded: boolean) {
  if (!peer.inside) throw new AppError('auth.notAuthorized', 'You are not in the call yet.')
  const [other] = await ctx.db
    .select({ id: livePeer.id })
    .from(livePeer)
    .where(
      and(
        eq(livePeer.id, to),
        eq(livePeer.queryId, peer.queryId),
        eq(livePeer.meetingTime, peer.meetingTime),
        eq(livePeer.inside, true),
        isNull(livePeer.leftAt),
      ),
    )
  if (!other) throw new AppError('not.found', 'This person is no longer in the call.')
  const passed = blinded ? relayOnly(type, payload) : payload
  if (passed === null) return
  const id = newId()
  // one row and no jobs: nothing needs to wake the job runner
  await ctx.db
    .insert(liveSignal)
    .values({ id, queryId: peer.queryId, fromPeer: peer.id, toPeer: to, type, payload: passed, createdAt: ctx.now() })
  ctx.bus.publish([roomNews(peer.queryId, { kind: 'signal', id, to })])
}

/**
 * The page is there; with what the others shall see of the person.
 * @param current whether the place belongs to the call as it is booked now
 * @returns present: false for a place that was given up while this was on its way, which is no error: the events say why
 */
export async function beat(
  ctx: Ctx,
  peer: PeerRow,
  { roomToken: _token, ...shown }: HeartbeatBody,
  current: boolean,
): Promise<HeartbeatAnswer> {
  if (peer.leftAt !== null || !current) return { present: false }
  const now = ctx.now()
  const seen = { ...shown, ...(peer.voice === 'mute' && { muted: true }) }
  const news = Object.entries(seen).some(([name, value]) => peer[name as keyof typeof seen] !== value)
  const present = await ctx.db.transaction(async (tx) => {
    const [row] = await tx
      .update(livePeer)
      .set({ ...seen, lastSeenAt: now })
      .where(and(eq(livePeer.id, peer.id), isNull(livePeer.leftAt)))
      .returning()
    if (row?.inside) await beginPresence(tx, row, now)
    return row !== undefined
  })
  if (news && present) ctx.bus.publish([roomNews(peer.queryId, { kind: 'state' })])
  return { present }
}

export const leaveRoom = (ctx: Ctx, peer: PeerRow): Promise<void> =>
  transaction(ctx, (tx) => leave(tx, peer, ctx.now()))

/** Everyone in the room and the waiting room reads it. */
export async function postMessage(ctx: Ctx, peer: PeerRow, text: string): Promise<{ id: string }> {
  const id = newId()
  await transaction(ctx, async (tx) => {
    await tx.insert(liveMessage).values({
      id,
      queryId: peer.queryId,
      meetingTime: peer.meetingTime,
      role: peer.role,
      userId: peer.userId,
      queryInviteId: peer.queryInviteId,
      text,
      createdAt: ctx.now(),
    })
    publishRoom(tx, peer.queryId, { kind: 'chat', id })
  })
  return { id }
}

const mayDecide = ({ role }: PeerRow) => role === 'expert' || role === 'staff'

/**
 * The expert or staff take someone out of the call, or let them come again.
 * @throws auth.notAuthorized for others; not.found for someone of another call
 */
export async function setRemoved(ctx: Ctx, peer: PeerRow, otherId: string, removed: boolean): Promise<void> {
  if (!mayDecide(peer)) throw new AppError('auth.notAuthorized', 'Not Authorized')
  const now = ctx.now()
  await transaction(ctx, async (tx) => {
    const [other] = await tx
      .select()
      .from(livePeer)
      .where(
        and(
          eq(livePeer.id, otherId),
          eq(livePeer.queryId, peer.queryId),
          eq(livePeer.meetingTime, peer.meetingTime),
          removed ? isNull(livePeer.removedAt) : isNotNull(livePeer.removedAt),
        ),
      )
    if (!other || other.id === peer.id) throw new AppError('not.found', 'Not Found')
    // experts and askers have a right to their call; guests and listeners are here by leave
    if (removed && peer.role === 'expert' && other.role !== 'guest')
      throw new AppError('auth.notAuthorized', 'Not Authorized')
    await tx
      .update(livePeer)
      .set({ removedAt: removed ? now : null })
      .where(eq(livePeer.id, other.id))
    if (removed && other.leftAt === null) await leave(tx, other, now)
    await record(ctx, tx, {
      event: 'update',
      refTable: 'query_header',
      refId: peer.queryId,
      text: `${removed ? 'removed from' : 'admitted to'} the call: ${other.role}`,
    })
    publishRoom(tx, peer.queryId, { kind: 'state' })
  })
}

/**
 * The expert or staff end the call for everyone.
 * @param minutes stated where the call took place at an external address, and only there
 * @throws discussion.transition; auth.notAuthorized for others; errors.invalidParameters at the minutes
 */
export async function endForAll(
  ctx: Ctx,
  key: string,
  peer: PeerRow,
  minutes: number | null,
): Promise<{ status: 'ended' }> {
  if (!mayDecide(peer)) throw new AppError('auth.notAuthorized', 'Not Authorized')
  return withDiscussionAs(ctx, key, async (unit) => {
    const elsewhere = isElsewhere(unit.loaded.discussion.type, seatedExperts(unit.loaded))
    const problem = elsewhere
      ? minutes === null
        ? 'errors.required'
        : minutesProblem(minutes, unit.limits)
      : minutes === null
        ? undefined
        : 'errors.minutesMeasured'
    if (problem) throw minutesRefused(problem, unit.limits)
    await applyOwnCommand(unit, { name: 'endCall', statedMinutes: minutes })
    await releasePlaces(unit.tx, peer.queryId, unit.now)
    publishRoom(unit.tx, peer.queryId, { kind: 'state' })
    return { status: 'ended' as const }
  })
}
