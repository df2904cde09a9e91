import { enqueue } from '../../jobs/enqueue.ts'
import type { UnitOfWork } from '../lifecycle/unit-of-work.ts'

/** Looks at the seat again when the time to confirm a moved call is over. */
export const awaitConfirmation = ({ ctx, tx }: UnitOfWork, engagementId: string, until: Date): Promise<void> =>
  enqueue(ctx, tx, {
    kind: 'discussion.callUnconfirmed',
    payload: { id: engagementId, by: until.getTime() },
    runAt: until,
  })
