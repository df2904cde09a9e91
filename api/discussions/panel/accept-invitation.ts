import { isLive } from '#model/discussions/enums.ts'
import { AppError } from '#model/errors.ts'
import { fromSeconds, toSeconds } from '#model/time.ts'
import type { Ctx } from '../../context.ts'
import { applyEngagementCommand } from '../lifecycle/apply-engagement-command.ts'
import { clashOfSeat } from '../calls/people-free.ts'
import { noPersonFacts, seatsOf, settingsOf } from '../lifecycle/facts.ts'
import { seatFacts } from '../creation/person-facts.ts'
import { withDiscussionAs } from '../read-discussion.ts'
import { saveTermsAcceptance } from '../creation/terms.ts'
import type { Reader } from '../viewer.ts'

/** The caller's own part. @throws auth.notAuthorized for anyone who has none */
export function ownEngagement(reader: Reader): NonNullable<Reader['engagement']> {
  if (!reader.engagement) throw new AppError('auth.notAuthorized', 'Not Authorized')
  return reader.engagement
}

/**
 * Takes a seat: one transaction on the discussion, so that the last seat goes to one person. Asking again gives the same
 * reservation.
 * @param meetingTime live discussions: the proposed time that is chosen, epoch seconds
 * @throws invitation.full (the invitation has then become missedout), invitation.decided, invitation.paused, invitation.closed
 */
export const acceptInvitation = (
  ctx: Ctx,
  key: string,
  { meetingTime, termsAccepted }: { meetingTime?: number | undefined; termsAccepted: boolean },
) =>
  withDiscussionAs(
    ctx,
    key,
    async (unit, reader) => {
      const { userId } = ownEngagement(reader)
      const { panelSize } = settingsOf(unit.loaded, unit.limits)
      // where nothing is free nothing more is asked: many try at once, and each keeps the others waiting
      const full = seatsOf(unit.loaded, panelSize, unit.now).used >= panelSize
      const { discussion } = unit.loaded
      const at = discussion.meetingTime ?? (meetingTime === undefined ? null : fromSeconds(meetingTime))
      const clash = !full && isLive(discussion.mediaType) && (await clashOfSeat(unit, userId, at))
      const person = full ? noPersonFacts : await seatFacts(unit.tx, unit.loaded, userId, unit.limits, unit.now)
      const { row } = await applyEngagementCommand(unit, userId, {
        command: {
          name: 'accept',
          termsAccepted,
          ...(meetingTime !== undefined && { meetingTime: fromSeconds(meetingTime) }),
        },
        actor: { kind: 'expert' },
        person: { ...person, clash },
      })
      if (unit.refused === null && termsAccepted) await saveTermsAcceptance(unit)
      return row
    },
    async (_work, row) => ({
      queryExpertId: row.id,
      status: row.status,
      reservedUntil: row.reservedUntil?.toISOString() ?? null,
      ...(row.meetingTime && { meetingTime: toSeconds(row.meetingTime) }),
    }),
  )

/** Declines for good; the next alternate is invited in the same transaction. @throws invitation.decided */
export const declineInvitation = (ctx: Ctx, key: string, reason: string | undefined) =>
  withDiscussionAs(ctx, key, async (unit, reader) => {
    const { userId } = ownEngagement(reader)
    const { row } = await applyEngagementCommand(unit, userId, {
      command: { name: 'decline', ...(reason !== undefined && { reason }) },
      actor: { kind: 'expert' },
    })
    row.declineReason = reason ?? null
    return { queryExpertId: row.id, status: row.status }
  })
