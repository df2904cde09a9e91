import { and, eq, isNull, ne, notInArray, sql } from 'drizzle-orm'
import { newId } from '#db/columns.ts'
import { liveAttendance, livePeer, queryInvite } from '#db/schema/all.ts'
import { isCallAhead } from '#model/discussions/case-progress.ts'
import { hasGuests } from '#model/discussions/enums.ts'
import {
  guestTypes,
  MOST_GUESTS,
  voiceNeedsReason,
  type Guest,
  type GuestBody,
  type GuestChange,
} from '#model/discussions/guests.ts'
import { AppError } from '#model/errors.ts'
import { refusedFields } from '../../admin/refusals.ts'
import { record, recordChange } from '../../audit/record.ts'
import { requireActor, type Ctx } from '../../context.ts'
import { consumeRateLimit } from '../../http/rate-limit.ts'
import { hashToken } from '../../identity/sessions/lucia.ts'
import { readPhone } from '../../identity/mfa/phone-number.ts'
import { releasePlaces } from '../calls/places.ts'
import { callState } from '../lifecycle/facts.ts'
import { withDiscussionAs } from '../read-discussion.ts'
import { stale } from '../lifecycle/refusals.ts'
import type { Reader } from '../viewer.ts'
import type { UnitOfWork } from '../lifecycle/unit-of-work.ts'
import { addressOf, guestKey, keyToSend, sameRecipient, shownGuest, type GuestRow } from './guest-link.ts'
import { notifyGuest } from './notify-guests.ts'
import { sendGuest } from './send-guest.ts'
import { isUndelivered } from './undelivered-guest.ts'

const INVITATIONS = 60
const WINDOW_SECONDS = 3600

const isOpen = (status: string) => status !== 'closed' && status !== 'cancelled'

/** Guests are brought by the asker and by staff. @throws auth.notAuthorized for everyone else; discussion.transition once it has ended */
export function authorizeHost(reader: Reader, status: string, changes = true): void {
  if (reader.kind !== 'asker' && reader.kind !== 'csr') throw new AppError('auth.notAuthorized', 'Not Authorized')
  if (changes && !isOpen(status)) {
    throw new AppError('discussion.transition', 'The discussion does not allow this now.', {
      extra: { status, allowed: [], reason: 'life.refused.status' },
    })
  }
}

/** A guest of this discussion. @throws not.found, for guests of others and those who were taken off */
async function guestOf({ tx, loaded }: UnitOfWork, id: string): Promise<GuestRow> {
  const [row] = await tx
    .select()
    .from(queryInvite)
    .where(
      and(eq(queryInvite.id, id), eq(queryInvite.queryId, loaded.discussion.id), ne(queryInvite.action, 'cancelled')),
    )
  if (!row) throw new AppError('not.found', 'Not Found')
  return row
}

const isCallOver = ({ loaded, limits, now }: UnitOfWork): boolean => !isCallAhead(callState(loaded, limits, now))

/** @throws errors.invalidParameters for a discussion without a call, or whose call is over */
function assertHasCall(unit: UnitOfWork): void {
  if (!hasGuests(unit.loaded.discussion.mediaType)) throw refusedFields({ participantType: 'invite.error.written' })
  if (isCallOver(unit)) throw refusedFields({ participantType: 'invite.error.over' })
}

/** @throws errors.invalidParameters for a kind that this discussion or person has not, and for an undisguised voice without a reason */
function checkType(
  unit: UnitOfWork,
  reader: Reader,
  { participantType: type, reason }: Pick<GuestBody, 'participantType' | 'reason'>,
): void {
  if (!guestTypes(unit.loaded.discussion.type, { byStaff: reader.kind === 'csr' }).includes(type))
    throw refusedFields({ participantType: 'errors.unknownValue' })
  if (voiceNeedsReason(type) && reason === undefined) throw refusedFields({ reason: 'queryGuest.reasonMissing' })
}

/**
 * A person has one invitation at a time; who declined may be invited again. Hosts see every guest, so the refusal names this one.
 * @throws errors.invalidParameters at the field
 */
async function refuseInvited(
  { tx, loaded: { discussion } }: UnitOfWork,
  { id = '', email, phone }: { id?: string; email: string | null; phone: string | null },
): Promise<void> {
  const [other] = await tx
    .select()
    .from(queryInvite)
    .where(
      and(
        eq(queryInvite.queryId, discussion.id),
        ne(queryInvite.id, id),
        notInArray(queryInvite.action, ['cancelled', 'decline']),
        sameRecipient({ email, phone }),
      ),
    )
    .limit(1)
  if (!other) return
  const sameEmail = email !== null && other.email?.toLowerCase() === email.toLowerCase()
  throw refusedFields({ [sameEmail ? 'email' : 'phone']: 'invite.error.invited' }, { guest: other.name })
}

/**
 * Brings someone to a discussion and sends the address of the invitation.
 * @throws not.found, auth.notAuthorized, discussion.transition, errors.invalidParameters, errors.rateLimited
 */
export const inviteGuest = (ctx: Ctx, key: string, body: GuestBody): Promise<Guest> =>
  withDiscussionAs(ctx, key, async (unit, reader) => {
    const {
      tx,
      now,
      loaded: { discussion },
    } = unit
    authorizeHost(reader, discussion.status)
    assertHasCall(unit)
    checkType(unit, reader, body)
    const phone = body.phone ? readPhone(body.phone)?.number : null
    if (body.phone && !phone) throw refusedFields({ phone: 'errors.telephone' })
    await refuseInvited(unit, { email: body.email ?? null, phone: phone ?? null })
    if (
      (await tx.$count(
        queryInvite,
        and(eq(queryInvite.queryId, discussion.id), ne(queryInvite.action, 'cancelled')),
      )) >= MOST_GUESTS
    )
      throw refusedFields({ name: 'invite.error.tooMany' })
    const id = newId()
    const [row] = await tx
      .insert(queryInvite)
      .values({
        id,
        queryId: discussion.id,
        participantType: body.participantType,
        name: body.name,
        email: body.email ?? null,
        phone: phone ?? null,
        tokenHash: hashToken(guestKey(ctx, { id, email: body.email ?? null, phone: phone ?? null })),
        sentAt: now,
        createdBy: requireActor(ctx).userId,
        createdAt: now,
      })
      .returning()
    const made = row as GuestRow
    await record(ctx, tx, { event: 'create', refTable: 'query_invite', refId: id, text: body.name })
    if (body.reason !== undefined)
      await recordChange(
        ctx,
        tx,
        { refTable: 'query_invite', refId: id, text: body.reason },
        { participantType: null },
        { participantType: body.participantType },
      )
    await sendGuest(unit, made, 1)
    return shownGuest(ctx, made)
  })

/** Counts before anything is sent, so that no one's address is filled with mails. @throws errors.rateLimited */
export const countInvitation = (ctx: Ctx): Promise<void> =>
  consumeRateLimit(ctx, `guests:${requireActor(ctx).userId}`, INVITATIONS, WINDOW_SECONDS)

/** Takes a guest off, out of a call too: the link no longer opens anything. @throws not.found, auth.notAuthorized */
export const removeGuest = (ctx: Ctx, key: string, id: string): Promise<void> =>
  withDiscussionAs(ctx, key, async (unit, reader) => {
    authorizeHost(reader, unit.loaded.discussion.status, false)
    const row = await guestOf(unit, id)
    await write(unit, row, { status: 'inactive', action: 'cancelled' })
  })

/** Sends the address again; one that was declined or made before stays as it is. @throws not.found, invitation.decided, auth.notAuthorized */
export const resendGuest = (ctx: Ctx, key: string, id: string): Promise<Guest> =>
  withDiscussionAs(ctx, key, async (unit, reader) => {
    authorizeHost(reader, unit.loaded.discussion.status)
    return shownGuest(ctx, await sendAgain(unit, await guestOf(unit, id)))
  })

async function sendAgain(unit: UnitOfWork, row: GuestRow): Promise<GuestRow> {
  assertHasCall(unit)
  if (row.action === 'decline') throw new AppError('invitation.decided', 'This invitation was declined.')
  const after = await write(unit, row, { tokenHash: hashToken(keyToSend(unit.ctx, row)), sentAt: unit.now })
  await sendGuest(unit, after, after.version)
  return after
}

/**
 * Staff correct a guest; `status` active sends the link again, inactive takes it back. Where the guest is written to at another
 * address, the earlier recipient is out: they may have answered in the guest's place.
 * @throws not.found, conflict
 */
export const changeGuest = (
  ctx: Ctx,
  key: string,
  id: string,
  { status, version, reason, ...words }: GuestChange,
): Promise<Guest> =>
  withDiscussionAs(ctx, key, async (unit, reader) => {
    authorizeHost(reader, unit.loaded.discussion.status, status === 'active')
    const row = await guestOf(unit, id)
    if (row.version !== version) throw stale(shownGuest(ctx, row, await isUndelivered(unit.tx, id)))
    if (words.participantType && words.participantType !== row.participantType)
      checkType(unit, reader, { participantType: words.participantType, reason })
    if (words.email === null && row.phone === null) throw refusedFields({ email: 'invite.error.unreachable' })
    const given = Object.fromEntries(Object.entries(words).filter(([, value]) => value !== undefined))
    const corrected = { ...row, ...given }
    const moved = addressOf(corrected) !== addressOf(row)
    if (moved && status !== 'inactive') await refuseInvited(unit, corrected)
    const after = await write(
      unit,
      row,
      {
        ...given,
        ...(moved && { ...unanswered, tokenHash: hashToken(guestKey(ctx, corrected)) }),
        ...(status === 'inactive' && { status, action: 'cancelled' as const }),
      },
      reason,
    )
    if (moved) await endLink(unit, row)
    const { mediaType, status: ofDiscussion } = unit.loaded.discussion
    const mayJoin = hasGuests(mediaType) && isOpen(ofDiscussion) && !isCallOver(unit)
    const sends = status === 'active' || (moved && status === undefined && mayJoin)
    return sends
      ? shownGuest(ctx, await sendAgain(unit, after))
      : shownGuest(ctx, after, await isUndelivered(unit.tx, id))
  })

const unanswered = { action: 'invited', status: 'inactive', joinedAt: null } as const

/** Out of the call, and the token that accepting gave opens nothing. */
async function endLink({ tx, now }: UnitOfWork, { id, queryId }: GuestRow): Promise<void> {
  await releasePlaces(tx, queryId, now, eq(livePeer.queryInviteId, id))
  await tx.delete(liveAttendance).where(and(eq(liveAttendance.queryInviteId, id), isNull(liveAttendance.joinedAt)))
}

async function write(unit: UnitOfWork, row: GuestRow, change: Partial<GuestRow>, reason?: string): Promise<GuestRow> {
  const { ctx, tx } = unit
  const after = { ...row, ...change, version: row.version + 1 }
  await tx
    .update(queryInvite)
    .set({ ...change, version: sql`${queryInvite.version} + 1` })
    .where(eq(queryInvite.id, row.id))
  const told = ({ participantType, name, email, phone, status, action }: GuestRow) => ({
    participantType,
    name,
    email,
    phone,
    status,
    action,
  })
  await recordChange(
    ctx,
    tx,
    { refTable: 'query_invite', refId: row.id, ...(reason !== undefined && { text: reason }) },
    told(row),
    told(after),
  )
  if (after.action === 'cancelled') {
    await endLink(unit, row)
    // a guest who accepted would come to a call that is closed to them
    if (row.action === 'accept' && isOpen(unit.loaded.discussion.status) && !isCallOver(unit))
      await notifyGuest(unit, row, 'removed')
  }
  return after
}
