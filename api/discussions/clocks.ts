import { secondsOf } from '#model/limits.ts'
import { pause, pauseForQuestion, resume, stopped, type SeatClock } from '#model/discussions/seat-clock.ts'
import { enqueue } from '../jobs/enqueue.ts'
import { expertsOf, type EngagementRow } from './load.ts'
import type { UnitOfWork } from './unit-of-work.ts'

/** Rows as the model's clock and back: an invitation's until it is answered, then the seat's. */

export const clockOf = (row: EngagementRow): SeatClock => ({
  endsAt: row.status === 'invited' ? row.inviteExpires : row.status === 'claimed' ? row.reservedUntil : null,
  leftMs: row.remainingMs,
  pausedFor: row.pausedFor ?? [],
  clarifyingSince: row.clarifyingSince,
  clarifiedMs: row.clarifiedMs,
})

function setClock(row: EngagementRow, clock: SeatClock): void {
  Object.assign(row, {
    remainingMs: clock.leftMs,
    pausedFor: clock.pausedFor.length === 0 ? null : [...clock.pausedFor],
    clarifyingSince: clock.clarifyingSince,
    clarifiedMs: clock.clarifiedMs,
  })
  if (row.status === 'invited') row.inviteExpires = clock.endsAt
  if (row.status === 'claimed') row.reservedUntil = clock.endsAt
}

/** While staff hold a discussion no clock of it runs: what was left of invitations and seats is kept. */
export function pauseClocks({ loaded, now }: UnitOfWork): void {
  for (const row of expertsOf(loaded.engagements)) setClock(row, pause(clockOf(row), 'hold', now))
}

/** The clocks run on with the time that was left, unless they also wait for something else. */
export async function resumeClocks(unit: UnitOfWork): Promise<void> {
  for (const row of expertsOf(unit.loaded.engagements)) await resumeSeat(unit, row, 'hold')
}

/** Ends one reason of a pause. @param leastMs the seat then has at least this much time left */
export async function resumeSeat(
  unit: UnitOfWork,
  row: EngagementRow,
  reason: 'hold' | 'clarify',
  leastMs?: number,
): Promise<void> {
  const before = clockOf(row)
  if (!before.pausedFor.includes(reason)) return
  const after = resume(before, reason, unit.now, leastMs)
  setClock(row, after)
  if (row.status === 'claimed' && after.endsAt) await remindSeat(unit, row, after.endsAt)
}

/** A question to the asker pauses the running clock of its seat. */
export function pauseSeatForQuestion({ now, limits }: UnitOfWork, row: EngagementRow): void {
  if (row.status === 'claimed')
    setClock(row, pauseForQuestion(clockOf(row), now, secondsOf(limits, 'discussion.clarifyPause') * 1000))
}

/** Nothing is left to count: answered, given up, or over. */
export function stopClock(row: EngagementRow, now: Date): void {
  const { leftMs, clarifyingSince, clarifiedMs } = stopped(clockOf(row), now)
  Object.assign(row, { remainingMs: leftMs, pausedFor: null, clarifyingSince, clarifiedMs })
}

/** A seat that was only just taken: its questions and its measured work begin now. */
export function startSeat(row: EngagementRow, now: Date): void {
  Object.assign(row, { clarifyResponseId: null, clarifiedMs: 0, lastActiveAt: now })
}

/** A reminder before the seat is lost; it looks at the row again when its time has come. */
export async function remindSeat({ ctx, tx, now, limits }: UnitOfWork, row: EngagementRow, ends: Date): Promise<void> {
  const before = limits['reminder.seat'] * 3_600_000
  if (before > 0)
    await enqueue(ctx, tx, {
      kind: 'discussion.remindSeat',
      payload: { id: row.id, until: ends.getTime() },
      runAt: new Date(Math.max(now.getTime(), ends.getTime() - before)),
    })
}
