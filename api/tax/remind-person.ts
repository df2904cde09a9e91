import { and, eq } from 'drizzle-orm'
import { user } from '#db/schema/all.ts'
import { AppError } from '#model/errors.ts'
import { needsForm, type FormStanding } from '#model/tax/standing.ts'
import { newYorkDay } from '#model/time.ts'
import { authorize } from '../admin/refusals.ts'
import { record } from '../audit/record.ts'
import { requireActor, transaction, type Ctx } from '../context.ts'
import { notifyUsers } from '../notifications/notify-users.ts'
import { dayText } from './day-text.ts'
import { formNeedsOf } from './form-standing.ts'
import { requireExpert } from './read-form.ts'

/** Names a reminder by person and day: one a day. */
export const reminderCause = (userId: string, day: string) => `taxReminder:${userId}:${day}`

const textsOf = {
  missing: 'taxMissing',
  started: 'taxStarted',
  renew: 'taxRenew',
  expiring: 'taxExpiring',
  expired: 'taxMissing',
  invalid: 'taxMissing',
} as const satisfies Record<Exclude<FormStanding, 'valid'>, string>

/**
 * Asks a person for the tax form that is missing, expired, invalid or about to end. Again on the same day sends nothing more.
 * @throws auth.notAuthorized with the rule; not.found; tax.formCounts where nothing needs to be done
 */
export async function remindPerson(ctx: Ctx, userId: string): Promise<void> {
  authorize(requireActor(ctx), 'tax.remind')
  await transaction(ctx, async (tx) => {
    const [person] = await tx
      .select()
      .from(user)
      .where(and(eq(user.id, userId), eq(user.enabled, true)))
    if (!person) throw new AppError('not.found', 'Not Found')
    requireExpert(person)
    const day = newYorkDay(ctx.now())
    const need = (await formNeedsOf(tx, [userId], day)).get(userId)
    const standing = need?.standing ?? 'missing'
    if (!needsForm(standing) || standing === 'valid')
      throw new AppError('tax.formCounts', 'This form counts: there is nothing to remind of.')
    const texts = textsOf[standing]
    await notifyUsers(ctx, tx, [userId], {
      purpose: 'taxAccount',
      cause: reminderCause(userId, day),
      subject: `message.${texts}.subject`,
      text: `message.${texts}.text`,
      params: (language) => ({
        form: need?.formType ?? '',
        date: need?.renewBy ? dayText(need.renewBy, language) : '',
      }),
      path: () => `/account/${encodeURIComponent(userId)}/account#tax`,
    })
    await record(ctx, tx, {
      event: 'update',
      refTable: 'user',
      refId: userId,
      text: `reminded of the tax form: ${standing}`,
    })
  })
}
