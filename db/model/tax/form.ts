import { z } from 'zod'
import { isPlainName } from '../fields.ts'
import type { Limits } from '../limits.ts'
import { compactNumber } from '../payments/bank-wire.ts'
import { usAccountFits, usRoutingFits } from '../payments/payout-files/rails.ts'
import { fitsCountry, isAmerican, needsSortCode, noIban } from './countries.ts'
import { entityTypes, taxClarifications, textLimits, usCountryId, type TaxSecret, type TaxText } from './enums.ts'
import {
  completeNumber,
  digitsOf,
  ibanChecks,
  ibanLengthFits,
  isMasked,
  possibleEin,
  possibleItin,
  possibleSsn,
} from './numbers.ts'
import { isNoResidence } from './residence.ts'
import { applicableValues, type TaxField, type TaxValues } from './values.ts'

/** When a form may be certified: one model for the page and the server. */

export interface FormFacts {
  /** today where the person is, yyyy-MM-dd */
  readonly today: string
  readonly limits: Pick<Limits, 'bank.ibanMin' | 'bank.ibanMax' | 'bank.ibanExempt'>
}

export type Problems = Partial<Record<TaxField, string>>

export const firstBirthDay = '1910-01-01'

const text = (field: TaxText) => z.string().trim().max(textLimits[field], 'errors.tooLong')
const needed = (field: TaxText) => text(field).min(1, 'errors.required')
const country = z.int32({ error: 'errors.required' })
const unmasked = (check: (value: string) => boolean) => (value: string) =>
  value.trim() === '' || isMasked(value) || check(value.trim())
const digits = (field: TaxText & TaxSecret, message: string) =>
  text(field).refine(
    unmasked((value) => completeNumber(field, value)),
    message,
  )
const ssn = digits('ssn', 'tax.problem.ssnDigits')
const legalName = needed('legalName').refine((name) => isPlainName(name.trim()), 'errors.nameCharacters')

/** W-9 (Rev. March 2024). */
const w9Form = z.object({
  legalName,
  entityType: z.enum(entityTypes, { error: 'errors.required' }),
  entityTypeOther: text('entityTypeOther'),
  taxClarification: z.enum(taxClarifications).nullable(),
  address: needed('address'),
  city: needed('city'),
  stateId: country,
  zipCode: needed('zipCode'),
  ssn,
  ein: digits('ein', 'tax.problem.einDigits'),
  backupWithholding: z.literal(false, { error: 'tax.problem.backupWithholding' }),
})

/** What one entry asks of another. Apart from the schema, which would say it only once every single field is right. */
const w9Together = (form: TaxValues): Problems => ({
  ...(form.entityType === 'other' && !form.entityTypeOther.trim() && { entityTypeOther: 'errors.required' }),
  ...(form.entityType === 'llc' && !form.taxClarification && { taxClarification: 'errors.required' }),
  ...(!form.ssn.trim() && !form.ein.trim() && { ssn: ssnOrEin, ein: ssnOrEin }),
})
const ssnOrEin = 'tax.problem.ssnOrEin'

const bankForm = z.object({
  personalPhoneNumber: needed('personalPhoneNumber'),
  bankName: needed('bankName'),
  swiftCode: needed('swiftCode').refine(
    unmasked((value) => /^[A-Za-z0-9]{8,11}$/.test(value.replace(/\s/g, ''))),
    'tax.problem.swift',
  ),
  bankCountry: country,
  bankAddress1: needed('bankAddress1'),
  bankAddress2: text('bankAddress2'),
  bankCity: needed('bankCity'),
  bankState: needed('bankState'),
  bankPostalCode: text('bankPostalCode'),
  ibanNumber: text('ibanNumber'),
  bankAccountNumber: text('bankAccountNumber'),
  bankRoutingNumber: text('bankRoutingNumber'),
  bankSortCode: text('bankSortCode'),
})

/** The account number of a bank: an IBAN, or the country's own numbers where it has none and the setting allows that. */
function bankTogether(form: TaxValues, { limits }: FormFacts): Problems {
  const found: Problems = {}
  const own = noIban(form.bankCountry)
  const iban = form.ibanNumber.trim()
  // the form asks for no IBAN there
  if (own && !limits['bank.ibanExempt']) return { bankCountry: 'tax.problem.needsIban' }
  if (own && !form.bankAccountNumber.trim()) found.bankAccountNumber = 'errors.required'
  if (own && !form.bankRoutingNumber.trim() && form.bankCountry === usCountryId)
    found.bankRoutingNumber = 'errors.required'
  if (!own && !iban) found.ibanNumber = 'errors.required'
  if (!own && iban && !isMasked(iban)) {
    if (!/^[A-Za-z0-9\s]+$/.test(iban)) found.ibanNumber = 'errors.iban'
    else if (!ibanLengthFits(iban, limits)) found.ibanNumber = 'errors.ibanLength'
  }
  if (!needsSortCode(form.bankCountry)) return found
  const code = form.bankSortCode.trim()
  if (!code) found.bankSortCode = 'errors.required'
  else if (!isMasked(code) && !completeNumber('bankSortCode', code)) found.bankSortCode = 'tax.sortCode'
  return found
}

/** W-8 BEN (Rev. October 2021). */
const w8Form = ({ today }: FormFacts) =>
  z.object({
    legalName,
    countryId: country.refine((id) => id !== usCountryId, 'tax.problem.usCitizen'),
    certificationCountry: country,
    address: needed('address').refine((line) => !isNoResidence(line), 'tax.problem.residence'),
    city: needed('city'),
    state: text('state'),
    zipCode: text('zipCode'),
    dob: z.iso
      .date({ error: 'tax.problem.dob' })
      .refine((day) => day >= firstBirthDay && day <= today, 'tax.problem.dob'),
    ssn,
    itin: digits('itin', 'tax.problem.itinDigits'),
    ftin: text('ftin'),
    ftinNotRequired: z.boolean(),
    usWork: z.literal(false, { error: 'tax.problem.usWork' }),
    paypalEmail: text('paypalEmail'),
    doNotHavePaypal: z.boolean(),
  })

function w8Together(form: TaxValues): Problems {
  const email = form.paypalEmail.trim()
  const paypal = !email ? 'errors.required' : z.email().safeParse(email).success ? undefined : 'errors.email'
  return {
    // line 5 has one box for the two
    ...(form.ssn.trim() && form.itin.trim() && { itin: 'tax.problem.ssnOrItin' }),
    ...(!form.ftinNotRequired && !form.ftin.trim() && { ftin: 'errors.required' }),
    ...(!form.doNotHavePaypal && paypal && { paypalEmail: paypal }),
  }
}

function issuesOf(schema: z.ZodType, values: TaxValues): Problems {
  const found: Problems = {}
  const parsed = schema.safeParse(values)
  for (const issue of parsed.error?.issues ?? []) found[issue.path[0] as TaxField] ??= issue.message
  return found
}

/** What keeps a form from being certified: field → text key. A masked number counts as given; the server checks the stored one. */
export function formErrors(given: TaxValues, facts: FormFacts): Problems {
  const values = applicableValues(given)
  if (values.formType === 'W-9') return { ...w9Together(values), ...issuesOf(w9Form, values) }
  return {
    ...w8Together(values),
    ...issuesOf(w8Form(facts), values),
    ...(values.doNotHavePaypal && { ...bankTogether(values, facts), ...issuesOf(bankForm, values) }),
  }
}

/** How many entries a form still waits for: of SSN and EIN one is enough. */
export const entriesMissing = (problems: Problems): number =>
  Object.keys(problems).length - (problems.ssn === ssnOrEin && problems.ein === ssnOrEin ? 1 : 0)

/** What looks wrong and may be right all the same: field → text key. */
export function formWarnings(given: TaxValues): Problems {
  const values = applicableValues(given)
  const { ssn, itin, ein, ftin, ibanNumber, swiftCode } = values
  const odd = (value: string, possible: (text: string) => boolean, field: TaxSecret) =>
    value.trim() !== '' && !isMasked(value) && completeNumber(field, value) && !possible(value)
  const w8 = values.formType === 'W-8 BEN'
  const usBank = values.bankCountry === usCountryId
  const swift = swiftCode.replace(/\s/g, '').length
  const pairs: [TaxField, string, boolean][] = [
    ['ssn', 'tax.warning.ssn', odd(ssn, possibleSsn, 'ssn')],
    ['itin', 'tax.warning.itin', odd(itin, possibleItin, 'itin')],
    ['ein', 'tax.warning.ein', odd(ein, possibleEin, 'ein')],
    ['zipCode', 'tax.warning.zip', !w8 && !/^(|\d{5}(-\d{4})?)$/.test(values.zipCode.trim())],
    ['ftin', 'tax.warning.ftin', w8 && odd(ftin, (text) => fitsCountry(text, values.certificationCountry), 'ftin')],
    ['ibanNumber', 'errors.ibanChecksum', odd(ibanNumber, ibanChecks, 'ibanNumber')],
    [
      'bankRoutingNumber',
      'errors.routingNumber',
      usBank && odd(values.bankRoutingNumber, usRoutingFits, 'bankRoutingNumber'),
    ],
    [
      'bankAccountNumber',
      'errors.usAccount',
      usBank && odd(values.bankAccountNumber, (text) => usAccountFits(compactNumber(text)), 'bankAccountNumber'),
    ],
    ['swiftCode', 'errors.swift', swift === 9 || swift === 10],
    ['certificationCountry', 'tax.warning.usAddress', w8 && isAmerican(values.certificationCountry)],
    ['personalPhoneNumber', 'tax.warning.usPhone', w8 && looksAmerican(values)],
    ['bankCountry', 'tax.warning.usBank', w8 && isAmerican(values.bankCountry)],
  ]
  return Object.fromEntries(pairs.filter(([, , holds]) => holds).map(([field, key]) => [field, key]))
}

const CANADA = 39
/** +1 with ten digits; Canada shares the code. */
const looksAmerican = ({ personalPhoneNumber, certificationCountry }: TaxValues) =>
  certificationCountry !== CANADA &&
  /^\s*\+\s*1/.test(personalPhoneNumber) &&
  digitsOf(personalPhoneNumber).length === 11
