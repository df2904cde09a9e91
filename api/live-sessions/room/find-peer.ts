import { and, eq, gt, isNull, ne } from 'drizzle-orm'
import { livePeer, queryHeader, queryInvite } from '#db/schema/all.ts'
import { readRefId } from '#model/discussions/ref-id.ts'
import { AppError, type ErrorDetails } from '#model/errors.ts'
import { takenOver } from '#model/live-sessions/room.ts'
import type { Ctx } from '../../context.ts'
import { hashToken } from '../../identity/sessions/lucia.ts'

export type PeerRow = typeof livePeer.$inferSelect

/** Whose token it must be: of this account, or of this guest. */
export type TokenHolder = { userId: string } | { inviteId: string }

export const peerGone = (details?: ErrorDetails) =>
  new AppError('not.found', 'You are no longer in this call. Join again.', details)

const belongsTo = (holder: TokenHolder) =>
  'userId' in holder ? eq(livePeer.userId, holder.userId) : eq(livePeer.queryInviteId, holder.inviteId)

/**
 * The same for a signal, of which there are many: one read, without the rights that joining and each sign of life ask for.
 * @param key of the address: RefId or id of the discussion, or a guest's key
 * @throws not.found as above, for a place in another room, or for one of a call that was moved
 */
export async function findPlace(
  ctx: Ctx,
  key: string,
  userId: string | null,
  token: string | undefined,
): Promise<{ peer: PeerRow; blinded: boolean }> {
  if (!token) throw peerGone()
  const [row] = await ctx.db
    .select({
      peer: livePeer,
      key: queryHeader.key,
      type: queryHeader.type,
      guestKey: queryInvite.tokenHash,
      action: queryInvite.action,
    })
    .from(livePeer)
    .innerJoin(queryHeader, eq(queryHeader.id, livePeer.queryId))
    .leftJoin(queryInvite, eq(queryInvite.id, livePeer.queryInviteId))
    .where(
      and(
        eq(livePeer.tokenHash, hashToken(token)),
        isNull(livePeer.leftAt),
        gt(livePeer.tokenExpires, ctx.now()),
        eq(livePeer.meetingTime, queryHeader.meetingTime),
      ),
    )
  const fits =
    row !== undefined &&
    (userId === null
      ? row.guestKey === hashToken(key) && row.action === 'accept'
      : row.peer.userId === userId && (row.peer.queryId === key || row.key === readRefId(key)))
  if (!fits) throw peerGone()
  return { peer: row.peer, blinded: row.type === 'blinded' }
}

/**
 * The place in a room that a room token opened, also when it was given up since.
 * @throws not.found for a token that is not the caller's or has ended
 */
export async function findOwnPlace(ctx: Ctx, holder: TokenHolder, token: string | undefined): Promise<PeerRow> {
  const [peer] = token
    ? await ctx.db
        .select()
        .from(livePeer)
        .where(and(eq(livePeer.tokenHash, hashToken(token)), gt(livePeer.tokenExpires, ctx.now()), belongsTo(holder)))
    : []
  if (!peer) throw peerGone()
  return peer
}

/**
 * The place in a room that a room token opens.
 * @throws not.found for a token that is not the caller's, has ended, or was given up; with a reason when another page of
 *   the caller has taken the place over
 */
export async function findPeer(ctx: Ctx, holder: TokenHolder, token: string | undefined): Promise<PeerRow> {
  const peer = await findOwnPlace(ctx, holder, token)
  if (peer.leftAt === null) return peer
  const [elsewhere] = await ctx.db
    .select({ id: livePeer.id })
    .from(livePeer)
    .where(
      and(belongsTo(holder), eq(livePeer.queryId, peer.queryId), ne(livePeer.id, peer.id), isNull(livePeer.leftAt)),
    )
    .limit(1)
  throw peerGone(elsewhere && { extra: { reason: takenOver } })
}
