import { and, eq, inArray, isNotNull, isNull, lt } from 'drizzle-orm'
import type { Tx } from '#db/client.ts'
import { csrTask, user, userTaxInformation } from '#db/schema/all.ts'
import { lockRow } from '#db/sql.ts'
import { AppError } from '#model/errors.ts'
import { notRenewed, renewalDay, tinNotRenewed } from '#model/tax/circumstances.ts'
import type { TaxFormStatus } from '#model/tax/enums.ts'
import { mayBecome } from '#model/tax/validity.ts'
import { authorize } from '../admin/refusals.ts'
import { recordChange } from '../audit/record.ts'
import { publishAfterCommit, requireActor, transaction, type Ctx } from '../context.ts'
import { eachRow } from '../jobs/each-row.ts'
import { changeOwn } from '../identity/profile/own-record.ts'
import { notifyUsers } from '../notifications/notify-users.ts'
import { dayText } from './day-text.ts'
import { formTable, type FormRow } from './form-rows.ts'
import { circumstancesOf, openTasksOf, setCircumstances, type TaskRow } from './note-circumstances.ts'
import { refreshTaxStatus } from './tax-status.ts'

const BATCH = 100

/** Ends the open tasks about a person’s form: what staff were asked is answered. */
export const endTaxTasks = async (ctx: Ctx, tx: Tx, userId: string): Promise<TaskRow[]> =>
  endTasks(ctx, tx, userId, await openTasksOf(tx, userId))

async function endTasks(ctx: Ctx, tx: Tx, userId: string, tasks: TaskRow[]): Promise<TaskRow[]> {
  for (const { id, version } of tasks) {
    await tx
      .update(csrTask)
      .set({ doneAt: ctx.now(), version: version + 1 })
      .where(eq(csrTask.id, id))
    await recordChange(ctx, tx, { refTable: 'csr_task', refId: id }, { doneAt: null }, { doneAt: ctx.now() })
    publishAfterCommit(tx, { channel: 'tasks', id, userIds: [] })
  }
  if (tasks.length) publishAfterCommit(tx, { channel: 'earnings', id: userId, userIds: [userId] })
  return tasks
}

/**
 * Staff answer that nothing has changed: the form counts on, and again where its 30 days were over.
 * @throws auth.notAuthorized with the rule; not.found for an unknown person or where nothing was asked
 */
export async function answerUnchanged(ctx: Ctx, userId: string, reason: string): Promise<TaxFormStatus> {
  authorize(requireActor(ctx), 'tax.invalidate')
  return changeOwn(ctx, userId, async (tx) => {
    const tasks = await endTaxTasks(ctx, tx, userId)
    if (!tasks.length) throw new AppError('not.found', 'Not Found')
    const [form] = await tx
      .select()
      .from(userTaxInformation)
      .where(
        and(
          eq(userTaxInformation.userId, userId),
          eq(userTaxInformation.status, 'invalid'),
          inArray(userTaxInformation.invalidReason, [notRenewed, tinNotRenewed]),
        ),
      )
    if (form) await restoreForm(ctx, tx, form, `no change: ${reason}`)
    for (const task of tasks)
      await notifyUsers(ctx, tx, [userId], {
        purpose: 'taxAccount',
        cause: `csr_task:${task.id}:unchanged`,
        subject: 'message.taxUnchanged.subject',
        text: 'message.taxUnchanged.text',
        path: () => `/account/${encodeURIComponent(userId)}/account#tax`,
      })
    return refreshTaxStatus(ctx, tx, userId)
  })
}

async function restoreForm(ctx: Ctx, tx: Tx, form: FormRow, text: string): Promise<void> {
  if (!mayBecome(form.status, 'certified')) return
  await tx
    .update(userTaxInformation)
    .set({ status: 'certified', invalidReason: null, invalidAt: null, updatedAt: ctx.now() })
    .where(eq(userTaxInformation.id, form.id))
  await recordChange(
    ctx,
    tx,
    { refTable: formTable, refId: form.id, text },
    { status: 'invalid' },
    { status: 'certified' },
  )
}

/**
 * The IRS says that number and name of a form match after all: the mismatch no longer calls for a new form, and a form
 * that ended for it alone counts again. @returns whether a new form had been asked for because of it
 */
export async function noteMatch(ctx: Ctx, { id: formId, userId }: FormRow): Promise<boolean> {
  return transaction(ctx, async (tx) => {
    await lockRow(tx, user, userId)
    const task = (await openTasksOf(tx, userId)).find(
      (one) => one.detail?.formId === formId && circumstancesOf(one).includes('tin'),
    )
    const [form] = await tx.select().from(userTaxInformation).where(eq(userTaxInformation.id, formId))
    if (!task || !form) return false
    const others = circumstancesOf(task).filter((one) => one !== 'tin')
    const ended = form.status === 'invalid' && form.invalidReason === tinNotRenewed
    if (others.length) {
      await setCircumstances(ctx, tx, task, others)
      if (ended) {
        await tx
          .update(userTaxInformation)
          .set({ invalidReason: notRenewed, updatedAt: ctx.now() })
          .where(eq(userTaxInformation.id, formId))
        const [before, after] = [{ invalidReason: tinNotRenewed }, { invalidReason: notRenewed }]
        await recordChange(ctx, tx, { refTable: formTable, refId: formId }, before, after)
      }
      return true
    }
    await endTasks(ctx, tx, userId, [task])
    if (ended) await restoreForm(ctx, tx, form, 'TIN matching: the IRS confirms name and number')
    await notifyUsers(ctx, tx, [userId], {
      purpose: 'taxAccount',
      cause: `csr_task:${task.id}:matched`,
      subject: 'message.taxMatched.subject',
      text: 'message.taxMatched.text',
      params: () => ({ form: form.formType }),
      path: () => `/account/${encodeURIComponent(userId)}/account#tax`,
    })
    await refreshTaxStatus(ctx, tx, userId)
    return true
  })
}

/** No new form by the last day: the old one no longer counts, and pay waits. Staff may still answer. @returns how many */
export async function endUnrenewedForms(ctx: Ctx): Promise<number> {
  const now = ctx.now()
  const due = await ctx.db
    .select({ userId: csrTask.userId, taskId: csrTask.id })
    .from(csrTask)
    .innerJoin(
      userTaxInformation,
      and(eq(userTaxInformation.userId, csrTask.userId), eq(userTaxInformation.status, 'certified')),
    )
    .where(and(eq(csrTask.kind, 'tax'), isNull(csrTask.doneAt), isNotNull(csrTask.userId), lt(csrTask.dueAt, now)))
    .limit(BATCH)
  return eachRow(due, ({ userId, taskId }) =>
    transaction(ctx, async (tx) => {
      const id = userId ?? ''
      await lockRow(tx, user, id)
      // a match or an answer of staff may have resolved it since it was listed
      const task = (await openTasksOf(tx, id)).find((one) => one.id === taskId)
      if (!task) return 0
      const mismatch = circumstancesOf(task).includes('tin')
      const invalidReason = mismatch ? tinNotRenewed : notRenewed
      const [form] = await tx
        .update(userTaxInformation)
        .set({ status: 'invalid', invalidReason, invalidAt: now, updatedAt: now })
        .where(and(eq(userTaxInformation.id, String(task.detail?.formId)), eq(userTaxInformation.status, 'certified')))
        .returning()
      if (!form) return 0
      await recordChange(
        ctx,
        tx,
        { refTable: formTable, refId: form.id },
        { status: 'certified', invalidReason: null },
        { status: 'invalid', invalidReason },
      )
      const message = mismatch ? 'taxTinUnrenewed' : 'taxUnrenewed'
      await notifyUsers(ctx, tx, [id], {
        purpose: 'taxAccount',
        cause: `${formTable}:${form.id}:unrenewed`,
        subject: `message.${message}.subject`,
        text: `message.${message}.text`,
        params: (language) => ({ form: form.formType, date: dayText(renewalDay(task.dueAt ?? now), language) }),
        path: () => `/account/${encodeURIComponent(id)}/account#tax`,
      })
      await refreshTaxStatus(ctx, tx, id)
      return 1
    }),
  )
}
