import { and, desc, eq, inArray } from 'drizzle-orm'
import type { Queries } from '#db/client.ts'
import { livePeer, queryInvite } from '#db/schema/all.ts'
import { sameRecipient } from '../../discussions/guests/guest-link.ts'
import type { TokenHolder, PeerRow } from './find-peer.ts'

interface Call {
  id: string
  meetingTime: Date | null
}

/** The places that someone has or had in a call, newest first. */
export async function ownPlaces(q: Queries, { id, meetingTime }: Call, holder: TokenHolder): Promise<PeerRow[]> {
  if (meetingTime === null) return []
  const mine =
    'userId' in holder
      ? eq(livePeer.userId, holder.userId)
      : inArray(livePeer.queryInviteId, await ownInvites(q, id, holder.inviteId))
  return q
    .select()
    .from(livePeer)
    .where(and(eq(livePeer.queryId, id), eq(livePeer.meetingTime, meetingTime), mine))
    .orderBy(desc(livePeer.createdAt))
}

/** Whether someone was taken out of a call and was not readmitted. */
export const isRemoved = async (q: Queries, call: Call, holder: TokenHolder): Promise<boolean> =>
  (await ownPlaces(q, call, holder)).some(({ removedAt }) => removedAt !== null)

/** All invitations of a guest to the discussion, also those taken back: a removal holds for later invitations too. */
async function ownInvites(q: Queries, queryId: string, inviteId: string): Promise<string[]> {
  const [mine] = await q.select().from(queryInvite).where(eq(queryInvite.id, inviteId))
  if (!mine) return []
  const others = await q
    .select({ id: queryInvite.id })
    .from(queryInvite)
    .where(and(eq(queryInvite.queryId, queryId), sameRecipient(mine)))
  return [mine.id, ...others.map(({ id }) => id)]
}
