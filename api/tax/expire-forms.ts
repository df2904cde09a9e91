import { and, eq, gte, lt, lte, sql } from 'drizzle-orm'
import { user, userTaxInformation } from '#db/schema/all.ts'
import { lockRow } from '#db/sql.ts'
import { reminderDays, reminderDue } from '#model/tax/validity.ts'
import { addDays, newYorkDay } from '#model/time.ts'
import { transaction, type Ctx } from '../context.ts'
import { eachRow } from '../jobs/each-row.ts'
import { notifyUsers } from '../notifications/notify-users.ts'
import { dayText } from './day-text.ts'
import { formTable } from './form-rows.ts'
import { refreshTaxStatus } from './tax-status.ts'

const BATCH = 200
/** Days after the last day of a form at which the last reminder goes out, and a week for a server that was away. */
const LATEST = Math.max(...reminderDays) + 7
const certified = eq(userTaxInformation.status, 'certified')

/** At New York midnight a form whose last day is over no longer counts. @returns how many accounts changed */
export async function expireTaxForms(ctx: Ctx): Promise<number> {
  const day = newYorkDay(ctx.now())
  const due = await ctx.db
    .select({ userId: userTaxInformation.userId })
    .from(userTaxInformation)
    .innerJoin(user, eq(user.id, userTaxInformation.userId))
    .where(and(certified, lt(userTaxInformation.expiresAt, day), eq(user.taxFormStatus, 'completed')))
    .limit(BATCH)
  return eachRow(due, async ({ userId }) => {
    await transaction(ctx, async (tx) => {
      await lockRow(tx, user, userId)
      await refreshTaxStatus(ctx, tx, userId)
    })
  })
}

/** Reminds of forms that end soon or have ended, each time once. A reminder that was missed is not made up for by two. @returns how many */
export async function remindOfTaxForms(ctx: Ctx): Promise<number> {
  const day = newYorkDay(ctx.now())
  const near = await ctx.db
    .select()
    .from(userTaxInformation)
    .where(
      and(
        certified,
        gte(userTaxInformation.expiresAt, addDays(day, -LATEST)),
        lte(userTaxInformation.expiresAt, addDays(day, -reminderDays[0])),
        lt(userTaxInformation.reminded, reminderDays.length),
        sql`${userTaxInformation.reminded} < ${dueAt(day)}`,
      ),
    )
    .limit(BATCH)
  return eachRow(near, async (form) => {
    const expiresAt = form.expiresAt ?? day
    const ordinal = reminderDue(expiresAt, day)
    await transaction(ctx, async (tx) => {
      const [taken] = await tx
        .update(userTaxInformation)
        .set({ reminded: ordinal })
        .where(and(eq(userTaxInformation.id, form.id), certified, lt(userTaxInformation.reminded, ordinal)))
        .returning({ id: userTaxInformation.id })
      if (!taken) return
      const over = expiresAt < day
      await notifyUsers(ctx, tx, [form.userId], {
        purpose: over ? 'taxAccount' : 'tax',
        cause: `${formTable}:${form.id}:expiry`,
        ordinal,
        subject: over ? 'message.taxExpired.subject' : 'message.taxExpires.subject',
        text: over ? 'message.taxExpired.text' : 'message.taxExpires.text',
        params: (language) => ({ form: form.formType, date: dayText(expiresAt, language) }),
        path: () => `/account/${encodeURIComponent(form.userId)}/account#tax`,
      })
    })
  })
}

/** `reminderDue` of a row on a day, in SQL. */
const dueAt = (day: string) =>
  sql.join(
    reminderDays.map(
      (days) => sql`(case when ${userTaxInformation.expiresAt} <= ${addDays(day, -days)} then 1 else 0 end)`,
    ),
    sql` + `,
  )
