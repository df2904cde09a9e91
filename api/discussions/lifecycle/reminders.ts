import { and, eq } from 'drizzle-orm'
import { queryExpert, queryHeader, queryResponse } from '#db/schema/all.ts'
import type { Ctx } from '../../context.ts'
import { withDiscussion } from './with-discussion.ts'
import type { EngagementRow } from './load.ts'
import { notifyParticipants, type MessageName } from './messages.ts'
import { setSurveyStatus } from './survey-finished.ts'
import type { UnitOfWork } from './unit-of-work.ts'

/** Reminders come due as jobs. Each looks first whether its reason still stands: no one is reminded of what is done. */

async function remindExpert(
  ctx: Ctx,
  payload: Record<string, unknown>,
  name: MessageName,
  stands: (row: EngagementRow, unit: UnitOfWork) => boolean | Promise<boolean>,
): Promise<void> {
  const [found] = await ctx.db
    .select({ queryId: queryExpert.queryId })
    .from(queryExpert)
    .where(eq(queryExpert.id, String(payload.id)))
  if (!found) return
  await withDiscussion(ctx, found.queryId, async (unit) => {
    const row = unit.loaded.engagements.find((one) => one.id === payload.id)
    const { status } = unit.loaded.discussion
    if (!row || (status !== 'open' && status !== 'answered') || !(await stands(row, unit))) return
    if (name === 'inviteReminder') row.reminderStatus = 'reminded'
    await notifyParticipants(unit, [row.userId], name, { about: row, ordinal: Number(payload.ordinal ?? 1) })
  })
}

export const remindInvite = (ctx: Ctx, payload: Record<string, unknown>): Promise<void> =>
  remindExpert(
    ctx,
    payload,
    'inviteReminder',
    (row, unit) =>
      row.status === 'invited' &&
      row.inviteTime?.getTime() === payload.invited &&
      // one of before a pause; those of after it are under way
      (payload.until === undefined || row.inviteExpires?.getTime() === payload.until) &&
      unit.loaded.discussion.status === 'open',
  )

export const remindSeat = (ctx: Ctx, payload: Record<string, unknown>): Promise<void> =>
  remindExpert(
    ctx,
    payload,
    'seatReminder',
    (row, unit) =>
      row.status === 'claimed' &&
      row.reservedUntil !== null &&
      row.reservedUntil.getTime() === payload.until &&
      row.reservedUntil > unit.now,
  )

/** Only while the follow-up it is about has not been replied to. */
export const remindFollowup = (ctx: Ctx, payload: Record<string, unknown>): Promise<void> =>
  remindExpert(ctx, payload, 'followupReminder', async (row, unit) => {
    const [asked] = await unit.tx
      .select({ id: queryResponse.id })
      .from(queryResponse)
      .where(and(eq(queryResponse.id, String(payload.asked)), eq(queryResponse.type, 'response')))
    return row.status === 'followup' && asked !== undefined
  })

export async function remindSurvey(ctx: Ctx, payload: Record<string, unknown>): Promise<void> {
  await withDiscussion(ctx, String(payload.id), async (unit) => {
    const { discussion } = unit.loaded
    if (discussion.status === 'pending_survey')
      await notifyParticipants(unit, [discussion.userId], 'surveyReminder', { ordinal: Number(payload.ordinal) })
  })
}

/** The survey some weeks after closing: not for what was opened again meanwhile, or never had such questions. */
export async function startFollowupSurvey(ctx: Ctx, payload: Record<string, unknown>): Promise<void> {
  const [found] = await ctx.db
    .select({ id: queryHeader.id })
    .from(queryHeader)
    .where(eq(queryHeader.id, String(payload.id)))
  if (!found) return
  await withDiscussion(ctx, found.id, async (unit) => {
    const { discussion, survey } = unit.loaded
    if (discussion.status !== 'closed' || discussion.closedAt?.getTime() !== payload.closedAt || !survey.hasFollowup)
      return
    setSurveyStatus(unit)
    await notifyParticipants(unit, [discussion.userId], 'followupSurvey')
  })
}
