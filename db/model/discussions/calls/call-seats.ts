import type { QueryExpertStatus } from '../engagement-enums.ts'
import type { MediaType, QueryType } from '../enums.ts'
import { isLive } from '../enums.ts'
import type { Limits } from '../../limits.ts'

/** Calls of live discussions: end of the call, earliest close of the discussion, and confirmation of seats. */

const minute = 60_000
const hour = 60 * minute

/** Call data used by the rules of discussions and seats. */
export interface CallFacts {
  lengthMinutes: number
  /** minutes people may stay after the planned end */
  graceMinutes: number
  /** ended by an expert, by staff or by timeout */
  endedAt: Date | null
  /** attendance and pay were decided */
  settledAt: Date | null
  /** number of booked seats without settled attendance */
  booked: number
  /** a participant is not available at the requested time */
  clash: boolean
}

interface CallTimes {
  mediaType: MediaType
  meetingTime: Date | null
  proposedTimes: readonly Date[]
}

export const plannedEnd = (meetingTime: Date, lengthMinutes: number): Date =>
  new Date(meetingTime.getTime() + lengthMinutes * minute)

/** Latest end: people may stay some minutes after the planned end. */
export const latestEnd = (meetingTime: Date, call: Pick<CallFacts, 'lengthMinutes' | 'graceMinutes'>): Date =>
  new Date(plannedEnd(meetingTime, call.lengthMinutes).getTime() + call.graceMinutes * minute)

/** Minutes an empty room stays open after the planned end. */
const emptyRoomMinutes = 10

/** Earliest of: ended by an expert or staff; room empty after the planned end; latest end. */
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

/** A booked call whose attendance is undecided; the discussion cannot close before. */
export const waitsForCall = ({ mediaType, meetingTime }: CallTimes, { settledAt, booked }: CallFacts): boolean =>
  isLive(mediaType) && meetingTime !== null && settledAt === null && booked > 0

/**
 * Earliest time at which a live discussion may close automatically; null when no call or proposed time keeps it open.
 */
export function earliestClose(
  { mediaType, meetingTime, proposedTimes }: CallTimes,
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

/** Deadline for an expert to confirm a moved call: six hours, or half of the remaining time if shorter. */
export const confirmDeadline = (now: Date, meetingTime: Date): Date =>
  new Date(now.getTime() + Math.min(confirmHours * hour, Math.max(0, meetingTime.getTime() - now.getTime()) / 2))

/** A seat returned less than this many hours before the call opens a staff task. */
const lateHours = 24
export const isLateGiveBack = (now: Date, meetingTime: Date | null): boolean =>
  meetingTime !== null && meetingTime.getTime() - now.getTime() < lateHours * hour

/** The fields of a seat that a call changes. */
export interface BookedSeat {
  status: QueryExpertStatus
  bookedAt: Date | null
  confirmBy: Date | null
  /** the meeting time the expert agreed to */
  meetingTime: Date | null
}

/**
 * State of a seat after the call was moved or unscheduled. A reserved seat becomes booked; an expert who has not agreed
 * to this time must confirm it.
 */
export function seatAfterMove<S extends BookedSeat>(seat: S, to: Date | null, now: Date): BookedSeat {
  if (to === null) return { ...seat, confirmBy: null }
  const agreed = seat.meetingTime !== null && seat.meetingTime.getTime() === to.getTime()
  return { ...seat, bookedAt: seat.bookedAt ?? now, confirmBy: agreed ? null : confirmDeadline(now, to) }
}

interface AddressedSeat {
  status: QueryExpertStatus
  answeredAt: Date | null
  mtgUrl: string | null
}

/** A blinded call keeps to its own room: an expert's address would say who that is, and passes by the relay. */
export const mayMeetElsewhere = (type: QueryType): boolean => type !== 'blinded'

/** The address of an expert that counts; one that was stored for a blinded call does not. */
export const ownAddress = (type: QueryType, { mtgUrl }: { mtgUrl: string | null }): string | null =>
  mayMeetElsewhere(type) ? mtgUrl : null

/** The call takes place at an address that staff set for one of its experts: presence cannot be measured there. */
export const isElsewhere = (type: QueryType, seats: readonly AddressedSeat[]): boolean =>
  // a seat that was given up says nothing about the call
  seats.some((seat) => ownAddress(type, seat) !== null && (seat.status !== 'cancelled' || seat.answeredAt !== null))

/** Minimum minutes of presence; below this a participant counts as absent. */
export const presentFromMinutes = 3

export interface Attendance {
  present: boolean
  /** minutes of the expert in the call, within its paid window */
  minutes: number
}

/** Minutes that may be entered for an expert who was present. */
export interface AttendanceBounds {
  least: number
  most: number
}

/** Of a call elsewhere, as many as may be stated; else no more than the call lasted. */
export const attendanceBounds = (windowMinutes: number, elsewhere: boolean, limits: Limits): AttendanceBounds =>
  elsewhere
    ? { least: limits['money.minMinutes'], most: limits['money.maxMinutes'] }
    : { least: presentFromMinutes, most: Math.ceil(windowMinutes) }

/** Text key of the error in entered attendance, or null. */
export function attendanceProblem(
  { present, minutes }: Attendance,
  { least, most }: AttendanceBounds,
): 'errors.attendanceShort' | 'errors.attendanceLong' | 'errors.minutesRange' | null {
  if (!present || (minutes >= least && minutes <= most)) return null
  if (least > presentFromMinutes) return 'errors.minutesRange'
  return minutes < least ? 'errors.attendanceShort' : 'errors.attendanceLong'
}

/** An entry of one expert, and what the room measured of them; null: nothing was measured in this call. */
export interface MeasuredAttendance extends Attendance {
  measuredMinutes: number | null
}

/** Whether the asker or a guest was in the room, as entered and as measured; null: nothing was measured in this call. */
export interface AskerAttendance {
  askerCame: boolean
  askerMeasured: boolean | null
}

/** What was entered beyond what was measured. */
export const beyondMeasured = (
  { askerCame, askerMeasured }: AskerAttendance,
  people: readonly MeasuredAttendance[],
): { asker: boolean; expert: boolean } => ({
  asker: askerCame && askerMeasured === false && people.some(({ present }) => present),
  expert: people.some(
    ({ present, minutes, measuredMinutes }) => present && measuredMinutes !== null && minutes > measuredMinutes,
  ),
})

/** Whether entered attendance needs a reason: it corrects what was settled, or says more than was measured. */
export function attendanceNeedsReason(
  settled: boolean,
  asker: AskerAttendance,
  people: readonly MeasuredAttendance[],
): boolean {
  const beyond = beyondMeasured(asker, people)
  return settled || beyond.asker || beyond.expert
}

/** Paid minutes: at least 15, then rounded up to steps of 5; when the asker did not come, 15 for waiting. */
export function paidCallMinutes({ present, minutes }: Attendance, askerCame: boolean, limits: Limits): number {
  if (!present) return 0
  if (!askerCame) return minutes >= limits['money.askerAbsent'] ? limits['money.askerAbsent'] : 0
  const step = limits['money.minutesStep']
  return Math.max(Math.ceil(minutes / step) * step, limits['money.minMinutes'])
}

/** A period in which someone is not available. */
export interface UnavailablePeriod {
  kind: 'call' | 'timeOff'
  from: Date
  until: Date
}

export interface BusyStretch extends UnavailablePeriod {
  userId: string
  /** RefId of the other discussion; null for time off */
  key: string | null
}

/** The first busy period that overlaps a call of this length at this time. */
export const clashOf = <B extends UnavailablePeriod>(
  busy: readonly B[],
  at: Date,
  lengthMinutes: number,
): B | undefined => {
  const until = plannedEnd(at, lengthMinutes).getTime()
  return busy.find((one) => one.from.getTime() < until && one.until.getTime() > at.getTime())
}
