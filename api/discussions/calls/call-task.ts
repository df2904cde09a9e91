import { and, eq, isNull } from 'drizzle-orm'
import { csrTask } from '#db/schema/all.ts'
import type { CallTaskReason } from '#model/discussions/tasks.ts'
import { openTask } from '../tasks/tasks.ts'
import type { UnitOfWork } from '../lifecycle/unit-of-work.ts'

export interface CallTaskItem {
  why: CallTaskReason
  userId: string
  reason?: string | null
}

/** Something about a call that staff must see to. One task per discussion gathers all of it. */
export async function openCallTask(unit: UnitOfWork, item: CallTaskItem): Promise<void> {
  const { tx, now, loaded } = unit
  await openTask(unit, 'call')
  const open = and(eq(csrTask.queryId, loaded.discussion.id), eq(csrTask.kind, 'call'), isNull(csrTask.doneAt))
  const [task] = await tx.select().from(csrTask).where(open)
  if (!task) return
  const before = Array.isArray(task.detail?.items) ? (task.detail.items as CallTaskItem[]) : []
  if (before.some((one) => one.why === item.why && one.userId === item.userId)) return
  await tx
    .update(csrTask)
    .set({ detail: { items: [...before, { ...item, at: now.toISOString() }] }, version: task.version + 1 })
    .where(eq(csrTask.id, task.id))
}
