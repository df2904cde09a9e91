import { and, eq, gte, inArray, isNotNull, isNull, ne, notInArray, or } from 'drizzle-orm'
import type { Queries } from '#db/client.ts'
import { address, queryExpert, queryHeader, user, userTimeoff } from '#db/schema/all.ts'
import { lockPeople } from '#db/sql.ts'
import { clashOf, plannedEnd, type BusyStretch } from '#model/discussions/calls/call-seats.ts'
import type { Limits } from '#model/limits.ts'
import { vacationStay } from '#model/panels/selection/selection-filters.ts'
import { addDays, fromSeconds, newYork, newYorkDay } from '#model/time.ts'
import { bookedSeats } from '../lifecycle/facts.ts'
import type { UnitOfWork } from '../lifecycle/unit-of-work.ts'

const day = 86_400_000

/** When these people are not free: their other calls that are not over, and their time off. */
export async function busyStretches(
  q: Queries,
  userIds: readonly string[],
  { now, limits, exceptQueryId }: { now: Date; limits: Limits; exceptQueryId: string },
): Promise<BusyStretch[]> {
  const ids = [...userIds]
  if (ids.length === 0) return []
  const calls = await q
    .select({
      key: queryHeader.key,
      at: queryHeader.meetingTime,
      minutes: queryHeader.meetingMinutes,
      askerId: queryHeader.userId,
      expertId: queryExpert.userId,
    })
    .from(queryHeader)
    .leftJoin(
      queryExpert,
      and(
        eq(queryExpert.queryId, queryHeader.id),
        inArray(queryExpert.userId, ids),
        eq(queryExpert.status, 'claimed'),
        isNotNull(queryExpert.bookedAt),
      ),
    )
    .where(
      and(
        ne(queryHeader.id, exceptQueryId),
        gte(queryHeader.meetingTime, new Date(now.getTime() - day)),
        isNull(queryHeader.sessionEndedAt),
        isNull(queryHeader.meetingSettledAt),
        notInArray(queryHeader.status, ['closed', 'cancelled']),
        or(inArray(queryHeader.userId, ids), isNotNull(queryExpert.id)),
      ),
    )
  const away = await q
    .select({ userId: userTimeoff.userId, start: userTimeoff.start, end: userTimeoff.end, zone: address.timeZone })
    .from(userTimeoff)
    .leftJoin(address, eq(userTimeoff.userId, address.userId))
    .where(and(inArray(userTimeoff.userId, ids), gte(userTimeoff.end, addDays(newYorkDay(now), -1))))
  const wanted = new Set(ids)
  return [
    ...calls.flatMap(({ key, at, minutes, askerId, expertId }) => {
      if (at === null) return []
      const until = plannedEnd(at, minutes ?? limits['live.length'])
      return [askerId, expertId].flatMap((userId) =>
        userId !== null && wanted.has(userId) ? [{ kind: 'call' as const, userId, key, from: at, until }] : [],
      )
    }),
    ...away.map(({ userId, start, end, zone }) => {
      const stay = vacationStay(start, end, zone ?? newYork)
      return {
        kind: 'timeOff' as const,
        userId,
        key: null,
        from: fromSeconds(stay.from),
        until: fromSeconds(stay.until),
      }
    }),
  ]
}

/** Everyone whose time a call takes: the asker and the experts with a booked seat. */
const peopleOfCall = ({ loaded: { discussion, engagements } }: UnitOfWork): string[] => [
  discussion.userId,
  ...bookedSeats(engagements).map((row) => row.userId),
]

async function firstClash(unit: UnitOfWork, userIds: readonly string[], at: Date): Promise<boolean> {
  const { ctx, tx, now, limits, loaded } = unit
  const { discussion } = loaded
  const busy = await busyStretches(tx, userIds, { now, limits, exceptQueryId: discussion.id })
  const minutes = discussion.meetingMinutes ?? limits['live.length']
  const own = busy.filter((stretch) => stretch.userId === ctx.actor?.userId)
  // callers can do something about their own, and read nothing about those of others
  const clash = clashOf(own, at, minutes) ?? clashOf(busy, at, minutes)
  if (clash) unit.clash = clash
  return clash !== undefined
}

/** Whether someone of the call is not free then. The people are locked first: no other call can take them meanwhile. */
export async function clashOfCall(unit: UnitOfWork, at: Date): Promise<boolean> {
  const people = peopleOfCall(unit)
  await lockPeople(unit.tx, user, people)
  return firstClash(unit, people, at)
}

/** The same for one expert who takes a seat: alone where the call is booked already, else with everyone of the call. */
export async function clashOfSeat(unit: UnitOfWork, userId: string, at: Date | null): Promise<boolean> {
  const people = [...peopleOfCall(unit), userId]
  await lockPeople(unit.tx, user, people)
  if (at === null) return false
  return firstClash(unit, unit.loaded.discussion.meetingTime === null ? people : [userId], at)
}
