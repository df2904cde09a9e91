import { fromSeconds, toSeconds } from '#model/time.ts'
import type { Ctx } from '../context.ts'
import { command } from './act.ts'
import { seatsOf, settingsOf } from './facts.ts'
import { meetingText } from './meeting-text.ts'
import { actAs } from './read-discussion.ts'

/** When it closes on its own. @throws errors.invalidParameters for a time that is past */
export const setCloseTime = (ctx: Ctx, key: string, closeTime: string): Promise<{ closeTime: string }> =>
  actAs(ctx, key, async (work) => {
    await command(work, { name: 'setCloseTime', closeTime: new Date(closeTime) })
    return { closeTime: work.loaded.discussion.closeTime?.toISOString() ?? closeTime }
  })

/** Sets, moves or (null) takes off the meeting; taking it off never closes the discussion. */
export const setMeetingTime = (ctx: Ctx, key: string, meetingTime: number | null, minutes: number | undefined) =>
  actAs(ctx, key, async (work) => {
    const { discussion } = work.loaded
    await command(work, { name: 'schedule', meetingTime: meetingTime === null ? null : fromSeconds(meetingTime) })
    if (minutes !== undefined) discussion.meetingMinutes = minutes
    return {
      meetingTime: discussion.meetingTime && toSeconds(discussion.meetingTime),
      meetingTimeDisplay: discussion.meetingTime && meetingText(discussion.meetingTime, ctx.language),
      status: discussion.status,
    }
  })

export const setProposedTimes = (
  ctx: Ctx,
  key: string,
  times: readonly number[],
): Promise<{ proposedTimes: number[] }> =>
  actAs(ctx, key, async (work) => {
    await command(work, { name: 'proposeTimes', times: times.map(fromSeconds) })
    return { proposedTimes: work.loaded.discussion.proposedTimes }
  })

/** How many are paid to answer; more seats invite more experts, fewer than are taken are refused. */
export const setPanelSize = (
  ctx: Ctx,
  key: string,
  panelSize: number,
): Promise<{ panelSize: number; seatsUsed: number }> =>
  actAs(
    ctx,
    key,
    async (work) => command(work, { name: 'setPanelSize', panelSize }),
    async (work) => {
      const size = settingsOf(work.loaded, work.limits).panelSize
      return { panelSize: size, seatsUsed: seatsOf(work.loaded, size, work.now).used }
    },
  )
