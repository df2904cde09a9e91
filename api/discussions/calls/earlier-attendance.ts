import { and, asc, eq, inArray, isNotNull } from 'drizzle-orm'
import type { Queries } from '#db/client.ts'
import { liveAttendance, queryInvite } from '#db/schema/all.ts'
import { minutesOf } from '#model/discussions/calls/call-summary.ts'
import type { CallAttendance } from '#model/discussions/calls/call-wire.ts'
import { tookPlace, type PresencePeriod } from '#model/live-sessions/presence.ts'
import { toSeconds } from '#model/time.ts'
import type { LoadedDiscussion } from '../lifecycle/load.ts'

type EarlierCall = CallAttendance['earlier'][number]

/**
 * Who was in the rooms of the calls that took place before the one that is booked now, oldest first.
 * @param nameOf how the reader calls an account
 */
export async function earlierAttendance(
  q: Queries,
  { discussion: { id, meetingTime } }: LoadedDiscussion,
  nameOf: (userId: string) => string,
): Promise<EarlierCall[]> {
  const rows = await q
    .select()
    .from(liveAttendance)
    .where(
      and(
        eq(liveAttendance.queryId, id),
        isNotNull(liveAttendance.meetingTime),
        isNotNull(liveAttendance.joinedAt),
        isNotNull(liveAttendance.leftAt),
      ),
    )
    .orderBy(asc(liveAttendance.joinedAt))
  const before = rows.filter((row) => row.meetingTime?.getTime() !== meetingTime?.getTime())
  const inviteIds = before.flatMap(({ queryInviteId }) => queryInviteId ?? [])
  const guests = inviteIds.length ? await q.select().from(queryInvite).where(inArray(queryInvite.id, inviteIds)) : []
  const times = [...new Set(before.flatMap((row) => row.meetingTime?.getTime() ?? []))].sort((a, b) => a - b)
  return times.flatMap((time) => {
    const stays = before.filter((row) => row.meetingTime?.getTime() === time)
    if (!tookPlace(stays.map(stayOf), new Date(time))) return []
    const ids = [...new Set(stays.map(personOf))]
    return {
      meetingTime: toSeconds(new Date(time)),
      people: ids.map((person) => {
        const own = stays.filter((row) => personOf(row) === person)
        const [first] = own
        return {
          name: first?.userId ? nameOf(first.userId) : (guests.find((guest) => guest.id === person)?.name ?? ''),
          minutes: minutesOf(own.map(stayOf)),
          intervals: own
            .map(stayOf)
            .map(({ from, until }) => ({ from: from.toISOString(), until: until.toISOString() })),
        }
      }),
    }
  })
}

type Row = typeof liveAttendance.$inferSelect
const personOf = ({ userId, queryInviteId }: Row): string => userId ?? queryInviteId ?? ''
/** Of rows that have both. */
const stayOf = ({ joinedAt, leftAt }: Row): PresencePeriod => ({ from: joinedAt as Date, until: leftAt as Date })
