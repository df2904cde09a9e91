import { and, eq, isNotNull, isNull, sql } from 'drizzle-orm'
import type { Tx } from '#db/client.ts'
import { csrTask, user } from '#db/schema/all.ts'
import type { Command } from '#model/discussions/lifecycle/commands.ts'
import type { Task } from '#model/discussions/tasks.ts'
import { undoRefusalOf, type DecideBody, type PendingDecision } from '#model/discussions/triage.ts'
import { AppError } from '#model/errors.ts'
import { resolvedName } from '#model/identity/person-name.ts'
import { secondsOf } from '#model/limits.ts'
import { addSeconds } from '#model/time.ts'
import { readRecord } from '../../admin/read-records.ts'
import { conflict } from '../../admin/refusals.ts'
import { record } from '../../audit/record.ts'
import { publishAfterCommit, requireActor, step, transaction, type Ctx } from '../../context.ts'
import { actorAtWork } from '../../identity/sessions/session.ts'
import { enqueue } from '../../jobs/enqueue.ts'
import { applyOwnCommand, runInUnitOfWork } from '../lifecycle/with-discussion.ts'
import { tasks } from './admin.ts'
import { completeMacro, decisionOf, type Decision } from './macros.ts'

export const decideJob = 'task.decide'
const t = csrTask

const commandOf = ({
  command,
  reason,
  preventInvites,
}: Pick<PendingDecision, 'command'> & Partial<PendingDecision>): Command =>
  command === 'releaseHold'
    ? { name: command, ...(preventInvites && { preventInvites }) }
    : { name: command, reason: reason ?? '' }

/** Gives the command inside a transaction, unless `still` finds that it is no longer asked for. */
export async function give(
  ctx: Ctx,
  tx: Tx,
  queryId: string,
  command: Command,
  still?: () => Promise<boolean>,
): Promise<void> {
  const { unit } = await runInUnitOfWork(ctx, tx, queryId, async (opened) => {
    if (!still || (await still())) await applyOwnCommand(opened, command)
  })
  if (unit.refused) throw unit.refused
}

/**
 * Decides a review so that it can be undone for a few seconds. The command is rehearsed at once, so a refusal is told now;
 * it is given by a job once the time has passed, and until then nothing of the discussion changes and no message leaves.
 * @throws task.over, conflict, and what the command throws
 */
export async function decideLater(ctx: Ctx, id: string, asked: DecideBody): Promise<Task> {
  const me = requireActor(ctx).userId
  return transaction(ctx, async (tx) => {
    const before = (await readRecord(ctx, tasks, tx, id)) as Task
    if (before.done || before.queryId === null)
      throw new AppError('task.over', 'What this task was about has been settled.')
    const { queryId } = before
    if (before.version !== asked.version) throw conflict(before, null)
    const [maker] = await tx.select().from(user).where(eq(user.id, me))
    const myName = maker ? resolvedName(maker) : ''
    const chosen: Decision = asked.command === 'macro' ? await decisionOf(tx, asked, before, myName) : asked
    await step(ctx, tx, (inner) => give(inner, inner.open ?? tx, queryId, commandOf(chosen)), true)
    const until = addSeconds(ctx.now(), secondsOf(await ctx.limits(tx), 'task.undo'))
    const decision: PendingDecision = {
      command: chosen.command,
      reason: 'reason' in chosen ? chosen.reason : null,
      preventInvites: 'preventInvites' in chosen && chosen.preventInvites === true,
      macroId: chosen.macroId ?? null,
      by: me,
      byName: myName,
      until: until.toISOString(),
      refused: null,
    }
    const [set] = await tx
      .update(t)
      .set({
        decision,
        decideAt: until,
        assignedTo: me,
        csrHandler: 'assigned',
        version: sql`${t.version} + 1`,
      })
      .where(and(eq(t.id, id), isNull(t.doneAt), isNull(t.decideAt), eq(t.version, asked.version)))
      .returning({ id: t.id })
    if (!set) throw conflict((await readRecord(ctx, tasks, tx, id)) as Task, null)
    await enqueue(ctx, tx, { kind: decideJob, payload: { id, at: until.getTime() }, runAt: until })
    publishAfterCommit(tx, { channel: 'tasks', id, userIds: [] })
    return (await readRecord(ctx, tasks, tx, id)) as Task
  })
}

const undoRefusals = {
  'task.over': 'What this task was about has been settled.',
  'task.notDecided': 'There is no decision to undo.',
  'task.othersDecision': 'Only the one who decided can undo it.',
}

function undoRefusal(task: Task, actorId: string): AppError | null {
  const why = undoRefusalOf(task, actorId)
  return why && new AppError(why, undoRefusals[why])
}

/** Takes one's own decision back before it takes effect. @throws task.over, task.notDecided, task.othersDecision */
export async function undoDecision(ctx: Ctx, id: string): Promise<Task> {
  const me = requireActor(ctx).userId
  return transaction(ctx, async (tx) => {
    const read = async () => (await readRecord(ctx, tasks, tx, id)) as Task
    const before = await read()
    const refused = undoRefusal(before, me)
    if (refused) throw refused
    const { decision, version } = before
    const [undone] = await tx
      .update(t)
      .set({ decision: null, decideAt: null, version: sql`${t.version} + 1` })
      .where(and(eq(t.id, id), isNull(t.doneAt), isNotNull(t.decideAt), eq(t.version, version)))
      .returning({ id: t.id })
    if (!undone) {
      const now = await read()
      throw undoRefusal(now, me) ?? conflict(now, null)
    }
    await record(ctx, tx, {
      event: 'update',
      refTable: 'csr_task',
      refId: id,
      text: `${decision?.command ?? ''}: undone`,
    })
    publishAfterCommit(tx, { channel: 'tasks', id, userIds: [] })
    return read()
  })
}

/** Gives the command of a decision that was not undone, as the one who decided, in one transaction with its end. */
export async function decideNow(ctx: Ctx, payload: Record<string, unknown>): Promise<void> {
  const id = String(payload.id)
  const due = and(eq(t.id, id), eq(t.decideAt, new Date(Number(payload.at))))
  let refused: string | undefined
  try {
    const [found] = await ctx.db.select().from(t).where(due)
    if (!found?.decision || !found.queryId || found.doneAt) return
    const { decision, queryId } = found
    const actor = await actorAtWork(ctx, decision.by)
    if (!actor) throw new AppError('auth.notAuthorized', 'Not Authorized')
    // the discussion is locked before the task, as every other command does
    const acting = { ...ctx, actor }
    await transaction(ctx, async (tx) => {
      let stands = false
      await give(acting, tx, queryId, commandOf(decision), async () => {
        const taken = await tx
          .update(t)
          .set({ decideAt: null, decision: null })
          .where(and(due, isNull(t.doneAt)))
          .returning({ id: t.id })
        return (stands = taken.length > 0)
      })
      if (stands && decision.macroId) await completeMacro(acting, tx, decision.macroId, queryId)
    })
  } catch (error) {
    if (!(error instanceof AppError) || error.status >= 500) throw error
    const known = error
    const reason = known.details.extra?.reason
    refused = typeof reason === 'string' ? reason : known.code
  }
  if (refused === undefined) return
  const why = refused
  await transaction(ctx, async (tx) => {
    const [row] = await tx.select().from(t).where(due)
    if (!row?.decision) return
    await tx
      .update(t)
      .set({ decideAt: null, decision: { ...row.decision, refused: why }, version: sql`${t.version} + 1` })
      .where(due)
    publishAfterCommit(tx, { channel: 'tasks', id, userIds: [] })
  })
}
