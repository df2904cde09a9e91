import { and, eq, gt, isNull } from 'drizzle-orm'
import { liveAttendance, queryInvite, user } from '#db/schema/all.ts'
import { isLive } from '#model/discussions/enums.ts'
import { hasLeft } from '#model/discussions/visibility.ts'
import { AppError } from '#model/errors.ts'
import { userType } from '#model/identity/enums.ts'
import { isSeated, type RoomRole } from '#model/live-sessions/places.ts'
import { guestVoice, type Voice } from '#model/live-sessions/voice.ts'
import { requireActor, type Ctx } from '../../context.ts'
import { expertsOf, loadDiscussion, type LoadedDiscussion } from '../../discussions/lifecycle/load.ts'
import { openDiscussion } from '../../discussions/read-discussion.ts'
import type { Reader } from '../../discussions/viewer.ts'
import { hashToken } from '../../identity/sessions/lucia.ts'
import { sessionOwner } from '../../notifications/session-owner.ts'
import { findInvitee } from '../find-invitee.ts'
import type { TokenHolder } from './find-peer.ts'
import { roomRefused } from './refused.ts'

/** Someone who may be in the room of a call. */
export interface RoomPerson {
  loaded: LoadedDiscussion
  reader: Reader
  role: RoomRole
  userId: string | null
  inviteId: string | null
  /** an expert with a seat: the call begins when one comes */
  isHost: boolean
  /** what was set for this person's voice; null: nothing */
  voice: Voice | null
  blinded: boolean
}

export const holderOf = ({ userId, inviteId }: Pick<RoomPerson, 'userId' | 'inviteId'>): TokenHolder =>
  userId !== null ? { userId } : { inviteId: inviteId ?? '' }

/** Experts with a seat in the call. */
export const seatedExperts = ({ engagements }: LoadedDiscussion) =>
  expertsOf(engagements).filter((row) => isSeated(row.status))

const notThere = () => new AppError('not.found', 'Not Found')

/**
 * The signed-in caller as a person of the room: asker, seated expert, or staff who listen.
 * @throws not.found; auth.notAuthorized for readers without a part; auth.acting.forbidden for staff acting for someone
 */
export async function roomPerson(ctx: Ctx, key: string): Promise<RoomPerson> {
  const actor = requireActor(ctx)
  const { loaded, reader } = await openDiscussion(ctx, key)
  if (hasLeft(reader.engagement) || !isLive(loaded.discussion.mediaType)) throw notThere()
  const hasSeat = reader.kind === 'expert' && isSeated(reader.engagement?.status)
  const role: RoomRole | null =
    reader.kind === 'csr' ? 'staff' : reader.kind === 'asker' ? 'asker' : hasSeat ? 'expert' : null
  if (role === null) throw new AppError('auth.notAuthorized', 'Not Authorized')
  // presence is paid and proves who was there
  if (actor.acting) throw new AppError('auth.acting.forbidden', 'Not while acting for someone.')
  const [row] = await ctx.db.select({ pitch: user.voicePitch }).from(user).where(eq(user.id, actor.userId))
  const blinded = role === 'asker' && (loaded.discussion.type === 'blinded' || actor.userType === userType.blinded)
  const pitch = row?.pitch ?? 'none'
  return {
    loaded,
    reader,
    role,
    userId: actor.userId,
    inviteId: null,
    isHost: role === 'expert',
    // the profile's default is no choice of a blinded person
    voice: pitch === 'none' ? null : pitch,
    blinded,
  }
}

/**
 * The same person as the records have it now; null for someone who may be in the room no longer.
 * @param whole false: session or invitation only, for signals, of which there are many
 */
export async function personNow(ctx: Ctx, person: RoomPerson, whole: boolean): Promise<RoomPerson | null> {
  const { id } = person.loaded.discussion
  if (person.inviteId !== null) {
    const [invite] = await ctx.db
      .select({ action: queryInvite.action })
      .from(queryInvite)
      .where(eq(queryInvite.id, person.inviteId))
    if (invite?.action !== 'accept') return null
    if (!whole) return person
    const loaded = await loadDiscussion(ctx.db, id)
    return loaded && { ...person, loaded }
  }
  const owner = await sessionOwner(ctx)
  if (!owner?.enabled || owner.userType !== ctx.actor?.userType) return null
  if (!whole) return person
  return roomPerson(ctx, id).catch((error: unknown) => {
    if (error instanceof AppError && ['not.found', 'auth.notAuthorized'].includes(error.code)) return null
    throw error
  })
}

/**
 * A guest who has accepted. @param sessionToken of the guest's session; absent where the room token already proves it
 * @throws not.found
 */
export async function roomGuest(ctx: Ctx, key: string, sessionToken?: string): Promise<RoomPerson> {
  const { invite, discussion } = await findInvitee(ctx, key, sessionToken === undefined)
  if (invite.action === 'cancelled' && sessionToken !== undefined)
    throw await roomRefused(ctx, 'live.ended', 'cancelled')
  if (invite.action !== 'accept' || !isLive(discussion.mediaType)) throw notThere()
  if (sessionToken !== undefined) {
    const [held] = await ctx.db
      .select({ id: liveAttendance.id })
      .from(liveAttendance)
      .where(
        and(
          eq(liveAttendance.queryInviteId, invite.id),
          eq(liveAttendance.tokenHash, hashToken(sessionToken)),
          isNull(liveAttendance.joinedAt),
          gt(liveAttendance.tokenExpires, ctx.now()),
        ),
      )
    if (!held) throw notThere()
  }
  const loaded = await loadDiscussion(ctx.db, discussion.id)
  if (!loaded) throw notThere()
  const voice = guestVoice(invite.participantType)
  return {
    loaded,
    reader: { kind: 'invitee', userId: '', language: ctx.language, engagement: null, seesContent: false },
    role: 'guest',
    userId: null,
    inviteId: invite.id,
    isHost: false,
    voice,
    blinded: voice !== null || discussion.type === 'blinded',
  }
}
