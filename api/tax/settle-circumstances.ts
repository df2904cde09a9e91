import { and, eq, isNotNull, isNull, lt } from 'drizzle-orm'
import type { Tx } from '#db/client.ts'
import { csrTask, user, userTaxInformation } from '#db/schema/all.ts'
import { lockRow } from '#db/sql.ts'
import { AppError } from '#model/errors.ts'
import { notRenewed, renewalDay } from '#model/tax/circumstances.ts'
import type { TaxFormStatus } from '#model/tax/enums.ts'
import { mayBecome } from '#model/tax/validity.ts'
import { authorize } from '../admin/refusals.ts'
import { recordChange } from '../audit/record.ts'
import { publishAfterCommit, requireActor, transaction, type Ctx } from '../context.ts'
import { eachRow } from '../jobs/each-row.ts'
import { changeOwn } from '../identity/profile/own-record.ts'
import { notifyUsers } from '../notifications/notify-users.ts'
import { dayText } from './day-text.ts'
import { formTable } from './form-rows.ts'
import { openTasksOf, type TaskRow } from './note-circumstances.ts'
import { refreshTaxStatus } from './tax-status.ts'

const BATCH = 100

/** What staff were asked about a person's form is settled. */
export async function endTaxTasks(ctx: Ctx, tx: Tx, userId: string): Promise<TaskRow[]> {
  const tasks = await openTasksOf(tx, userId)
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
          eq(userTaxInformation.invalidReason, notRenewed),
        ),
      )
    if (form && mayBecome(form.status, 'certified')) {
      await tx
        .update(userTaxInformation)
        .set({ status: 'certified', invalidReason: null, invalidAt: null, updatedAt: ctx.now() })
        .where(eq(userTaxInformation.id, form.id))
      await recordChange(
        ctx,
        tx,
        { refTable: formTable, refId: form.id, text: `no change: ${reason}` },
        { status: 'invalid' },
        { status: 'certified' },
      )
    }
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

/** No new form by the last day: the old one no longer counts, and pay waits. Staff may still answer. @returns how many */
export async function endUnrenewedForms(ctx: Ctx): Promise<number> {
  const now = ctx.now()
  const due = await ctx.db
    .select({ userId: csrTask.userId, detail: csrTask.detail, dueAt: csrTask.dueAt })
    .from(csrTask)
    .innerJoin(
      userTaxInformation,
      and(eq(userTaxInformation.userId, csrTask.userId), eq(userTaxInformation.status, 'certified')),
    )
    .where(and(eq(csrTask.kind, 'tax'), isNull(csrTask.doneAt), isNotNull(csrTask.userId), lt(csrTask.dueAt, now)))
    .limit(BATCH)
  return eachRow(due, ({ userId, detail, dueAt }) =>
    transaction(ctx, async (tx) => {
      const id = userId ?? ''
      await lockRow(tx, user, id)
      const [form] = await tx
        .update(userTaxInformation)
        .set({ status: 'invalid', invalidReason: notRenewed, invalidAt: now, updatedAt: now })
        .where(and(eq(userTaxInformation.id, String(detail?.formId)), eq(userTaxInformation.status, 'certified')))
        .returning()
      if (!form) return 0
      await recordChange(
        ctx,
        tx,
        { refTable: formTable, refId: form.id },
        { status: 'certified', invalidReason: null },
        { status: 'invalid', invalidReason: notRenewed },
      )
      await notifyUsers(ctx, tx, [id], {
        purpose: 'taxAccount',
        cause: `${formTable}:${form.id}:unrenewed`,
        subject: 'message.taxUnrenewed.subject',
        text: 'message.taxUnrenewed.text',
        params: (language) => ({ form: form.formType, date: dayText(renewalDay(dueAt ?? now), language) }),
        path: () => `/account/${encodeURIComponent(id)}/account#tax`,
      })
      await refreshTaxStatus(ctx, tx, id)
      return 1
    }),
  )
}
