import { isLive } from '#model/discussions/enums.ts'
import { AppError } from '#model/errors.ts'
import type { Limits } from '#model/limits.ts'
import { earning, minutesProblem } from '#model/payments/earning.ts'
import type { Ctx } from '../../context.ts'
import { ownEngagement } from './accept-invitation.ts'
import type { EngagementRow } from '../lifecycle/load.ts'
import { withDiscussionAs } from '../read-discussion.ts'
import { minutesRefused, stale } from '../lifecycle/refusals.ts'
import { expertsOf } from '../lifecycle/load.ts'
import type { UnitOfWork } from '../lifecycle/unit-of-work.ts'

const stated = ['claimed', 'answered', 'followup', 'latereview']

function change(unit: UnitOfWork, row: EngagementRow, minutes: number, limits: Limits) {
  const { discussion } = unit.loaded
  const live = isLive(discussion.mediaType)
  const problem = live ? undefined : minutesProblem(minutes, limits)
  if (problem) throw minutesRefused(problem, limits)
  if (row.frozen) throw refused(unit, 'frozen')
  if (!stated.includes(row.status)) throw refused(unit, 'status')
  row.minutes = minutes
  unit.events.push({
    type: 'engagement.minutesChanged',
    discussionId: row.queryId,
    engagementId: row.id,
    expertId: row.userId,
    minutes,
  })
  return row
}

const refused = ({ loaded: { discussion } }: UnitOfWork, reason: 'frozen' | 'status') =>
  new AppError('discussion.transition', 'The time can no longer be changed.', {
    extra: { status: discussion.status, allowed: [], reason: `engagement.refused.${reason}` },
  })

const told = async (unit: UnitOfWork, row: EngagementRow) => {
  const { amount } = earning(
    isLive(unit.loaded.discussion.mediaType) ? 'session' : 'async',
    row.rate ?? 0,
    row.minutes ?? 0,
    row.surgeMultiple,
  )
  return { minutes: row.minutes ?? 0, amount, currency: 'USD' as const, version: row.version }
}

/** An expert states the time of their own answer, until the discussion closes. @throws conflict for an older version */
export const setOwnMinutes = (ctx: Ctx, key: string, { minutes, version }: { minutes: number; version: number }) =>
  withDiscussionAs(
    ctx,
    key,
    async (unit, reader) => {
      const row = ownEngagement(reader)
      if (isLive(unit.loaded.discussion.mediaType))
        throw new AppError('auth.notAuthorized', 'The time of a live session is measured.')
      if (row.version !== version) throw stale(await told(unit, row))
      // an answer that waits for review is not frozen yet, but the expert's own time ends with the close
      if (unit.loaded.discussion.status === 'closed') throw refused(unit, 'frozen')
      return change(unit, row, minutes, unit.limits)
    },
    told,
  )

/** Staff correct the time of an expert, with a reason that the audit history keeps. @throws not.found for another discussion's expert */
export const setExpertMinutes = (
  ctx: Ctx,
  key: string,
  { queryExpertId, minutes, reason }: { queryExpertId: string; minutes: number; reason: string },
) =>
  withDiscussionAs(
    ctx,
    key,
    async (unit) => {
      const row = expertsOf(unit.loaded.engagements).find((one) => one.id === queryExpertId)
      if (!row) throw new AppError('not.found', 'Not Found')
      unit.why.set(row.id, reason)
      return change(unit, row, minutes, unit.limits)
    },
    told,
  )
