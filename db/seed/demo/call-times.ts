import { isLive } from '#model/discussions/enums.ts'
import { instantAt, newYorkDay, toSeconds } from '#model/time.ts'
import type { Scenario } from './scenarios.ts'
import type { DemoQuestion } from './data/question.ts'

const HOUR = 3_600_000
/** A call of half an hour is settled a quarter of an hour after its planned end. */
const SETTLED_AFTER = 0.75 * HOUR

/** Half past some hour of the New York afternoon of that day. */
const atHalfHour = (at: Date) => instantAt(newYorkDay(at), `${13 + (at.getUTCHours() % 6)}:30`, 'America/New_York')

/** The times that the asker of a live discussion proposed, and the one that is booked; the first who accepts books it. */
export function callTimes(scenario: Scenario, { medium }: DemoQuestion, askedAt: Date) {
  if (!isLive(medium)) return { proposedTimes: [], meetingTime: null, settledAt: null }
  // the call that a newcomer can try: its time is the first start
  if (scenario.test) {
    const started = new Date(askedAt.getTime() + scenario.askedHoursAgo * HOUR)
    return { proposedTimes: [toSeconds(started)], meetingTime: null, settledAt: null }
  }
  const ended = scenario.status === 'answered' || scenario.status === 'closed'
  const [early, late] = [scenario.status === 'answered' ? 24 : 72, 96].map((hours) =>
    atHalfHour(new Date(askedAt.getTime() + hours * HOUR)),
  )
  const booked = scenario.status !== 'cancelled' && (scenario.answers > 0 || scenario.others.includes('claimed'))
  const meetingTime = booked ? ((ended ? early : late) ?? null) : null
  return {
    proposedTimes: [early, late].flatMap((time) => (time ? [toSeconds(time)] : [])),
    meetingTime,
    settledAt: meetingTime && ended ? new Date(meetingTime.getTime() + SETTLED_AFTER) : null,
  }
}
