import { and, eq, isNull, type SQL } from 'drizzle-orm'
import type { Tx } from '#db/client.ts'
import { liveAttendance, liveMessage, livePeer } from '#db/schema/all.ts'
import { publishAfterCommit } from '../../context.ts'
import type { Change } from '../../ports/pub-sub.ts'

/** Places that people hold in the room of a call, and how they end. */

/** Between processes: something in the room of a discussion is new. It never leaves for a page by itself. */
export const roomChannel = 'live-room'
export type RoomNews =
  | { kind: 'state' }
  | { kind: 'signal'; id: string; to: string }
  // a page follows the room: older streams of this place end
  | { kind: 'stream'; id: string; to: string }
  | { kind: 'chat'; id: string }
export const roomNews = (queryId: string, news: RoomNews): Change => ({
  channel: roomChannel,
  id: queryId,
  userIds: [],
  data: news,
})
export const publishRoom = (tx: Tx, queryId: string, news: RoomNews): void =>
  publishAfterCommit(tx, roomNews(queryId, news))

export const endPresence = (tx: Tx, peerId: string, at: Date) =>
  tx
    .update(liveAttendance)
    .set({ leftAt: at })
    .where(and(eq(liveAttendance.peerId, peerId), isNull(liveAttendance.leftAt)))

/** Gives a place up: presence ends now. */
export async function leave(
  tx: Tx,
  peer: Pick<typeof livePeer.$inferSelect, 'id' | 'queryId'>,
  now: Date,
): Promise<void> {
  await tx.update(livePeer).set({ leftAt: now, hand: false }).where(eq(livePeer.id, peer.id))
  await endPresence(tx, peer.id, now)
  publishRoom(tx, peer.queryId, { kind: 'state' })
}

/** Gives up the places that are held in the room of a discussion. @param which of them; absent: all */
export async function releasePlaces(tx: Tx, queryId: string, now: Date, which?: SQL): Promise<void> {
  const held = await tx
    .select({ id: livePeer.id, queryId: livePeer.queryId })
    .from(livePeer)
    .where(and(eq(livePeer.queryId, queryId), isNull(livePeer.leftAt), which))
  for (const peer of held) await leave(tx, peer, now)
}

/** What was written in a call that is moved goes along to its new time. */
export const moveChat = (tx: Tx, queryId: string, { from, to }: { from: Date; to: Date }) =>
  tx
    .update(liveMessage)
    .set({ meetingTime: to })
    .where(and(eq(liveMessage.queryId, queryId), eq(liveMessage.meetingTime, from)))
