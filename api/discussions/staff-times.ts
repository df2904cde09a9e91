import { earliestClose, laterOf } from '#model/discussions/call-seats.ts'
import { isLive } from '#model/discussions/enums.ts'
import { fromSeconds, toSeconds } from '#model/time.ts'
import type { Ctx } from '../context.ts'
import { command } from './act.ts'
import { clashOfCall } from './calls/people-free.ts'
import { callRefused } from './calls/refused.ts'
import { callFacts, seatsOf, settingsOf } from './facts.ts'
import { meetingText } from './meeting-text.ts'
import { actAs } from './read-discussion.ts'
import type { Work } from './work.ts'

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
    const at = meetingTime === null ? null : fromSeconds(meetingTime)
    const onlyLonger = at !== null && at.getTime() === discussion.meetingTime?.getTime()
    if (minutes !== undefined) discussion.meetingMinutes = minutes
    await command(work, { name: 'schedule', meetingTime: at })
    if (onlyLonger && minutes !== undefined) await changeLength(work, at)
    return {
      meetingTime: discussion.meetingTime && toSeconds(discussion.meetingTime),
      meetingTimeDisplay: discussion.meetingTime && meetingText(discussion.meetingTime, ctx.language),
      status: discussion.status,
    }
  })

/** A longer call may meet another one, and the discussion waits for its end. @throws live.clash */
async function changeLength(work: Work, at: Date): Promise<void> {
  const { discussion } = work.loaded
  if (!isLive(discussion.mediaType)) return
  const refused = (await clashOfCall(work, at)) ? await callRefused(work, 'clash') : undefined
  if (refused) throw refused
  const floor = earliestClose(
    { ...discussion, proposedTimes: [] },
    callFacts(work.loaded, work.limits, false),
    settingsOf(work.loaded, work.limits).maxQueryDuration,
  )
  if (discussion.closeTime !== null) discussion.closeTime = laterOf(discussion.closeTime, floor)
}

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
