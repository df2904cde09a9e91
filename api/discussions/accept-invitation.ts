import { isLive } from '#model/discussions/enums.ts'
import { AppError } from '#model/errors.ts'
import { fromSeconds, toSeconds } from '#model/time.ts'
import type { Ctx } from '../context.ts'
import { applyEngagement } from './apply-engagement.ts'
import { clashOfSeat } from './calls/people-free.ts'
import { noPersonFacts, seatsOf, settingsOf } from './facts.ts'
import { seatFacts } from './person-facts.ts'
import { actAs } from './read-discussion.ts'
import { keepTerms } from './terms.ts'
import type { Reader } from './viewer.ts'

/** The caller's own part. @throws auth.notAuthorized for whoever has none */
export function ownEngagement(reader: Reader): NonNullable<Reader['engagement']> {
  if (!reader.engagement) throw new AppError('auth.notAuthorized', 'Not Authorized')
  return reader.engagement
}

/**
 * Takes a seat: one transaction on the discussion, so that the last seat goes to one person. Asking again gives the same
 * reservation.
 * @param meetingTime live discussions: the proposed time that is chosen, epoch seconds
 * @throws invitation.full (the invitation has then become missedout), invitation.decided, invitation.closed
 */
export const acceptInvitation = (
  ctx: Ctx,
  key: string,
  { meetingTime, termsAccepted }: { meetingTime?: number | undefined; termsAccepted: boolean },
) =>
  actAs(
    ctx,
    key,
    async (work, reader) => {
      const { userId } = ownEngagement(reader)
      const { panelSize } = settingsOf(work.loaded, work.limits)
      // where nothing is free nothing more is asked: many try at once, and each keeps the others waiting
      const full = seatsOf(work.loaded, panelSize, work.now).used >= panelSize
      const { discussion } = work.loaded
      const at = discussion.meetingTime ?? (meetingTime === undefined ? null : fromSeconds(meetingTime))
      const clash = !full && isLive(discussion.mediaType) && (await clashOfSeat(work, userId, at))
      const person = full ? noPersonFacts : await seatFacts(work.tx, work.loaded, userId, work.limits, work.now)
      const { row } = await applyEngagement(work, userId, {
        command: {
          name: 'accept',
          termsAccepted,
          ...(meetingTime !== undefined && { meetingTime: fromSeconds(meetingTime) }),
        },
        actor: { kind: 'expert' },
        person: { ...person, clash },
      })
      if (work.refused === null && termsAccepted) await keepTerms(work)
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
  actAs(ctx, key, async (work, reader) => {
    const { userId } = ownEngagement(reader)
    const { row } = await applyEngagement(work, userId, {
      command: { name: 'decline', ...(reason !== undefined && { reason }) },
      actor: { kind: 'expert' },
    })
    row.declineReason = reason ?? null
    return { queryExpertId: row.id, status: row.status }
  })
