import { and, desc, eq } from 'drizzle-orm'
import type { Queries } from '#db/client.ts'
import { address, userTaxInformation } from '#db/schema/all.ts'
import { hasTaxForm } from '#model/identity/pages.ts'
import { AppError } from '#model/errors.ts'
import { formErrors, formWarnings, type FormFacts } from '#model/tax/form.ts'
import { taxFormStatusOf } from '#model/tax/validity.ts'
import { taxSecrets } from '#model/tax/enums.ts'
import { emptyValues, type TaxValues } from '#model/tax/values.ts'
import type { TaxForm } from '#model/tax/wire.ts'
import { dayIn, newYork, newYorkDay } from '#model/time.ts'
import type { Ctx } from '../context.ts'
import type { UserRow } from '../identity/sessions/lucia.ts'
import { readable } from '../identity/profile/own-record.ts'
import { maskNumbers, openNumbers } from './form-numbers.ts'
import { payAccountOf, payChangeOf } from './pay-account.ts'
import { renewalDaysOf } from './renewal-days.ts'
import { columnsOf, valuesOf, versionOf, type FormRow, type Numbers } from './form-rows.ts'

/** All forms of a person, newest first. */
export const formsOf = (q: Queries, userId: string): Promise<FormRow[]> =>
  q
    .select()
    .from(userTaxInformation)
    .where(eq(userTaxInformation.userId, userId))
    .orderBy(desc(userTaxInformation.createdAt), desc(userTaxInformation.id))

export const draftOf = async (q: Queries, userId: string): Promise<FormRow | undefined> =>
  (
    await q
      .select()
      .from(userTaxInformation)
      .where(and(eq(userTaxInformation.userId, userId), eq(userTaxInformation.status, 'draft')))
  )[0]

/** @throws auth.notAuthorized for people who are not paid, and file no tax form */
export function requireExpert(person: UserRow): void {
  if (!hasTaxForm(person)) throw new AppError('auth.notAuthorized', 'Not Authorized')
}

/** @param signerZone the zone of the device that signs; without one it is the profile’s day */
export async function formFacts(
  ctx: Ctx,
  q: Queries,
  userId: string,
  signerZone?: string,
): Promise<FormFacts & { timeZone: string }> {
  const [where] = await q.select({ timeZone: address.timeZone }).from(address).where(eq(address.userId, userId))
  const timeZone = signerZone ?? where?.timeZone ?? newYork
  return { today: dayIn(ctx.now(), timeZone), timeZone, limits: await ctx.limits(q) }
}

/** The form of a person that is worked on or counts, numbers masked, with what is wrong in it. @throws not.found, auth.notAuthorized */
export async function readTaxForm(ctx: Ctx, userId: string): Promise<TaxForm> {
  requireExpert(await readable(ctx, ctx.db, userId, { notClients: true }))
  return taxFormOf(ctx, ctx.db, userId)
}

export async function taxFormOf(ctx: Ctx, q: Queries, userId: string): Promise<TaxForm> {
  const forms = await formsOf(q, userId)
  const row = forms.find(({ status }) => status === 'draft') ?? forms.find(({ status }) => status !== 'replaced')
  const numbers = row ? await openNumbers(ctx, q, row.id) : {}
  const facts = await formFacts(ctx, q, userId)
  const shown = row ? shownValues(row, numbers, facts) : { ...columnsAndNumbers(emptyValues('W-9')), ...noProblems }
  return {
    ...shown,
    payChange:
      row?.status === 'draft' && row.formType === 'W-8 BEN'
        ? payChangeOf(valuesOf(row, numbers), await payAccountOf(ctx, q, userId))
        : null,
    id: row?.id ?? null,
    formType: row?.formType ?? null,
    status: row?.status ?? null,
    certificationDate: row?.certificationDate ?? null,
    certifyDate: row?.certifyDate?.toISOString() ?? null,
    expiresAt: row?.expiresAt ?? null,
    renewBy: (await renewalDaysOf(q, [userId])).get(userId) ?? null,
    savedAt: row?.updatedAt.toISOString() ?? null,
    version: row?.version ?? 0,
    taxFormStatus: taxFormStatusOf(forms, newYorkDay(ctx.now())),
    versions: forms.filter(({ status }) => status !== 'draft').map(versionOf),
  } as TaxForm
}

const noProblems = { problems: {}, warnings: {} }

function shownValues(row: FormRow, numbers: Numbers, facts: FormFacts) {
  const values = valuesOf(row, numbers)
  const problems = row.status === 'draft' ? formErrors(values, facts) : {}
  return {
    ...columnsAndNumbers({ ...values, ...maskNumbers(numbers) }),
    problems,
    warnings: row.status === 'draft' ? formWarnings(values) : {},
  }
}

const columnsAndNumbers = (values: TaxValues) => ({
  ...columnsOf(values),
  ...Object.fromEntries(taxSecrets.map((field) => [field, values[field] || null])),
})
