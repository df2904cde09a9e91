import { enqueue } from '../jobs/enqueue.ts'
import { expertsOf, type EngagementRow } from './load.ts'
import type { Work } from './work.ts'

/** While staff hold a discussion no clock of it runs: what was left of invitations and seats is kept. */
export function pauseClocks({ loaded, now }: Work): void {
  for (const row of expertsOf(loaded.engagements)) {
    const ends = row.status === 'invited' ? row.inviteExpires : row.status === 'claimed' ? row.reservedUntil : null
    if (ends)
      Object.assign(row, {
        remainingMs: Math.max(0, ends.getTime() - now.getTime()),
        inviteExpires: null,
        reservedUntil: null,
      })
  }
}

/** The clocks run on with the time that was left. */
export async function resumeClocks(work: Work): Promise<void> {
  for (const row of expertsOf(work.loaded.engagements)) {
    if (row.remainingMs === null) continue
    const ends = new Date(work.now.getTime() + row.remainingMs)
    row.remainingMs = null
    if (row.status === 'invited') row.inviteExpires = ends
    if (row.status === 'claimed') {
      row.reservedUntil = ends
      await remindSeat(work, row, ends)
    }
  }
}

/** A word before the seat is lost; it looks at the row again when its time has come. */
export async function remindSeat({ ctx, tx, now, limits }: Work, row: EngagementRow, ends: Date): Promise<void> {
  const before = limits['reminder.seat'] * 3_600_000
  if (before > 0)
    await enqueue(ctx, tx, {
      kind: 'discussion.remindSeat',
      payload: { id: row.id, until: ends.getTime() },
      runAt: new Date(Math.max(now.getTime(), ends.getTime() - before)),
    })
}
