import { and, eq } from 'drizzle-orm'
import type { Queries } from '../../client.ts'
import { queryExpert, queryHeader } from '../../schema/all.ts'
import { testExperts, testMember } from './data/test-world.ts'
import type { People } from './seed-people.ts'

const HOUR = 3_600_000
const OPEN_MINUTES = 480

/** The discussion of the test world is a call that can be joined from the first start on, for eight hours: to try it alone in two windows. */
export async function seedLiveCall(db: Queries, now: Date, people: People): Promise<void> {
  const asker = people.byEmail.get(testMember.email)
  const expert = people.byEmail.get(testExperts[0]?.email ?? '')
  if (!asker || !expert) throw new Error('The demo has no test world')
  const [call] = await db
    .update(queryHeader)
    .set({
      meetingTime: now,
      meetingMinutes: OPEN_MINUTES,
      closeTime: new Date(now.getTime() + 8 * 24 * HOUR),
    })
    .where(eq(queryHeader.userId, asker.id))
    .returning({ id: queryHeader.id })
  if (!call) throw new Error('The test world asks nothing')
  const booked = new Date(now.getTime() - HOUR)
  await db
    .update(queryExpert)
    .set({
      status: 'claimed',
      acceptedAt: booked,
      bookedAt: booked,
      meetingTime: now,
      reservedUntil: null,
      inviteExpires: null,
      updatedAt: booked,
    })
    .where(and(eq(queryExpert.queryId, call.id), eq(queryExpert.userId, expert.id)))
}
