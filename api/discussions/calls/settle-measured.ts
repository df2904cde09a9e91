import { and, eq, isNotNull, isNull } from 'drizzle-orm'
import type { Queries } from '#db/client.ts'
import { liveAttendance, livePeer } from '#db/schema/all.ts'
import { isElsewhere } from '#model/discussions/calls/call-seats.ts'
import { measuredPresence, type PresencePeriod } from '#model/live-sessions/presence.ts'
import { applyEngagementCommand } from '../lifecycle/apply-engagement-command.ts'
import { bookedSeats, system } from '../lifecycle/facts.ts'
import type { EngagementRow } from '../lifecycle/load.ts'
import type { UnitOfWork } from '../lifecycle/unit-of-work.ts'
import { openTask } from '../tasks/tasks.ts'
import { openCallTask } from './call-task.ts'

type StayRow = typeof liveAttendance.$inferSelect

/** Presence in the room of the call as it is booked; nothing where no one entered it. */
async function stayRows(q: Queries, queryId: string, meetingTime: Date): Promise<StayRow[]> {
  return q
    .select()
    .from(liveAttendance)
    .where(
      and(
        eq(liveAttendance.queryId, queryId),
        eq(liveAttendance.meetingTime, meetingTime),
        isNotNull(liveAttendance.joinedAt),
      ),
    )
}

const stay = ({ joinedAt, leftAt }: StayRow, end: Date): PresencePeriod => ({
  from: joinedAt ?? end,
  until: leftAt ?? end,
})

/** No one is in the room of a call that is over. */
async function emptyRoom({ tx, loaded }: UnitOfWork, end: Date): Promise<void> {
  const { id } = loaded.discussion
  await tx
    .update(liveAttendance)
    .set({ leftAt: end })
    .where(and(eq(liveAttendance.queryId, id), isNotNull(liveAttendance.joinedAt), isNull(liveAttendance.leftAt)))
  await tx
    .update(livePeer)
    .set({ leftAt: end })
    .where(and(eq(livePeer.queryId, id), isNull(livePeer.leftAt)))
}

/** Whether the server knows who came: the call took place in its room. */
export async function isMeasured({ tx, loaded }: UnitOfWork, people: readonly EngagementRow[]): Promise<boolean> {
  const { id, type, meetingTime } = loaded.discussion
  return (
    meetingTime !== null &&
    people.length > 0 &&
    !isElsewhere(type, people) &&
    (await stayRows(tx, id, meetingTime)).length > 0
  )
}

/**
 * Decides who came by the presence that the server measured, once. Calls at another address, and those whose room no one
 * entered, are left to staff.
 * @returns false: nothing was measured, staff enter who came
 */
export async function settleMeasured(unit: UnitOfWork, end: Date, people: readonly EngagementRow[]): Promise<boolean> {
  const { discussion } = unit.loaded
  const { meetingTime } = discussion
  await emptyRoom(unit, end)
  if (meetingTime === null || !(await isMeasured(unit, people))) return false
  const rows = await stayRows(unit.tx, discussion.id, meetingTime)
  const window = { from: meetingTime, until: end }
  const askerSide = rows.filter(({ role }) => role === 'asker' || role === 'guest').map((row) => stay(row, end))
  discussion.meetingSettledAt = unit.now
  let paid = 0
  const unclear = []
  for (const row of bookedSeats(people)) {
    const expert = rows.filter(({ userId }) => userId === row.userId).map((one) => stay(one, end))
    const found = measuredPresence({ window, expert, askerSide, limits: unit.limits })
    await applyEngagementCommand(unit, row.userId, {
      command: { name: 'settleCall', present: found.present },
      actor: system,
    })
    row.minutes = found.paidMinutes
    if (row.payable && found.paidMinutes !== null) paid += 1
    if (!found.present) await openCallTask(unit, { why: 'absent', userId: row.userId })
    if (found.why === 'unclear')
      unclear.push({
        queryExpertId: row.id,
        userId: row.userId,
        intervals: found.stays.map(({ from, until }) => ({ from: from.toISOString(), until: until.toISOString() })),
      })
    unit.events.push({
      type: 'engagement.minutesChanged',
      discussionId: row.queryId,
      engagementId: row.id,
      expertId: row.userId,
      minutes: found.paidMinutes ?? 0,
    })
  }
  if (unclear.length > 0) await openTask(unit, 'attendance', null, { people: unclear })
  if (discussion.status === 'open')
    unit.queue.push({ command: { name: 'sessionEnded', paidAttendances: paid }, actor: system })
  return true
}
