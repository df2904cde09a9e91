import { needsSortCode, noIban } from './countries.ts'
import {
  taxFlags,
  taxTexts,
  type EntityType,
  type TaxClarification,
  type taxCountries,
  type TaxFormType,
  type TaxText,
  usCountryId,
} from './enums.ts'

/** What is in the fields of a form; an empty text or null where nothing has been entered. */
export type TaxValues = Record<TaxText, string> &
  Record<(typeof taxCountries)[number] | 'stateId', number | null> &
  Record<(typeof taxFlags)[number], boolean> & {
    formType: TaxFormType
    entityType: EntityType | null
    taxClarification: TaxClarification | null
  }
export type TaxField = Exclude<keyof TaxValues, 'formType'>

export function emptyValues(formType: TaxFormType): TaxValues {
  return {
    formType,
    ...(Object.fromEntries(taxTexts.map((field) => [field, ''])) as Record<TaxText, string>),
    ...(Object.fromEntries(taxFlags.map((field) => [field, false])) as Record<(typeof taxFlags)[number], boolean>),
    entityType: null,
    taxClarification: null,
    stateId: null,
    countryId: null,
    bankCountry: null,
    certificationCountry: null,
  }
}

export const asksOwnership = ({ entityType, taxClarification }: TaxValues): boolean =>
  entityType === 'trust' || entityType === 'partnership' || (entityType === 'llc' && taxClarification === 'partnership')

/** The fields that this form asks for, in the order of the page. */
export function askedFields(values: TaxValues): TaxField[] {
  return values.formType === 'W-9' ? w9Fields(values) : w8Fields(values)
}

function w9Fields(values: TaxValues): TaxField[] {
  return [
    'legalName',
    'entityType',
    ...(values.entityType === 'llc' ? (['taxClarification'] as const) : []),
    ...(values.entityType === 'other' ? (['entityTypeOther'] as const) : []),
    ...(asksOwnership(values) ? (['ownershipInterest'] as const) : []),
    'address',
    'city',
    'stateId',
    'zipCode',
    'ssn',
    'ein',
    'backupWithholding',
  ]
}

function w8Fields(values: TaxValues): TaxField[] {
  const bank: TaxField[] = [
    'personalPhoneNumber',
    'bankCountry',
    'bankName',
    'swiftCode',
    ...accountFields(values.bankCountry),
    'bankAddress1',
    'bankAddress2',
    'bankCity',
    'bankState',
    'bankPostalCode',
  ]
  return [
    'legalName',
    'countryId',
    'certificationCountry',
    'dob',
    'address',
    'city',
    'state',
    'zipCode',
    ...(values.ftinNotRequired ? [] : (['ftin'] as const)),
    'ftinNotRequired',
    'ssn',
    'itin',
    'usWork',
    ...(values.doNotHavePaypal ? [] : (['paypalEmail'] as const)),
    'doNotHavePaypal',
    ...(values.doNotHavePaypal ? bank : []),
  ]
}

/** How an account is named in a country: by IBAN, or by its own account and routing numbers. */
export const accountFields = (bankCountry: number | null) => [
  ...(noIban(bankCountry) ? (['bankAccountNumber', 'bankRoutingNumber'] as const) : (['ibanNumber'] as const)),
  ...(needsSortCode(bankCountry) ? (['bankSortCode'] as const) : []),
]

/** Ticking "not required" and "no PayPal" clears what they stand for. */
export function clearTicked(values: TaxValues): TaxValues {
  return {
    ...values,
    ...(values.ftinNotRequired && { ftin: '' }),
    ...(values.doNotHavePaypal && { paypalEmail: '' }),
  }
}

/** The country of a W-9 is the United States (specification 3 §5). It is stored and never asked for. */
export const withFixedCountry = (values: TaxValues): TaxValues =>
  values.formType === 'W-9' ? { ...values, countryId: usCountryId } : values

/** A form without what it does not ask for: nothing is certified that was not on the page. */
export function applicableValues(values: TaxValues): TaxValues {
  const empty = emptyValues(values.formType)
  const asked = Object.fromEntries(askedFields(values).map((field) => [field, values[field]])) as Partial<TaxValues>
  // forms certified without a country keep the hash that they were given
  const fixed = values.formType === 'W-9' && values.countryId === usCountryId && { countryId: usCountryId }
  return { ...empty, ...asked, ...fixed }
}

const sharedFields = ['legalName', 'address', 'city', 'zipCode', 'ssn'] as const satisfies readonly TaxField[]

/** The same person on the other form. `dropped`: filled fields that the other form has no place for. */
export function changeForm(values: TaxValues, to: TaxFormType): { values: TaxValues; dropped: TaxField[] } {
  const empty = emptyValues(to)
  if (values.formType === to) return { values, dropped: [] }
  const kept = Object.fromEntries(sharedFields.map((field) => [field, values[field]])) as Partial<TaxValues>
  const names: readonly TaxField[] = sharedFields
  const dropped = askedFields(values).filter(
    (field) => !names.includes(field) && values[field] !== empty[field] && values[field] !== false,
  )
  return { values: { ...empty, ...kept }, dropped }
}
