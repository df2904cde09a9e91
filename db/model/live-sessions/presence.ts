import type { Limits } from '../limits.ts'
import { paidCallMinutes, presentFromMinutes } from '../discussions/calls/call-seats.ts'

/** Times that someone was in the room of a call, measured by the server. */
export interface PresencePeriod {
  from: Date
  until: Date
}

const minute = 60_000
const length = (stays: readonly PresencePeriod[]) =>
  stays.reduce((sum, one) => sum + one.until.getTime() - one.from.getTime(), 0)

/** The stays within a window, in order and without overlaps: two pages of one person count once. */
export function staysWithin(stays: readonly PresencePeriod[], window: PresencePeriod): PresencePeriod[] {
  const clipped = stays
    .map(({ from, until }) => ({
      from: new Date(Math.max(from.getTime(), window.from.getTime())),
      until: new Date(Math.min(until.getTime(), window.until.getTime())),
    }))
    .filter(({ from, until }) => until.getTime() > from.getTime())
    .sort((a, b) => a.from.getTime() - b.from.getTime())
  const joined: PresencePeriod[] = []
  for (const stay of clipped) {
    const last = joined.at(-1)
    if (last && stay.from.getTime() <= last.until.getTime())
      last.until = new Date(Math.max(last.until.getTime(), stay.until.getTime()))
    else joined.push({ ...stay })
  }
  return joined
}

/** Whether a call took place: someone was in its room once its time had come. One that was moved before did not. */
export const tookPlace = (stays: readonly PresencePeriod[], meetingTime: Date): boolean =>
  stays.some(({ until }) => until.getTime() > meetingTime.getTime())

const meet = (some: readonly PresencePeriod[], others: readonly PresencePeriod[]) =>
  some.some((a) => others.some((b) => a.from < b.until && b.from < a.until))

export interface MeasuredCall {
  /** planned start to settled end */
  window: PresencePeriod
  expert: readonly PresencePeriod[]
  /** the asker and all guests */
  askerSide: readonly PresencePeriod[]
  limits: Limits
}

export interface MeasuredPresence {
  present: boolean
  /** within the window, in minutes */
  minutes: number
  /** null: nothing is paid by itself; staff look at it */
  paidMinutes: number | null
  why: 'absent' | 'together' | 'waited' | 'unclear'
  stays: PresencePeriod[]
}

/**
 * What the measured presence of one expert in a call comes to. Present: three minutes in the window, or until it ended.
 * Together with the asker's side the whole presence is paid. Where none of them came within 15 minutes, who waited 15
 * gets 15; anything else is for staff.
 */
export function measuredPresence({ window, expert, askerSide, limits }: MeasuredCall): MeasuredPresence {
  const stays = staysWithin(expert, window)
  const ms = length(stays)
  const minutes = ms / minute
  const last = stays.at(-1)
  const untilEnd = last !== undefined && last.until.getTime() === window.until.getTime()
  if (minutes < presentFromMinutes && !untilEnd)
    return { present: false, minutes, paidMinutes: null, why: 'absent', stays }
  const others = staysWithin(askerSide, window)
  if (meet(stays, others))
    return {
      present: true,
      minutes,
      paidMinutes: paidCallMinutes({ present: true, minutes }, true, limits),
      why: 'together',
      stays,
    }
  const wait = limits['money.askerAbsent']
  const soon = new Date(window.from.getTime() + wait * minute)
  const waited = paidCallMinutes({ present: true, minutes }, false, limits)
  if (waited > 0 && !others.some(({ from }) => from < soon))
    return { present: true, minutes, paidMinutes: waited, why: 'waited', stays }
  return { present: true, minutes, paidMinutes: null, why: 'unclear', stays }
}
