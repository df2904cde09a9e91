import type { QueryExpertStatus } from './engagement-enums.ts'
import type { MediaType } from './enums.ts'
import { isLive } from './enums.ts'
import type { Limits } from '../limits.ts'

/** Calls of live discussions: when they end, how long the discussion waits for them, and what their seats wait for. */

const minute = 60_000
const hour = 60 * minute

/** What the rules of a discussion and of a seat know of its call. */
export interface CallFacts {
  lengthMinutes: number
  /** how long after the planned end people may stay */
  graceMinutes: number
  /** ended by an expert or staff, or by its time */
  endedAt: Date | null
  /** presence and pay were decided */
  settledAt: Date | null
  /** booked seats that wait for the call */
  booked: number
  /** one of the people of the call is not free at the time that is asked for */
  clash: boolean
}

interface Timed {
  mediaType: MediaType
  meetingTime: Date | null
  proposedTimes: readonly Date[]
}

export const plannedEnd = (meetingTime: Date, lengthMinutes: number): Date =>
  new Date(meetingTime.getTime() + lengthMinutes * minute)

/** The end at the latest: people may stay some minutes past the planned end. */
export const latestEnd = (meetingTime: Date, call: Pick<CallFacts, 'lengthMinutes' | 'graceMinutes'>): Date =>
  new Date(plannedEnd(meetingTime, call.lengthMinutes).getTime() + call.graceMinutes * minute)

/** Minutes after the last person has left, once the planned end has passed. */
const emptyRoomMinutes = 10

/** The earliest of: ended by an expert or staff; the room empty after the planned end; the latest end. */
export function settledEnd(
  meetingTime: Date,
  call: Pick<CallFacts, 'lengthMinutes' | 'graceMinutes' | 'endedAt'>,
  lastLeft: Date | null = null,
): Date {
  const ends = [latestEnd(meetingTime, call).getTime()]
  if (call.endedAt !== null) ends.push(call.endedAt.getTime())
  if (lastLeft !== null)
    ends.push(
      Math.max(lastLeft.getTime() + emptyRoomMinutes * minute, plannedEnd(meetingTime, call.lengthMinutes).getTime()),
    )
  return new Date(Math.min(...ends))
}

/** A call that was booked and whose presence is not decided: the discussion waits for it. */
export const waitsForCall = ({ mediaType, meetingTime }: Timed, { settledAt, booked }: CallFacts): boolean =>
  isLive(mediaType) && meetingTime !== null && settledAt === null && booked > 0

/** The earliest time at which a live discussion may close by itself; null when no call or proposed time holds it open. */
export function earliestClose(
  { mediaType, meetingTime, proposedTimes }: Timed,
  call: Pick<CallFacts, 'lengthMinutes' | 'graceMinutes' | 'settledAt'>,
  maxDurationHours: number,
): Date | null {
  if (!isLive(mediaType)) return null
  if (meetingTime !== null)
    return call.settledAt === null ? new Date(latestEnd(meetingTime, call).getTime() + maxDurationHours * hour) : null
  if (proposedTimes.length === 0) return null
  return new Date(Math.max(...proposedTimes.map((time) => time.getTime())) + 24 * hour)
}

export const laterOf = (time: Date, other: Date | null): Date =>
  other !== null && other.getTime() > time.getTime() ? other : time

const confirmHours = 6

/** Until when a seated expert may confirm a moved call: six hours, or half of the time that is left. */
export const confirmDeadline = (now: Date, meetingTime: Date): Date =>
  new Date(now.getTime() + Math.min(confirmHours * hour, Math.max(0, meetingTime.getTime() - now.getTime()) / 2))

/** A seat given back this shortly before the call is a task for staff. */
const lateHours = 24
export const isLateGiveBack = (now: Date, meetingTime: Date | null): boolean =>
  meetingTime !== null && meetingTime.getTime() - now.getTime() < lateHours * hour

/** As much of a seat as a call changes. */
export interface BookedSeat {
  status: QueryExpertStatus
  bookedAt: Date | null
  confirmBy: Date | null
  /** the time that this expert agreed to */
  meetingTime: Date | null
}

/**
 * The seat after the call was set to a new time, or to none. A seat that was only reserved is booked from now on; an
 * expert who did not agree to this time is asked to confirm it.
 */
export function seatAfterMove<S extends BookedSeat>(seat: S, to: Date | null, now: Date): BookedSeat {
  if (to === null) return { ...seat, confirmBy: null }
  const agreed = seat.meetingTime !== null && seat.meetingTime.getTime() === to.getTime()
  return { ...seat, bookedAt: seat.bookedAt ?? now, confirmBy: agreed ? null : confirmDeadline(now, to) }
}

/** Minutes of presence below which someone was not there. */
export const presentFromMinutes = 3

export interface Attendance {
  present: boolean
  /** how long the expert was in the call, within its paid window */
  minutes: number
}

/** What is wrong with an entered presence: a text key, or null. @param windowMinutes planned start to settled end */
export function attendanceProblem(
  { present, minutes }: Attendance,
  windowMinutes: number,
): 'errors.attendanceShort' | 'errors.attendanceLong' | null {
  if (!present) return null
  if (minutes < presentFromMinutes) return 'errors.attendanceShort'
  return minutes > Math.ceil(windowMinutes) ? 'errors.attendanceLong' : null
}

/** Minutes that are paid: at least 15, then started steps of 5; where the asker did not come, 15 for waiting that long. */
export function paidCallMinutes({ present, minutes }: Attendance, askerCame: boolean, limits: Limits): number {
  if (!present) return 0
  if (!askerCame) return minutes >= limits['money.askerAbsent'] ? limits['money.askerAbsent'] : 0
  const step = limits['money.minutesStep']
  return Math.max(Math.ceil(minutes / step) * step, limits['money.minMinutes'])
}

/** A stretch of time that someone is not free in. */
export interface Busy {
  kind: 'call' | 'timeOff'
  from: Date
  until: Date
}

export interface BusyStretch extends Busy {
  userId: string
  /** RefId of the other discussion; null for time off */
  key: string | null
}

/** The first stretch that overlaps a call of this length at this time. */
export const clashOf = <B extends Busy>(busy: readonly B[], at: Date, lengthMinutes: number): B | undefined => {
  const until = plannedEnd(at, lengthMinutes).getTime()
  return busy.find((one) => one.from.getTime() < until && one.until.getTime() > at.getTime())
}
