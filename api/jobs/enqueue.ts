import type { Tx } from '#db/client.ts'
import { job } from '#db/schema/all.ts'
import { wakeJobsAfterCommit, type Ctx } from '../context.ts'

/** After so many failures a job is kept for people to look at. */
export const MAX_ATTEMPTS = 12
/** When such a job runs: never. */
export const DEAD_LETTER_AT = new Date('9999-01-01T00:00:00Z')

interface NewJob {
  kind: string
  payload?: Record<string, unknown>
  /** absent: at once after the commit */
  runAt?: Date
  /** a job with a key that exists is not made again */
  uniqueKey?: string
}

/** Leaves work for after the commit, in the transaction that causes it: both happen or neither. */
export async function enqueue(ctx: Pick<Ctx, 'now'>, tx: Tx, ...jobs: NewJob[]): Promise<void> {
  const now = ctx.now()
  if (!jobs.length) return
  await tx
    .insert(job)
    .values(
      jobs.map(({ kind, payload = {}, runAt = now, uniqueKey }) => ({
        kind,
        payload,
        runAt,
        uniqueKey: uniqueKey ?? null,
        createdAt: now,
      })),
    )
    .onConflictDoNothing()
  wakeJobsAfterCommit(tx)
}
