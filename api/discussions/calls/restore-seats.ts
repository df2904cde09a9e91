import { and, asc, eq, gt, inArray, isNotNull, isNull } from 'drizzle-orm'
import { queryExpert, queryHeader, user } from '#db/schema/all.ts'
import { confirmDeadline } from '#model/discussions/calls/call-seats.ts'
import { withoutClock } from '#model/discussions/seats/seat-clock.ts'
import type { Ctx } from '../../context.ts'
import { withDiscussion } from '../lifecycle/with-discussion.ts'
import { seatsOf, settingsOf } from '../lifecycle/facts.ts'
import { notifyParticipants } from '../lifecycle/messages.ts'
import type { UnitOfWork } from '../lifecycle/unit-of-work.ts'
import { openCallTask } from './call-task.ts'
import { awaitConfirmation } from './await-confirmation.ts'
import { clashOfSeat } from './people-free.ts'

export const restoreCallSeatsJob = 'discussion.restoreCallSeats'

/**
 * Once, after the upgrade: experts who lost the seat of a call that is still to come because six hours were over get it
 * back and are notified. Where the seat is taken or the expert is busy by now, staff get a task.
 */
export async function restoreCallSeats(ctx: Ctx, { status }: Record<string, unknown> = {}): Promise<void> {
  const lost = await ctx.db
    .selectDistinct({ id: queryHeader.id })
    .from(queryExpert)
    .innerJoin(queryHeader, eq(queryExpert.queryId, queryHeader.id))
    .where(
      and(
        inArray(queryHeader.status, Array.isArray(status) ? status : ['open', 'answered']),
        inArray(queryHeader.mediaType, ['audio', 'video']),
        gt(queryHeader.meetingTime, ctx.now()),
        eq(queryExpert.status, 'timedout'),
        isNotNull(queryExpert.acceptedAt),
        isNull(queryExpert.answeredAt),
      ),
    )
    .orderBy(asc(queryHeader.id))
  const failed: unknown[] = []
  // one discussion that fails keeps no one else from the seat; the job comes again for it
  for (const { id } of lost) await withDiscussion(ctx, id, restoreOne).catch((error: unknown) => failed.push(error))
  if (failed.length > 0) throw failed[0]
}

async function restoreOne(unit: UnitOfWork): Promise<void> {
  const { loaded, now, limits, tx } = unit
  const { discussion, engagements } = loaded
  const { meetingTime } = discussion
  if (meetingTime === null || meetingTime.getTime() <= now.getTime()) return
  const { panelSize } = settingsOf(loaded, limits)
  const lost = engagements
    .filter((row) => row.status === 'timedout' && row.acceptedAt !== null && row.answeredAt === null)
    .sort((a, b) => (a.acceptedAt?.getTime() ?? 0) - (b.acceptedAt?.getTime() ?? 0))
  for (const row of lost) {
    const [person] = await tx.select({ enabled: user.enabled }).from(user).where(eq(user.id, row.userId))
    // what is held goes on with the people it had
    const free =
      (discussion.status === 'open' || (discussion.status === 'held' && discussion.answeredAt === null)) &&
      seatsOf(loaded, panelSize, now).used < panelSize
    if (!person?.enabled || !free || (await clashOfSeat(unit, row.userId, meetingTime))) {
      await openCallTask(unit, { why: 'notRestored', userId: row.userId })
      continue
    }
    const agreed = row.meetingTime?.getTime() === meetingTime.getTime()
    Object.assign(row, {
      status: 'claimed',
      bookedAt: now,
      reservedUntil: null,
      inviteExpires: null,
      payable: !discussion.testQuery && discussion.type !== 'academy',
      confirmBy: agreed ? null : confirmDeadline(now, meetingTime),
    })
    Object.assign(row, withoutClock(row, now))
    if (row.confirmBy) await awaitConfirmation(unit, row.id, row.confirmBy)
    await notifyParticipants(unit, [row.userId], 'seatRestored', { about: row })
  }
}
