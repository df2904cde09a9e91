import { fromSeconds, toSeconds } from '#model/time.ts'
import { AppError } from '#model/errors.ts'
import { requireActor, type Ctx } from '../../context.ts'
import { ownEngagement } from '../panel/accept-invitation.ts'
import { applyEngagementCommand } from '../lifecycle/apply-engagement-command.ts'
import { lifeActor } from '../lifecycle/facts.ts'
import type { EngagementRow } from '../lifecycle/load.ts'
import { withDiscussionAs } from '../read-discussion.ts'
import type { UnitOfWork } from '../lifecycle/unit-of-work.ts'

const answerOf = (row: EngagementRow) => ({ queryExpertId: row.id, status: row.status })

/**
 * The expert agrees to the time that the call was moved to.
 * @param meetingTime the time that was shown, epoch seconds
 * @throws live.timeTaken when the call was moved once more
 */
export const confirmCall = (ctx: Ctx, key: string, meetingTime: number) =>
  withDiscussionAs(ctx, key, async (unit, reader) => {
    const { row } = await applyEngagementCommand(unit, ownEngagement(reader).userId, {
      command: { name: 'confirmCall', meetingTime: fromSeconds(meetingTime) },
      actor: { kind: 'expert' },
    })
    return { ...answerOf(row), meetingTime: row.meetingTime && toSeconds(row.meetingTime) }
  })

/** A booked seat is given back for good; the next alternate is invited in the same transaction. @throws discussion.transition */
export const giveBackSeat = (ctx: Ctx, key: string, reason: string) =>
  withDiscussionAs(ctx, key, async (unit, reader) => giveUpSeat(unit, ownEngagement(reader).userId, reason, 'expert'))

/** Staff enter that an expert cannot come. @throws not.found for a part of another discussion */
export const giveBackForExpert = (ctx: Ctx, key: string, queryExpertId: string, reason: string) =>
  withDiscussionAs(ctx, key, async (unit) => {
    const row = unit.loaded.engagements.find((one) => one.id === queryExpertId)
    if (!row) throw new AppError('not.found', 'Not Found')
    return giveUpSeat(unit, row.userId, reason, 'csr')
  })

/** @throws discussion.transition when the seat is not booked, or its call has begun */
export async function giveUpSeat(unit: UnitOfWork, userId: string, reason: string, by: 'expert' | 'csr') {
  const { row } = await applyEngagementCommand(unit, userId, {
    command: { name: 'giveBack', reason },
    actor: by === 'csr' ? lifeActor(requireActor(unit.ctx), unit.loaded.discussion.userId) : { kind: 'expert' },
  })
  unit.why.set(row.id, reason)
  return answerOf(row)
}
