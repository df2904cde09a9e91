import { seatAfterMove } from '#model/discussions/call-seats.ts'
import { enqueue } from '../../jobs/enqueue.ts'
import { stopClock } from '../clocks.ts'
import type { EngagementRow } from '../load.ts'
import type { UnitOfWork } from '../unit-of-work.ts'

/** The call has another time, or none: seats stay booked, and experts who did not agree to the time are asked to. */
export async function moveSeats(unit: UnitOfWork, to: Date | null): Promise<void> {
  for (const row of unit.loaded.engagements) {
    if (row.status !== 'claimed' || (to === null && row.bookedAt === null)) continue
    const { bookedAt, confirmBy } = seatAfterMove(row, to, unit.now)
    stopClock(row, unit.now)
    Object.assign(row, { bookedAt, confirmBy, reservedUntil: null })
    await waitForConfirmation(unit, row)
  }
}

/** Looks at the seat again when the time to confirm is over. */
export async function waitForConfirmation({ ctx, tx }: UnitOfWork, row: EngagementRow): Promise<void> {
  if (row.confirmBy === null) return
  await enqueue(ctx, tx, {
    kind: 'discussion.callUnconfirmed',
    payload: { id: row.id, by: row.confirmBy.getTime() },
    runAt: row.confirmBy,
  })
}
