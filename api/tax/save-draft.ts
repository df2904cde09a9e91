import { and, eq, inArray } from 'drizzle-orm'
import { newId } from '#db/columns.ts'
import type { Tx } from '#db/client.ts'
import { country, state, userTaxInformation } from '#db/schema/all.ts'
import { taxCountries, taxSecrets, usCountryId, type TaxFormType } from '#model/tax/enums.ts'
import { isMasked } from '#model/tax/numbers.ts'
import { samePay, type PayPart } from '#model/tax/pay-part.ts'
import { changeForm, clearTicked, emptyValues, withFixedCountry, type TaxValues } from '#model/tax/values.ts'
import type { TaxDraftBody, TaxFields, TaxForm } from '#model/tax/wire.ts'
import { conflict, refusedFields } from '../admin/refusals.ts'
import { record, recordChange } from '../audit/record.ts'
import { publishAfterCommit, type Ctx } from '../context.ts'
import { pick } from '../identity/profile/fields.ts'
import { changeOwn } from '../identity/profile/own-record.ts'
import { maskNumbers, openNumbers, storeNumbers } from './form-numbers.ts'
import { columnsOf, formTable, plainFields, valuesOf, withFields, type FormRow, type Numbers } from './form-rows.ts'
import { numbersIn, payAccountOf } from './pay-account.ts'
import { draftOf, formsOf, requireExpert, taxFormOf } from './read-form.ts'
import { refreshTaxStatus } from './tax-status.ts'

/**
 * Begins a draft. What the body leaves out is as the form before it says, and of pay as the account is now. One draft a person.
 * @throws conflict with `current` where there is one; errors.invalidParameters; not.found, auth.notAuthorized
 */
export const createDraft = (ctx: Ctx, userId: string, body: TaxDraftBody): Promise<{ id: string; version: number }> =>
  changeOwn(
    ctx,
    userId,
    async (tx, person) => {
      requireExpert(person)
      const forms = await formsOf(tx, userId)
      if (forms.some(({ status }) => status === 'draft')) throw conflict({ ...(await taxFormOf(ctx, tx, userId)) })
      const source = forms[0]
      const numbers = source ? await openNumbers(ctx, tx, source.id) : {}
      const { formType, ...fields } = body
      const before = source ? changeForm(valuesOf(source, numbers), formType).values : emptyValues(formType)
      const account = formType === 'W-8 BEN' && (await payAccountOf(ctx, tx, userId))
      const known = account ? { ...numbers, ...numbersIn(account) } : numbers
      const values = await applied(tx, { ...before, ...account }, known, fields)
      const now = ctx.now()
      const id = newId()
      await tx
        .insert(userTaxInformation)
        .values({ id, userId, formType, ...columnsOf(values), status: 'draft', createdAt: now, updatedAt: now })
      await storeNumbers(ctx, tx, id, {}, values)
      await record(ctx, tx, { event: 'create', refTable: formTable, refId: id, text: `${formType} begun` })
      await refreshTaxStatus(ctx, tx, userId)
      publishAfterCommit(tx, { channel: 'earnings', id: userId, userIds: [userId] })
      return { id, version: 1 }
    },
    { notClients: true },
  )

/**
 * Changes the draft; another form type keeps what both forms ask for.
 * @throws conflict with `current` when it has changed since, or there is none; errors.invalidParameters at the field
 */
export const updateDraft = (
  ctx: Ctx,
  userId: string,
  version: number,
  fields: TaxFields,
  formType?: TaxFormType,
): Promise<TaxForm> =>
  changeOwn(
    ctx,
    userId,
    async (tx, person) => {
      requireExpert(person)
      await writeDraft(ctx, tx, userId, version, fields, formType)
      return taxFormOf(ctx, tx, userId)
    },
    { notClients: true },
  )

/** The draft with the fields written to it. @throws as updateDraft */
export async function writeDraft(
  ctx: Ctx,
  tx: Tx,
  userId: string,
  version: number,
  fields: TaxFields,
  formType?: TaxFormType,
): Promise<{ row: FormRow; numbers: Numbers }> {
  const draft = await draftOf(tx, userId)
  if (draft?.version !== version) throw conflict({ ...(await taxFormOf(ctx, tx, userId)) })
  const numbers = await openNumbers(ctx, tx, draft.id)
  const before = valuesOf(draft, numbers)
  const type = formType ?? draft.formType
  const account = type === 'W-8 BEN' && type !== draft.formType && (await payAccountOf(ctx, tx, userId))
  const known = account ? { ...numbers, ...numbersIn(account) } : numbers
  const values = await applied(tx, { ...changeForm(before, type).values, ...account }, known, fields)
  const changedNumbers = await storeNumbers(ctx, tx, draft.id, numbers, values)
  const columns = columnsOf(values)
  const differs = Object.entries(columns).some(([field, value]) => pick(draft, [field])[field] !== value)
  if (!changedNumbers.length && !differs && type === draft.formType) return { row: draft, numbers }
  const [row] = await tx
    .update(userTaxInformation)
    .set({ ...columns, formType: type, updatedAt: ctx.now(), version: version + 1 })
    .where(eq(userTaxInformation.id, draft.id))
    .returning()
  if (!row) throw conflict({ ...(await taxFormOf(ctx, tx, userId)) })
  // the audit says that a number changed and never what it is
  const said = (side: Numbers | TaxValues, word: string) =>
    Object.fromEntries(changedNumbers.map((field) => [field, side[field] && word]))
  await recordChange(
    ctx,
    tx,
    { refTable: formTable, refId: draft.id },
    { formType: draft.formType, ...pick(draft, plainFields), ...said(numbers, 'before') },
    { formType: type, ...pick(row, plainFields), ...said(values, 'after') },
  )
  return { row, numbers: Object.fromEntries(taxSecrets.map((field) => [field, values[field]])) }
}

/** A draft whose payment part still matches the account is updated with it. @param before the account before its change */
export async function followAccount(ctx: Ctx, tx: Tx, userId: string, before: PayPart): Promise<void> {
  const draft = await draftOf(tx, userId)
  if (draft?.formType !== 'W-8 BEN') return
  const values = valuesOf(draft, await openNumbers(ctx, tx, draft.id))
  if (samePay(values, before)) await writeDraft(ctx, tx, userId, draft.version, await payAccountOf(ctx, tx, userId))
}

/** The fields of a body over the current value: a mask that came back is the number it masks. @throws errors.invalidParameters */
async function applied(tx: Tx, before: TaxValues, numbers: Numbers, fields: TaxFields): Promise<TaxValues> {
  const masks = maskNumbers(numbers)
  const wrong: Record<string, string> = {}
  const given = { ...fields }
  for (const field of taxSecrets) {
    const text = given[field]
    if (!text || !isMasked(text)) continue
    if (text === masks[field]) given[field] = numbers[field]
    else wrong[field] = 'errors.secretMask'
  }
  const values = withFixedCountry(clearTicked(withFields(before, given)))
  await checkPlaces(tx, values, wrong)
  if (Object.keys(wrong).length) throw refusedFields(wrong)
  return values
}

async function checkPlaces(tx: Tx, values: TaxValues, wrong: Record<string, string>): Promise<void> {
  const ids = taxCountries.flatMap((field) => values[field] ?? [])
  const known = ids.length ? await tx.select({ id: country.id }).from(country).where(inArray(country.id, ids)) : []
  for (const field of taxCountries)
    if (values[field] !== null && !known.some(({ id }) => id === values[field])) wrong[field] = 'errors.noSuchRecord'
  if (values.stateId === null) return
  const [found] = await tx
    .select({ id: state.id })
    .from(state)
    .where(and(eq(state.id, values.stateId), eq(state.countryId, usCountryId)))
  if (!found) wrong.stateId = 'errors.stateOfCountry'
}
