import type { QueryStatus, TaskKind } from '#model/discussions/enums.ts'
import { taskDue } from '#model/discussions/tasks.ts'
import { defaultLimits } from '#model/limits.ts'
import type { Queries } from '../../client.ts'
import { csrTask } from '../../schema/all.ts'
import { idAt } from './stable-random.ts'

const waits: Partial<Record<QueryStatus, TaskKind>> = { csrhold: 'review', held: 'review', pending_charge: 'charge' }

/** What waits for staff in a discussion of the demo; every third is with somebody already. */
export async function seedTask(
  db: Queries,
  {
    id,
    seed,
    status,
    waitsSince,
    staffId,
    number,
  }: { id: string; seed: string; status: QueryStatus; waitsSince: Date; staffId: string; number: number },
): Promise<void> {
  const kind = waits[status]
  if (!kind) return
  await db.insert(csrTask).values({
    id: idAt(waitsSince, `${seed}:task`),
    kind,
    queryId: id,
    dueAt: taskDue(kind, waitsSince, defaultLimits),
    createdAt: waitsSince,
    ...(number % 3 === 0 && { csrHandler: 'assigned', assignedTo: staffId }),
  })
}

/** An answer that staff read before the asker does. */
export async function seedAnswerTask(
  db: Queries,
  { queryId, responseId, waitsSince }: { queryId: string; responseId: string; waitsSince: Date },
): Promise<void> {
  await db.insert(csrTask).values({
    id: idAt(waitsSince, `${responseId}:task`),
    kind: 'answer',
    queryId,
    responseId,
    dueAt: taskDue('answer', waitsSince, defaultLimits),
    createdAt: waitsSince,
  })
}
