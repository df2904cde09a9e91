import type { userTaxInformation } from '#db/schema/all.ts'
import { isTaxSecret, taxCountries, taxFlags, taxTexts, type TaxSecret } from '#model/tax/enums.ts'
import { emptyValues, type TaxValues } from '#model/tax/values.ts'
import { newYorkDay } from '#model/time.ts'
import type { TaxFields, TaxVersion } from '#model/tax/wire.ts'

export type FormRow = typeof userTaxInformation.$inferSelect
/** What is in `secret_number` for one form, in plain or masked. */
export type Numbers = Partial<Record<TaxSecret, string>>

export const formTable = 'user_tax_information'
const plainTexts = taxTexts.filter((field) => !isTaxSecret(field))
/** Columns of the row that the page fills in. */
export const plainFields = [
  ...plainTexts,
  ...taxCountries,
  ...taxFlags,
  'stateId',
  'entityType',
  'taxClarification',
] as const

/** A stored form as the rules read it. */
export function valuesOf(row: FormRow, numbers: Numbers): TaxValues {
  const empty = emptyValues(row.formType)
  const kept = Object.fromEntries(plainFields.map((field) => [field, row[field] ?? empty[field as 'legalName']]))
  return { ...empty, ...kept, ...numbers }
}

/** The columns for these values: nothing for an empty text. */
export const columnsOf = (values: TaxValues) =>
  Object.fromEntries(
    plainFields.map((field) => {
      const value = values[field as 'legalName'] as string | number | boolean | null
      return [field, value === '' ? null : value]
    }),
  ) as Partial<FormRow>

/** The fields of a body laid over values; the numbers among them in plain or as masks. */
export function withFields(values: TaxValues, fields: TaxFields): TaxValues {
  const empty = emptyValues(values.formType)
  const given = Object.entries(fields).filter(([, value]) => value !== undefined)
  return {
    ...values,
    ...Object.fromEntries(given.map(([field, value]) => [field, value ?? empty[field as 'legalName']])),
  }
}

export const versionOf = (row: FormRow): TaxVersion => ({
  id: row.id,
  formType: row.formType,
  legalName: row.legalName,
  status: row.status,
  certificationDate: row.certificationDate,
  certifyDate: row.certifyDate?.toISOString() ?? null,
  expiresAt: row.expiresAt,
  sequence: row.sequence,
  hash: row.hash,
  invalidReason: row.invalidReason,
  invalidOn: row.invalidAt && newYorkDay(row.invalidAt),
})
