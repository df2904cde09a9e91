import { createHash } from 'node:crypto'
import type { Queries } from '../../client.ts'
import { liveAttendance } from '../../schema/all.ts'
import { idAt } from './stable-random.ts'

const MINUTE = 60_000

/** Who was in a live discussion that has taken place, from when to when. */
export async function seedSession(
  db: Queries,
  { id: queryId, seed, meetingTime, now }: { id: string; seed: string; meetingTime: Date; now: Date },
  people: readonly { userId: string; role: string; minutes: number }[],
): Promise<void> {
  const present = people
    .map((person) => ({
      ...person,
      joinedAt: meetingTime,
      leftAt: new Date(meetingTime.getTime() + person.minutes * MINUTE),
    }))
    .filter(({ leftAt }) => leftAt < now)
  if (present.length === 0) return
  await db.insert(liveAttendance).values(
    present.map(({ joinedAt, ...person }) => {
      const id = idAt(joinedAt, `${seed}:present:${person.userId}`)
      return {
        id,
        queryId,
        ...person,
        peerId: id.slice(-8),
        tokenHash: createHash('sha256').update(id).digest('hex'),
        tokenExpires: person.leftAt,
        voice: 'none',
        joinedAt,
      }
    }),
  )
}
