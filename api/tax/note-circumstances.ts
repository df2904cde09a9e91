import { and, eq, isNull } from 'drizzle-orm'
import { newId } from '#db/columns.ts'
import type { Tx } from '#db/client.ts'
import { csrTask, user, userTaxInformation } from '#db/schema/all.ts'
import { lockRow } from '#db/sql.ts'
import { taskDue } from '#model/discussions/tasks.ts'
import { AppError } from '#model/errors.ts'
import type { Limits } from '#model/limits.ts'
import { circumstances, countsFor, renewalDay, type Circumstance } from '#model/tax/circumstances.ts'
import { record, recordChange } from '../audit/record.ts'
import { publishAfterCommit, transaction, type Ctx } from '../context.ts'
import { changeOwn } from '../identity/profile/own-record.ts'
import { notifyUsers } from '../notifications/notify-users.ts'
import { dayText } from './day-text.ts'
import { formTable } from './form-rows.ts'

export type TaskRow = typeof csrTask.$inferSelect

/** What waits for a new form of this person, or for staff to say that nothing has changed. */
export const openTasksOf = (tx: Tx, userId: string): Promise<TaskRow[]> =>
  tx
    .select()
    .from(csrTask)
    .where(and(eq(csrTask.kind, 'tax'), eq(csrTask.userId, userId), isNull(csrTask.doneAt)))

/** Why a new form is asked for. */
export const circumstancesOf = ({ detail }: Pick<TaskRow, 'detail'>): Circumstance[] =>
  circumstances.filter((one) => Array.isArray(detail?.circumstances) && detail.circumstances.includes(one))

export async function setCircumstances(ctx: Ctx, tx: Tx, task: TaskRow, all: Circumstance[]): Promise<void> {
  await tx
    .update(csrTask)
    .set({ detail: { ...task.detail, circumstances: all }, version: task.version + 1 })
    .where(eq(csrTask.id, task.id))
  await recordChange(
    ctx,
    tx,
    { refTable: 'csr_task', refId: task.id },
    { circumstances: circumstancesOf(task).join(', ') },
    { circumstances: all.join(', ') },
  )
  publishAfterCommit(tx, { channel: 'tasks', id: task.id, userIds: [] })
}

/** A change of profile, address, phone or bank that touches the certified form. */
export async function noteCircumstances(
  ctx: Ctx,
  { userId, circumstances: found }: Record<string, unknown>,
): Promise<void> {
  const limits = await ctx.limits()
  const noticed = circumstances.filter((one) => Array.isArray(found) && found.includes(one))
  await transaction(ctx, async (tx) => {
    await lockRow(tx, user, String(userId))
    await openTask(ctx, tx, String(userId), noticed, limits)
  })
}

/**
 * The person, or staff for them, say that something on the form is no longer correct.
 * @throws not.found for an unknown person or where no form counts; auth.notAuthorized
 */
export async function reportCircumstance(ctx: Ctx, userId: string): Promise<{ until: string }> {
  const limits = await ctx.limits()
  return changeOwn(
    ctx,
    userId,
    async (tx) => {
      const until = await openTask(ctx, tx, userId, ['said'], limits)
      if (!until) throw new AppError('not.found', 'Not Found')
      return { until }
    },
    { notClients: true },
  )
}

/** The IRS says that number and name of a form do not match. @returns whether a new form is asked for */
export async function noteMismatch(ctx: Ctx, userId: string): Promise<boolean> {
  const limits = await ctx.limits()
  return transaction(ctx, async (tx) => {
    await lockRow(tx, user, userId)
    return (await openTask(ctx, tx, userId, ['tin'], limits)) !== null
  })
}

/** One task a form: what is noticed later joins it and moves no date. @returns the last day for a new form; null where none counts */
async function openTask(
  ctx: Ctx,
  tx: Tx,
  userId: string,
  noticed: Circumstance[],
  limits: Limits,
): Promise<string | null> {
  const [form] = await tx
    .select()
    .from(userTaxInformation)
    .where(and(eq(userTaxInformation.userId, userId), eq(userTaxInformation.status, 'certified')))
  const why = form ? noticed.filter((one) => countsFor(form.formType, one)) : []
  if (!form || !why.length) return null
  const waiting = (await openTasksOf(tx, userId)).find(({ detail }) => detail?.formId === form.id)
  if (waiting) {
    const known = circumstancesOf(waiting)
    const all = circumstances.filter((one) => why.includes(one) || known.includes(one))
    if (all.length > known.length) await setCircumstances(ctx, tx, waiting, all)
    return renewalDay(waiting.dueAt ?? ctx.now())
  }
  const id = newId()
  const dueAt = taskDue('tax', ctx.now(), limits)
  const until = renewalDay(dueAt)
  await tx.insert(csrTask).values({
    id,
    kind: 'tax',
    userId,
    detail: { formId: form.id, circumstances: why },
    dueAt,
    createdAt: ctx.now(),
  })
  await record(ctx, tx, { event: 'create', refTable: 'csr_task', refId: id, text: `tax ${why.join(', ')}` })
  publishAfterCommit(tx, { channel: 'tasks', id, userIds: [] })
  publishAfterCommit(tx, { channel: 'earnings', id: userId, userIds: [userId] })
  const told = why.includes('tin') ? 'taxMismatch' : 'taxChanged'
  await notifyUsers(ctx, tx, [userId], {
    purpose: 'taxAccount',
    cause: `${formTable}:${form.id}:changed:${id}`,
    subject: `message.${told}.subject`,
    text: `message.${told}.text`,
    params: (language) => ({ form: form.formType, date: dayText(until, language) }),
    path: () => `/account/${encodeURIComponent(userId)}/account#tax`,
  })
  return until
}
