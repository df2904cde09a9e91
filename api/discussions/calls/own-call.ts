import { fromSeconds, toSeconds } from '#model/time.ts'
import { AppError } from '#model/errors.ts'
import { me, type Ctx } from '../../context.ts'
import { ownEngagement } from '../accept-invitation.ts'
import { applyEngagement } from '../apply-engagement.ts'
import { lifeActor } from '../facts.ts'
import type { EngagementRow } from '../load.ts'
import { actAs } from '../read-discussion.ts'
import type { Work } from '../work.ts'

const answerOf = (row: EngagementRow) => ({ queryExpertId: row.id, status: row.status })

/**
 * The expert agrees to the time that the call was moved to.
 * @param meetingTime the time that was shown, epoch seconds
 * @throws live.timeTaken when the call was moved once more
 */
export const confirmCall = (ctx: Ctx, key: string, meetingTime: number) =>
  actAs(ctx, key, async (work, reader) => {
    const { row } = await applyEngagement(work, ownEngagement(reader).userId, {
      command: { name: 'confirmCall', meetingTime: fromSeconds(meetingTime) },
      actor: { kind: 'expert' },
    })
    return { ...answerOf(row), meetingTime: row.meetingTime && toSeconds(row.meetingTime) }
  })

/** A booked seat is given back for good; the next alternate is invited in the same transaction. @throws discussion.transition */
export const giveBackSeat = (ctx: Ctx, key: string, reason: string) =>
  actAs(ctx, key, async (work, reader) => give(work, ownEngagement(reader).userId, reason, 'expert'))

/** Staff enter that an expert cannot come. @throws not.found for a part of another discussion */
export const giveBackForExpert = (ctx: Ctx, key: string, queryExpertId: string, reason: string) =>
  actAs(ctx, key, async (work) => {
    const row = work.loaded.engagements.find((one) => one.id === queryExpertId)
    if (!row) throw new AppError('not.found', 'Not Found')
    return give(work, row.userId, reason, 'csr')
  })

async function give(work: Work, userId: string, reason: string, by: 'expert' | 'csr') {
  const { row } = await applyEngagement(work, userId, {
    command: { name: 'giveBack', reason },
    actor: by === 'csr' ? lifeActor(me(work.ctx), work.loaded.discussion.userId) : { kind: 'expert' },
  })
  work.why.set(row.id, reason)
  return answerOf(row)
}
