import { and, asc, eq, inArray, isNull, lt } from 'drizzle-orm'
import type { Tx } from '#db/client.ts'
import { liveAttendance, liveMessage, livePeer, liveSignal, queryHeader } from '#db/schema/all.ts'
import { goneAfterSeconds } from '#model/live-sessions/room.ts'
import { transaction, type Ctx } from '../../context.ts'
import { endPresence, publishRoom } from '../../discussions/calls/places.ts'
import type { PeerRow } from './find-peer.ts'

/** Presence begins, unless it is being measured. */
export async function beginPresence(tx: Tx, peer: PeerRow, now: Date): Promise<void> {
  const [open] = await tx
    .select({ id: liveAttendance.id })
    .from(liveAttendance)
    .where(and(eq(liveAttendance.peerId, peer.id), isNull(liveAttendance.leftAt)))
  if (open) return
  await tx.insert(liveAttendance).values({
    queryId: peer.queryId,
    userId: peer.userId,
    queryInviteId: peer.queryInviteId,
    role: peer.role,
    peerId: peer.id,
    tokenHash: peer.tokenHash,
    tokenExpires: peer.tokenExpires,
    voice: peer.voice,
    joinedAt: now,
    meetingTime: peer.meetingTime,
  })
}

const SIGNAL_MINUTES = 5
const BATCH = 200

/** People whose pages went silent have left when they were last heard of. Old signals are deleted, and chats that no call will end. */
export async function endSilentPresence(ctx: Ctx): Promise<number> {
  const now = ctx.now()
  const silent = new Date(now.getTime() - goneAfterSeconds * 1000)
  const gone = await ctx.db
    .select()
    .from(livePeer)
    .where(and(isNull(livePeer.leftAt), lt(livePeer.lastSeenAt, silent)))
    .orderBy(asc(livePeer.lastSeenAt))
    .limit(BATCH)
  for (const peer of gone)
    await transaction(ctx, async (tx) => {
      const [left] = await tx
        .update(livePeer)
        .set({ leftAt: peer.lastSeenAt, hand: false })
        .where(and(eq(livePeer.id, peer.id), isNull(livePeer.leftAt), lt(livePeer.lastSeenAt, silent)))
        .returning({ id: livePeer.id })
      if (!left) return
      await endPresence(tx, peer.id, peer.lastSeenAt)
      publishRoom(tx, peer.queryId, { kind: 'state' })
    })
  const old = new Date(now.getTime() - SIGNAL_MINUTES * 60_000)
  const [stale] = await ctx.db
    .select({ id: liveSignal.id })
    .from(liveSignal)
    .where(lt(liveSignal.createdAt, old))
    .limit(1)
  if (stale) await ctx.db.delete(liveSignal).where(lt(liveSignal.createdAt, old))
  await deleteChatsOfCancelled(ctx)
  return gone.length
}

/** A cancelled discussion has no call to come after which its chat would be deleted. */
async function deleteChatsOfCancelled(ctx: Ctx): Promise<void> {
  const cancelled = ctx.db.select({ id: queryHeader.id }).from(queryHeader).where(eq(queryHeader.status, 'cancelled'))
  const ofCancelled = inArray(liveMessage.queryId, cancelled)
  const [left] = await ctx.db.select({ id: liveMessage.id }).from(liveMessage).where(ofCancelled).limit(1)
  if (left) await ctx.db.delete(liveMessage).where(ofCancelled)
}
