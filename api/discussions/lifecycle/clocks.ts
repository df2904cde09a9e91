import type { PauseReason } from '#model/discussions/engagement-enums.ts'
import { clockOf, resume, withClock } from '#model/discussions/seats/seat-clock.ts'
import { enqueue } from '../../jobs/enqueue.ts'
import { settingsOf } from './facts.ts'
import type { EngagementRow } from './load.ts'
import type { UnitOfWork } from './unit-of-work.ts'

/** Clocks of invitations and seats, and the reminders before they run out. */

/** Ends one reason of a pause. @param leastMs the seat then has at least this much time left */
export async function resumeSeat(
  unit: UnitOfWork,
  row: EngagementRow,
  reason: PauseReason,
  leastMs?: number,
): Promise<void> {
  const before = clockOf(row)
  if (!before.pausedFor.includes(reason)) return
  const after = resume(before, reason, unit.now, leastMs)
  Object.assign(row, withClock(row, after))
  if (row.status === 'claimed' && after.endsAt) await remindSeat(unit, row.id, after.endsAt)
}

/**
 * Both reminders of an invitation. Each comes when the invitation has run for its hours: pauses do not count.
 * @param clock when it ends, and how long it is in all
 */
export async function remindInvited(
  { ctx, tx, now, limits, loaded }: UnitOfWork,
  { id, inviteTime }: Pick<EngagementRow, 'id' | 'inviteTime'>,
  { ends, wholeMs }: { ends: Date; wholeMs: number },
): Promise<void> {
  const { firstReminder, secondReminder } = settingsOf(loaded, limits)
  for (const [index, hours] of [firstReminder, secondReminder].entries()) {
    const runAt = new Date(ends.getTime() - wholeMs + hours * 3_600_000)
    if (hours > 0 && runAt > now && runAt < ends)
      await enqueue(ctx, tx, {
        kind: 'discussion.remindInvite',
        payload: { id, invited: inviteTime?.getTime() ?? 0, until: ends.getTime(), ordinal: index + 1 },
        runAt,
      })
  }
}

/** A reminder before the seat is lost; it looks at the row again when its time has come. */
export async function remindSeat(
  { ctx, tx, now, limits }: UnitOfWork,
  engagementId: string,
  ends: Date,
): Promise<void> {
  const before = limits['reminder.seat'] * 3_600_000
  if (before > 0)
    await enqueue(ctx, tx, {
      kind: 'discussion.remindSeat',
      payload: { id: engagementId, until: ends.getTime() },
      runAt: new Date(Math.max(now.getTime(), ends.getTime() - before)),
    })
}

/** @param asked the line that asks */
export async function remindFollowup(
  { ctx, tx, now, limits }: UnitOfWork,
  engagementId: string,
  asked: string,
): Promise<void> {
  const hours = limits['reminder.followUp']
  if (hours > 0)
    await enqueue(ctx, tx, {
      kind: 'discussion.remindFollowup',
      payload: { id: engagementId, asked },
      runAt: new Date(now.getTime() + hours * 3_600_000),
    })
}
