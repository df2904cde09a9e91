import type { LiveSessionStatus } from './enums.ts'

export interface SessionFacts {
  now: Date
  meetingTime: Date | null
  lengthMinutes: number
  /** the expert or staff ended it */
  ended: boolean
  /** an expert of the panel has joined */
  hostJoined: boolean
  /** the person who asks is the expert */
  isHost: boolean
  /** minutes before the meeting from which it can be joined, and after its end until which it can */
  limits: { earlyMinutes: number; graceMinutes: number }
}

const minute = 60_000

/** The state of a live session for one person, first match. */
export function sessionStatus({
  now,
  meetingTime,
  lengthMinutes,
  ended,
  hostJoined,
  isHost,
  limits,
}: SessionFacts): LiveSessionStatus {
  if (meetingTime === null) return 'unscheduled'
  if (ended) return 'ended'
  const at = now.getTime()
  if (at >= endsAt(meetingTime, lengthMinutes).getTime() + limits.graceMinutes * minute) return 'ended'
  if (at < joinableFrom(meetingTime, limits.earlyMinutes).getTime()) return 'early'
  return isHost || hostJoined ? 'joinable' : 'awaitHost'
}

/** Whether the cancellation of its discussion called a call off, or cut it short; one that was over before took place. */
export const isCalledOff = (discussion: {
  status: string
  sessionEndedAt: Date | null
  meetingSettledAt: Date | null
}): boolean =>
  discussion.status === 'cancelled' && discussion.sessionEndedAt === null && discussion.meetingSettledAt === null

/** The first moment at which a link is live and a person's token is given. */
export const joinableFrom = (meetingTime: Date, earlyMinutes: number): Date =>
  new Date(meetingTime.getTime() - earlyMinutes * minute)

/** The planned end; people may stay past it. */
export const endsAt = (meetingTime: Date, lengthMinutes: number): Date =>
  new Date(meetingTime.getTime() + lengthMinutes * minute)
