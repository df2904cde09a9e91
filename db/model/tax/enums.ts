/** Closed lists of tax forms, and the fields that each form asks for. */

export const taxFormStatuses = ['not_started', 'in_progress', 'completed'] as const
export type TaxFormStatus = (typeof taxFormStatuses)[number]
export const taxFormStatusFilters = ['all', ...taxFormStatuses] as const

/** As stored; people read "W-9 Form" and "W-8 BEN Form". */
export const taxFormTypes = ['W-9', 'W-8 BEN'] as const
export type TaxFormType = (typeof taxFormTypes)[number]

/** The numbering of countries in which 233 is the United States. */
export const usCountryId = 233

/** Of one stored form: a person has at most one draft and one certified form. */
export const taxRowStatuses = ['draft', 'certified', 'replaced', 'invalid'] as const
export type TaxRowStatus = (typeof taxRowStatuses)[number]

/** The official forms whose wording is certified. */
export const formRevisions: Record<TaxFormType, string> = {
  'W-9': 'Form W-9 (Rev. March 2024)',
  'W-8 BEN': 'Form W-8BEN (Rev. October 2021)',
}

/** The seven boxes of line 3a of the W-9, in their order. */
export const entityTypes = [
  'individual',
  'cCorporation',
  'sCorporation',
  'partnership',
  'trust',
  'llc',
  'other',
] as const
export type EntityType = (typeof entityTypes)[number]

/** What an LLC is taxed as; the form has a letter for each. */
export const taxClarifications = ['cCorporation', 'sCorporation', 'partnership'] as const
export type TaxClarification = (typeof taxClarifications)[number]
export const clarificationLetter: Record<TaxClarification, string> = {
  cCorporation: 'C',
  sCorporation: 'S',
  partnership: 'P',
}

/** Fields that are stored encrypted and travel masked. */
export const taxSecrets = [
  'ssn',
  'ein',
  'itin',
  'ftin',
  'ibanNumber',
  'bankAccountNumber',
  'bankRoutingNumber',
  'bankSortCode',
] as const
export type TaxSecret = (typeof taxSecrets)[number]
export const isTaxSecret = (field: string): field is TaxSecret => (taxSecrets as readonly string[]).includes(field)

/** Longest text of each field, in characters. */
export const textLimits = {
  legalName: 255,
  address: 255,
  city: 100,
  state: 100,
  zipCode: 10,
  entityTypeOther: 100,
  ssn: 11,
  ein: 10,
  itin: 11,
  ftin: 25,
  dob: 10,
  paypalEmail: 255,
  personalPhoneNumber: 50,
  bankName: 100,
  swiftCode: 11,
  bankAddress1: 255,
  bankAddress2: 255,
  bankCity: 100,
  bankState: 100,
  bankPostalCode: 10,
  ibanNumber: 50,
  bankAccountNumber: 40,
  bankRoutingNumber: 20,
  bankSortCode: 8,
} as const
export type TaxText = keyof typeof textLimits
export const taxTexts = Object.keys(textLimits) as TaxText[]
export const taxCountries = ['countryId', 'bankCountry', 'certificationCountry'] as const
export const taxFlags = [
  'ownershipInterest',
  'ftinNotRequired',
  'doNotHavePaypal',
  'backupWithholding',
  'usWork',
] as const
