import { earliestClose, laterOf } from '#model/discussions/calls/call-seats.ts'
import { isLive } from '#model/discussions/enums.ts'
import type { CloseTimeBody, PanelSizeBody } from '#model/discussions/wire-bodies.ts'
import { fromSeconds, toSeconds } from '#model/time.ts'
import type { Ctx } from '../../context.ts'
import { applyOwnCommand } from '../lifecycle/with-discussion.ts'
import { clashOfCall } from '../calls/people-free.ts'
import { callRefused } from '../calls/refused.ts'
import { callFacts, seatsOf, settingsOf } from '../lifecycle/facts.ts'
import { stale } from '../lifecycle/refusals.ts'
import { meetingText } from '../meeting-text.ts'
import { withDiscussionAs } from '../read-discussion.ts'
import type { UnitOfWork } from '../lifecycle/unit-of-work.ts'

/** When it closes on its own. @throws conflict, errors.invalidParameters for a time that is past */
export const setCloseTime = (
  ctx: Ctx,
  key: string,
  { closeTime, from }: CloseTimeBody,
): Promise<{ closeTime: string }> =>
  withDiscussionAs(ctx, key, async (unit) => {
    const now = unit.loaded.discussion.closeTime
    const seen = from ? Date.parse(from) : from
    if (seen !== undefined && seen !== (now?.getTime() ?? null)) throw stale({ closeTime: now?.toISOString() ?? null })
    await applyOwnCommand(unit, { name: 'setCloseTime', closeTime: new Date(closeTime) })
    return { closeTime: unit.loaded.discussion.closeTime?.toISOString() ?? closeTime }
  })

/** Sets, moves or (null) takes off the meeting; taking it off never closes the discussion. */
export const setMeetingTime = (ctx: Ctx, key: string, meetingTime: number | null, minutes: number | undefined) =>
  withDiscussionAs(ctx, key, async (unit) => {
    const { discussion } = unit.loaded
    const at = meetingTime === null ? null : fromSeconds(meetingTime)
    const onlyLonger = at !== null && at.getTime() === discussion.meetingTime?.getTime()
    if (minutes !== undefined) discussion.meetingMinutes = minutes
    await applyOwnCommand(unit, { name: 'schedule', meetingTime: at })
    if (onlyLonger && minutes !== undefined) await changeLength(unit, at)
    return {
      meetingTime: discussion.meetingTime && toSeconds(discussion.meetingTime),
      meetingTimeDisplay: discussion.meetingTime && meetingText(discussion.meetingTime, ctx.language),
      status: discussion.status,
    }
  })

/** A longer call may meet another one, and the discussion waits for its end. @throws live.clash */
async function changeLength(unit: UnitOfWork, at: Date): Promise<void> {
  const { discussion } = unit.loaded
  if (!isLive(discussion.mediaType)) return
  const refused = (await clashOfCall(unit, at)) ? await callRefused(unit, 'clash') : undefined
  if (refused) throw refused
  const floor = earliestClose(
    { ...discussion, proposedTimes: [] },
    callFacts(unit.loaded, unit.limits, false),
    settingsOf(unit.loaded, unit.limits).maxQueryDuration,
  )
  if (discussion.closeTime !== null) discussion.closeTime = laterOf(discussion.closeTime, floor)
}

export const setProposedTimes = (
  ctx: Ctx,
  key: string,
  times: readonly number[],
): Promise<{ proposedTimes: number[] }> =>
  withDiscussionAs(ctx, key, async (unit) => {
    await applyOwnCommand(unit, { name: 'proposeTimes', times: times.map(fromSeconds) })
    return { proposedTimes: unit.loaded.discussion.proposedTimes }
  })

/** How many are paid to answer; more seats invite more experts, fewer than are taken are refused. @throws conflict */
export const setPanelSize = (
  ctx: Ctx,
  key: string,
  { panelSize, from }: PanelSizeBody,
): Promise<{ panelSize: number; seatsUsed: number }> =>
  withDiscussionAs(
    ctx,
    key,
    async (unit) => {
      const now = settingsOf(unit.loaded, unit.limits).panelSize
      if (from !== undefined && from !== now) throw stale({ panelSize: now })
      await applyOwnCommand(unit, { name: 'setPanelSize', panelSize })
    },
    async (unit) => {
      const size = settingsOf(unit.loaded, unit.limits).panelSize
      return { panelSize: size, seatsUsed: seatsOf(unit.loaded, size, unit.now).used }
    },
  )
