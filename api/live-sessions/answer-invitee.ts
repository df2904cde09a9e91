import { and, eq, isNull, sql } from 'drizzle-orm'
import { randomBytes } from 'node:crypto'
import { newId } from '#db/columns.ts'
import type { Tx } from '#db/client.ts'
import { liveAttendance, queryHeader, queryInvite } from '#db/schema/all.ts'
import { lockRow } from '#db/sql.ts'
import { AppError } from '#model/errors.ts'
import type { Invitee, InviteeAnswer } from '#model/live-sessions/invitee.ts'
import { toSeconds } from '#model/time.ts'
import { refusedFields } from '../admin/refusals.ts'
import { record, recordChange } from '../audit/record.ts'
import { publishAfterCommit, transaction, type Ctx } from '../context.ts'
import { recordGuestOpening } from '../discussions/openings/record-opening.ts'
import { meetingText } from '../discussions/meeting-text.ts'
import { hashToken } from '../identity/sessions/lucia.ts'
import { themeOfPlan } from '../served-content.ts'
import { callOf, findInvitee, type FoundInvitee } from './find-invitee.ts'
import { isOver } from './session-status.ts'

const TOKEN_BYTES = 32
/** A guest who accepts before a time is set comes back with the link of the mail. */
const TOKEN_DAYS = 30
const DAY_MS = 86_400_000

/** What the page of a guest says. @throws not.found */
export async function readInvitee(ctx: Ctx, key: string): Promise<Invitee> {
  const { invite, discussion, invitedBy, byStaff } = await findInvitee(ctx, key)
  const at = discussion.meetingTime
  const over = isOver(discussion.status) && invite.action !== 'decline'
  await recordGuestOpening(ctx, discussion.id, invite.id)
  return {
    participantType: invite.participantType,
    name: invite.name,
    invitedBy,
    byStaff,
    mediaType: discussion.mediaType,
    meetingTime: at && toSeconds(at),
    meetingTimeDisplay: at && meetingText(at, discussion.language),
    status: over ? 'inactive' : invite.status,
    action: over ? (discussion.status === 'cancelled' ? 'cancelled' : 'closed') : invite.action,
    theme: await themeOfPlan(ctx.db, discussion.planId),
  }
}

/**
 * A guest accepts with a name and the terms, or declines for good. Accepting again gives a new session token; the one
 * before opens nothing any more.
 * @throws not.found, invitation.decided after declining, invitation.closed, errors.invalidParameters
 */
export async function answerInvitee(
  ctx: Ctx,
  key: string,
  answer: InviteeAnswer,
): Promise<{ status: Invitee['status']; action: Invitee['action']; sessionToken?: string }> {
  const found = await findInvitee(ctx, key)
  // who has accepted opens the call again: name and terms are known
  if (answer.action === 'accept' && found.invite.action !== 'accept') {
    if (!answer.name) throw refusedFields({ name: 'errors.required' })
    if (answer.termsAccepted !== true) throw refusedFields({ termsAccepted: 'errors.acceptTerms' })
  }
  return transaction(ctx, async (tx) => {
    await lockRow(tx, queryHeader, found.discussion.id)
    const [invite] = await tx.select().from(queryInvite).where(eq(queryInvite.id, found.invite.id))
    const [discussion] = await tx.select().from(queryHeader).where(eq(queryHeader.id, found.discussion.id))
    // the address may have been corrected meanwhile, which ended this key
    if (!discussion || invite?.tokenHash !== found.invite.tokenHash) throw new AppError('not.found', 'Not Found')
    const closed = isOver(discussion.status) || invite.action === 'cancelled' || invite.action === 'closed'
    if (invite.action === 'decline') {
      if (answer.action === 'decline') return { status: invite.status, action: invite.action }
      throw new AppError('invitation.decided', 'You declined this invitation.')
    }
    if (closed || (await callOf(tx, ctx.now(), { ...found, discussion })).status === 'ended')
      throw new AppError('invitation.closed', 'This invitation is closed.')
    return answer.action === 'accept'
      ? accept(ctx, tx, { ...found, invite, discussion }, answer.name ?? invite.name)
      : decline(ctx, tx, { ...found, invite, discussion })
  })
}

async function accept(ctx: Ctx, tx: Tx, { invite, discussion }: FoundInvitee, name: string) {
  const now = ctx.now()
  const token = randomBytes(TOKEN_BYTES).toString('base64url')
  const after = { action: 'accept', status: invite.status === 'hasjoined' ? 'hasjoined' : 'active', name } as const
  await tx
    .update(queryInvite)
    .set({ ...after, version: sql`${queryInvite.version} + 1` })
    .where(eq(queryInvite.id, invite.id))
  await tx
    .delete(liveAttendance)
    .where(and(eq(liveAttendance.queryInviteId, invite.id), isNull(liveAttendance.joinedAt)))
  await tx.insert(liveAttendance).values({
    queryId: discussion.id,
    queryInviteId: invite.id,
    role: 'guest',
    peerId: newId(),
    tokenHash: hashToken(token),
    tokenExpires: new Date(Math.max(now.getTime(), discussion.meetingTime?.getTime() ?? 0) + TOKEN_DAYS * DAY_MS),
  })
  const { action, status } = invite
  await recordChange(
    ctx,
    tx,
    { refTable: 'query_invite', refId: invite.id },
    { action, status, name: invite.name },
    after,
  )
  if (action !== 'accept')
    await record(ctx, tx, {
      event: 'update',
      refTable: 'query_invite',
      refId: invite.id,
      text: `terms accepted from ${ctx.request.address}`,
    })
  publishToHosts(tx, discussion)
  return { status: after.status, action: after.action, sessionToken: token }
}

async function decline(ctx: Ctx, tx: Tx, { invite, discussion }: FoundInvitee) {
  const after = { action: 'decline', status: 'inactive' } as const
  await tx
    .update(queryInvite)
    .set({ ...after, version: sql`${queryInvite.version} + 1` })
    .where(eq(queryInvite.id, invite.id))
  await tx
    .delete(liveAttendance)
    .where(and(eq(liveAttendance.queryInviteId, invite.id), isNull(liveAttendance.joinedAt)))
  await recordChange(
    ctx,
    tx,
    { refTable: 'query_invite', refId: invite.id },
    { action: invite.action, status: invite.status },
    after,
  )
  publishToHosts(tx, discussion)
  return after
}

/** Asker and staff see on their pages what became of an invitation. */
function publishToHosts(tx: Tx, { id, userId }: FoundInvitee['discussion']) {
  publishAfterCommit(tx, { channel: 'queries', id, userIds: [] })
  publishAfterCommit(tx, { channel: 'discussion', id, userIds: [userId] })
}
