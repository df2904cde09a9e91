import { and, asc, eq, gt, inArray, isNull, lte, not, notInArray, or, sql, type SQL } from 'drizzle-orm'
import type { Queries, Tx } from '#db/client.ts'
import { csrTask, user } from '#db/schema/all.ts'
import type { TaskKind } from '#model/discussions/enums.ts'
import type { Task } from '#model/discussions/tasks.ts'
import { AppError } from '#model/errors.ts'
import { secondsOf } from '#model/limits.ts'
import { addSeconds } from '#model/time.ts'
import { readRecord } from '../../admin/read-records.ts'
import { recordChange } from '../../audit/record.ts'
import { publishAfterCommit, requireActor, transaction, type Ctx } from '../../context.ts'
import { enqueue } from '../../jobs/enqueue.ts'
import { tasks } from './admin.ts'

export const returnClaimJob = 'task.returnClaim'
const t = csrTask

/** No one works on it: unassigned, a claim that has ended, or assigned to a closed account. */
const free = (q: Queries, now: Date) =>
  or(
    isNull(t.assignedTo),
    lte(t.claimedUntil, now),
    inArray(t.assignedTo, q.select({ id: user.id }).from(user).where(eq(user.enabled, false))),
  )

const mayBeNext = (q: Queries, now: Date, me: string): SQL | undefined =>
  and(
    isNull(t.doneAt),
    isNull(t.decideAt),
    or(isNull(t.snoozedUntil), lte(t.snoozedUntil, now)),
    or(eq(t.assignedTo, me), free(q, now)),
  )

/**
 * Claims the most urgent task that is the caller's or unassigned. Two people who ask at once get two tasks: a claim is an
 * update that finds the task free.
 */
export async function claimNext(
  ctx: Ctx,
  { passed, kinds }: { passed: readonly string[]; kinds?: readonly TaskKind[] | undefined },
): Promise<Task | null> {
  const me = requireActor(ctx).userId
  return transaction(ctx, async (tx) => {
    const now = ctx.now()
    const eligible = and(
      mayBeNext(tx, now, me),
      passed.length ? notInArray(t.id, [...passed]) : undefined,
      kinds?.length ? inArray(t.kind, [...kinds]) : undefined,
    )
    for (;;) {
      const [found] = await tx.select().from(t).where(eligible).orderBy(asc(t.dueAt), asc(t.id)).limit(1)
      if (!found) return null
      if (await claimRow(ctx, tx, found, eligible)) return (await readRecord(ctx, tasks, tx, found.id)) as Task
    }
  })
}

/** Claims one task, or renews the claim on it. @throws task.over, task.taken */
export async function claimTask(ctx: Ctx, id: string): Promise<Task> {
  const me = requireActor(ctx).userId
  return transaction(ctx, async (tx) => {
    const before = (await readRecord(ctx, tasks, tx, id)) as Task
    if (before.done) throw new AppError('task.over', 'What this task was about has been settled.')
    const [found] = await tx.select().from(t).where(eq(t.id, id))
    const own = or(eq(t.assignedTo, me), free(tx, ctx.now()))
    if (!found || !(await claimRow(ctx, tx, found, own)))
      throw new AppError('task.taken', 'Someone else has this task.', { extra: { by: before.assignedName } })
    return (await readRecord(ctx, tasks, tx, id)) as Task
  })
}

async function claimRow(ctx: Ctx, tx: Tx, found: typeof t.$inferSelect, where: SQL | undefined): Promise<boolean> {
  const me = requireActor(ctx).userId
  const mine = found.assignedTo === me
  // what was assigned to the caller stays theirs
  if (mine && found.claimedUntil === null) return true
  const until = addSeconds(ctx.now(), secondsOf(await ctx.limits(tx), 'task.claim'))
  const [taken] = await tx
    .update(t)
    .set({
      claimedUntil: until,
      ...(!mine && { assignedTo: me, csrHandler: 'assigned', version: sql`${t.version} + 1` }),
    })
    .where(and(eq(t.id, found.id), where))
    .returning({ id: t.id })
  if (!taken) return false
  await enqueue(ctx, tx, { kind: returnClaimJob, payload: { id: found.id, until: until.getTime() }, runAt: until })
  if (!mine) {
    await recordChange(
      ctx,
      tx,
      { refTable: 'csr_task', refId: found.id },
      { assignedTo: found.assignedTo },
      { assignedTo: me },
    )
    publishAfterCommit(tx, { channel: 'tasks', id: found.id, userIds: [] })
  }
  return true
}

/** A claim that was not renewed returns to the queue, unless a decision is on its way. */
export async function returnClaim(ctx: Ctx, payload: Record<string, unknown>): Promise<void> {
  await transaction(ctx, async (tx) => {
    const [before] = await tx
      .select({ assignedTo: t.assignedTo })
      .from(t)
      .where(eq(t.id, String(payload.id)))
    const returned = await tx
      .update(t)
      .set({ assignedTo: null, csrHandler: 'unassigned', claimedUntil: null, version: sql`${t.version} + 1` })
      .where(
        and(
          eq(t.id, String(payload.id)),
          eq(t.claimedUntil, new Date(Number(payload.until))),
          isNull(t.doneAt),
          isNull(t.decideAt),
          not(gt(t.claimedUntil, ctx.now())),
        ),
      )
      .returning({ id: t.id })
    for (const { id } of returned) {
      await recordChange(ctx, tx, { refTable: 'csr_task', refId: id }, before ?? {}, { assignedTo: null })
      publishAfterCommit(tx, { channel: 'tasks', id, userIds: [] })
    }
  })
}
