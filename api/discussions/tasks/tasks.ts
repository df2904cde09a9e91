import { and, desc, eq, isNotNull, isNull } from 'drizzle-orm'
import { newId } from '#db/columns.ts'
import { csrTask, user } from '#db/schema/all.ts'
import type { TaskKind } from '#model/discussions/enums.ts'
import { taskDue } from '#model/discussions/tasks.ts'
import { fromSeconds } from '#model/time.ts'
import { record, recordChange } from '../../audit/record.ts'
import { publishAfterCommit } from '../../context.ts'
import type { UnitOfWork } from '../lifecycle/unit-of-work.ts'

/**
 * Makes what waits for staff, unless it waits already. Who had the last one of this kind and discussion gets it again:
 * they know it.
 */
export async function openTask(
  unit: UnitOfWork,
  kind: TaskKind,
  responseId: string | null = null,
  detail?: Record<string, unknown>,
): Promise<void> {
  const {
    ctx,
    tx,
    now,
    limits,
    loaded: { discussion },
  } = unit
  const same = and(
    eq(csrTask.queryId, discussion.id),
    eq(csrTask.kind, kind),
    responseId === null ? undefined : eq(csrTask.responseId, responseId),
  )
  const [waiting] = await tx
    .select({ id: csrTask.id })
    .from(csrTask)
    .where(and(same, isNull(csrTask.doneAt)))
    .limit(1)
  if (waiting) return
  const [last] = await tx
    .select({ assignedTo: csrTask.assignedTo })
    .from(csrTask)
    .innerJoin(user, eq(csrTask.assignedTo, user.id))
    .where(
      and(
        eq(csrTask.queryId, discussion.id),
        eq(csrTask.kind, kind),
        isNotNull(csrTask.assignedTo),
        eq(user.enabled, true),
      ),
    )
    .orderBy(desc(csrTask.createdAt), desc(csrTask.id))
    .limit(1)
  const ends =
    kind === 'answer'
      ? [discussion.closeTime]
      : kind === 'review' && discussion.status === 'csrhold'
        ? [discussion.meetingTime, ...discussion.proposedTimes.map(fromSeconds)]
        : kind === 'call'
          ? [discussion.meetingTime]
          : []
  const id = newId()
  await tx.insert(csrTask).values({
    id,
    kind,
    queryId: discussion.id,
    responseId,
    dueAt: taskDue(kind, now, limits, ends),
    createdAt: now,
    ...(detail && { detail }),
    ...(last?.assignedTo && { assignedTo: last.assignedTo, csrHandler: 'assigned' }),
  })
  await record(ctx, tx, { event: 'create', refTable: 'csr_task', refId: id, text: `${kind} ${discussion.key}` })
  publishAfterCommit(tx, { channel: 'tasks', id, userIds: [] })
}

/** Ends what waited: one answer, or everything of a kind in this discussion. */
export async function endTasks(unit: UnitOfWork, kind: TaskKind, responseId?: string): Promise<void> {
  const {
    ctx,
    tx,
    now,
    loaded: { discussion },
  } = unit
  const ended = await tx
    .update(csrTask)
    .set({ doneAt: now })
    .where(
      and(
        eq(csrTask.queryId, discussion.id),
        eq(csrTask.kind, kind),
        isNull(csrTask.doneAt),
        responseId === undefined ? undefined : eq(csrTask.responseId, responseId),
      ),
    )
    .returning({ id: csrTask.id, version: csrTask.version })
  for (const { id, version } of ended) {
    await tx
      .update(csrTask)
      .set({ version: version + 1 })
      .where(eq(csrTask.id, id))
    await recordChange(ctx, tx, { refTable: 'csr_task', refId: id }, { doneAt: null }, { doneAt: now })
    publishAfterCommit(tx, { channel: 'tasks', id, userIds: [] })
  }
}
