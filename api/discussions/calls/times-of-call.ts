import { inArray } from 'drizzle-orm'
import type { Queries } from '#db/client.ts'
import { address } from '#db/schema/all.ts'
import { rankTimes, type CallPerson, type RankedTime } from '#model/discussions/calls/best-times.ts'
import type { Limits } from '#model/limits.ts'
import { newYork } from '#model/time.ts'
import { bookedSeats } from '../lifecycle/facts.ts'
import { expertsOf, type LoadedDiscussion } from '../lifecycle/load.ts'
import { busyStretches } from './people-free.ts'

/** Open invitations, and seats: whose time the call would take. */
const asked = ['invited', 'claimed'] as const

interface CallTimesQuery {
  now: Date
  limits: Limits
  /** epoch seconds; by default those that the asker proposed */
  times?: readonly number[]
  /** someone who is about to take a seat */
  joining?: string
}

/** The times of a call, best first: free are asker, booked experts and those who are invited. */
export async function timesOfCall(
  q: Queries,
  { discussion, engagements }: LoadedDiscussion,
  { now, limits, times = discussion.proposedTimes, joining }: CallTimesQuery,
): Promise<RankedTime[]> {
  const booked = new Set(bookedSeats(engagements).map((row) => row.userId))
  const experts = expertsOf(engagements).filter(
    ({ status, userId }) => userId === joining || asked.some((one) => one === status),
  )
  const userIds = [...new Set([discussion.userId, ...experts.map((row) => row.userId)])]
  const zones = await q
    .select({ userId: address.userId, zone: address.timeZone })
    .from(address)
    .where(inArray(address.userId, userIds))
  const zoneOf = new Map(zones.map(({ userId, zone }) => [userId, zone]))
  const people: CallPerson[] = userIds.map((userId) => ({
    userId,
    needed: userId === discussion.userId || userId === joining || booked.has(userId),
    zone: zoneOf.get(userId) ?? newYork,
  }))
  const busy = await busyStretches(q, userIds, { now, limits, exceptQueryId: discussion.id })
  return rankTimes(times, { people, busy, lengthMinutes: discussion.meetingMinutes ?? limits['live.length'], now })
}
