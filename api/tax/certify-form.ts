import { and, eq, inArray, ne } from 'drizzle-orm'
import type { Tx } from '#db/client.ts'
import { userSession, userTaxInformation } from '#db/schema/all.ts'
import { matchNames } from '#model/tax/certification.ts'
import { formRevisions } from '#model/tax/enums.ts'
import { formErrors } from '#model/tax/form.ts'
import { ibanRange } from '#model/tax/numbers.ts'
import { expiryOf } from '#model/tax/validity.ts'
import { applicableValues } from '#model/tax/values.ts'
import type { Evidence, TaxForm, TaxFormBody } from '#model/tax/wire.ts'
import { AppError } from '#model/errors.ts'
import { authorize, refusedFields } from '../admin/refusals.ts'
import { record } from '../audit/record.ts'
import { requireActor, type Ctx } from '../context.ts'
import { changeOwn } from '../identity/profile/own-record.ts'
import { publishEvents } from '../jobs/events.ts'
import { notifyUsers } from '../notifications/notify-users.ts'
import { dayText } from './day-text.ts'
import { appendLink } from './chain.ts'
import { storeNumbers } from './form-numbers.ts'
import { columnsOf, formTable, valuesOf, type FormRow } from './form-rows.ts'
import { formFacts, requireExpert, taxFormOf } from './read-form.ts'
import { writeDraft } from './save-draft.ts'
import { endTaxTasks } from './resolve-circumstances.ts'
import { refreshTaxStatus } from './tax-status.ts'

/** How much of a session's hash names it. */
const SESSION_NAME = 16

/**
 * Signs the draft: the owner alone, never while someone acts for them. The form, its place in the chain, the status, the
 * message and what follows from it are one transaction.
 * @throws auth.notAuthorized, conflict, errors.invalidParameters at the fields that are missing or wrong
 */
export async function certifyForm(
  ctx: Ctx,
  userId: string,
  { certificationName = '', timeZone, version, formType, ...fields }: TaxFormBody,
): Promise<TaxForm> {
  const actor = requireActor(ctx)
  authorize(actor, 'own.certifyTax')
  if (actor.userId !== userId) throw new AppError('auth.notAuthorized', 'Not Authorized')
  return changeOwn(ctx, userId, async (tx, person) => {
    requireExpert(person)
    const { row, numbers } = await writeDraft(ctx, tx, userId, version, fields, formType)
    const facts = await formFacts(ctx, tx, userId, timeZone)
    const values = applicableValues(valuesOf(row, numbers))
    const wrong: Record<string, string> = formErrors(values, facts)
    if (matchNames(certificationName, values.legalName) === 'different') wrong.certificationName = 'tax.problem.name'
    if (Object.keys(wrong).length) throw refusedFields(wrong, ibanRange(facts.limits))

    const now = ctx.now()
    await replaceOthers(tx, row)
    await storeNumbers(ctx, tx, row.id, numbers, values)
    const dated = { certificationDate: facts.today, expiresAt: expiryOf(row.formType, facts.today) }
    const evidence = await evidenceOf(ctx, tx, row, certificationName, { ...facts, now })
    const link = await appendLink(ctx, tx, { ...row, ...dated }, values, evidence)
    await tx
      .update(userTaxInformation)
      .set({
        ...columnsOf(values),
        ...dated,
        ...link,
        certifyDate: now,
        evidence,
        status: 'certified',
        updatedAt: now,
        version: row.version + 1,
      })
      .where(eq(userTaxInformation.id, row.id))
    const text = `${row.formType} certified, number ${link.sequence} of the chain, ${link.hash}`
    await record(ctx, tx, { event: 'update', refTable: formTable, refId: row.id, text })
    await endTaxTasks(ctx, tx, userId)
    await refreshTaxStatus(ctx, tx, userId)
    await notifyUsers(ctx, tx, [userId], {
      purpose: 'taxAccount',
      cause: `${formTable}:${row.id}:certified`,
      subject: 'message.taxCertified.subject',
      text: 'message.taxCertified.text',
      params: (language) => ({
        form: row.formType,
        date: dayText(facts.today, language),
        sequence: link.sequence,
        hash: link.hash,
      }),
      path: () => `/account/${encodeURIComponent(userId)}/account#tax`,
    })
    await publishEvents(ctx, tx, { type: 'tax.certified', userId, formId: row.id })
    return taxFormOf(ctx, tx, userId)
  })
}

/** The form that counted until now, or counted once, gives way. */
const replaceOthers = (tx: Tx, { id, userId }: FormRow) =>
  tx
    .update(userTaxInformation)
    .set({ status: 'replaced' })
    .where(
      and(
        eq(userTaxInformation.userId, userId),
        ne(userTaxInformation.id, id),
        inArray(userTaxInformation.status, ['certified', 'invalid']),
      ),
    )

async function evidenceOf(
  ctx: Ctx,
  tx: Tx,
  row: FormRow,
  nameTyped: string,
  { today, timeZone, now }: { today: string; timeZone: string; now: Date },
): Promise<Evidence> {
  const hash = ctx.request.sessionHash ?? ''
  const [session] = await tx.select({ mfa: userSession.mfaUsed }).from(userSession).where(eq(userSession.hash, hash))
  return {
    certifiedAt: now.toISOString(),
    localDate: today,
    timeZone,
    address: ctx.request.address,
    userAgent: ctx.request.userAgent,
    session: hash.slice(0, SESSION_NAME),
    mfaMethod: session?.mfa ?? null,
    revision: formRevisions[row.formType],
    nameTyped,
  }
}
