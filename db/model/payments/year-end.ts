import { z } from 'zod'
import type { Cents } from '../money.ts'
import type { Limits } from '../limits.ts'
import { entityTypes, taxFormTypes, type EntityType, type TaxClarification, type TaxFormType } from '../tax/enums.ts'
import { nameField, requiredText } from '../fields.ts'
import { isCorporate } from './taxpayers.ts'
import { yearFile, yearFileScopes } from './year-files.ts'

/**
 * Payments to experts per calendar year, by New York payment date, and the amounts reported to the IRS. For the
 * accountant; not tax advice.
 */

/** Payments count from this year on. */
export const firstPaymentYear = 2020
export const yearField = z.coerce
  .number<string | number>({ error: 'errors.number' })
  .int()
  .min(firstPaymentYear)
  .max(2099)

/** The year whose returns are to be looked at: until March the last one, whose returns are due then. @param today of New York */
export const yearToFile = (today: string): number => Number(today.slice(0, 4)) - (today.slice(5) < '03-01' ? 1 : 0)

/** Minimum yearly payments in cents for Form 1099-NEC. */
export const reportingThreshold = (
  year: number,
  limits: Pick<Limits, 'tax.threshold2025' | 'tax.threshold2026'>,
): Cents => (year <= 2025 ? limits['tax.threshold2025'] : limits['tax.threshold2026']) * 100

/** `us`: certified by a W-9 · `abroad`: by a W-8 BEN · `unknown`: no form */
export const workPlaces = ['us', 'abroad', 'unknown'] as const
export const reportReasons = ['report', 'below', 'paypal', 'corporation', 'foreign', 'noForm', 'noNumber'] as const
export type ReportReason = (typeof reportReasons)[number]

export interface ReportFacts {
  readonly formType: TaxFormType | null
  readonly entityType: EntityType | null
  readonly taxClarification: TaxClarification | null
  readonly hasNumber: boolean
  /** cents paid by other means than PayPal, which reports its own payments on Form 1099-K */
  readonly paidOther: Cents
  readonly paidPaypal: Cents
}

/** Whether a 1099-NEC is required or why not. */
export function reportReason(facts: ReportFacts, threshold: Cents): ReportReason {
  const { formType } = facts
  if (formType === 'W-8 BEN') return 'foreign'
  if (isCorporate(facts)) return 'corporation'
  if (facts.paidOther < threshold) return facts.paidOther + facts.paidPaypal < threshold ? 'below' : 'paypal'
  if (formType === null) return 'noForm'
  return facts.hasNumber ? 'report' : 'noNumber'
}

export const yearEndRow = z
  .object({
    userId: z.string(),
    displayName: z.string(),
    email: z.string(),
    /** the newest form of the taxpayer who was paid: a person whose form changed to another taxpayer's has a row for each */
    formId: z.string().nullable(),
    /** the first form of that taxpayer, as in the changes since a file */
    taxpayerId: z.string().nullable(),
    formType: z.enum(taxFormTypes).nullable(),
    legalName: z.string().nullable(),
    entityType: z.enum(entityTypes).nullable(),
    /** masked */
    taxNumber: z.string().nullable(),
    work: z.enum(workPlaces),
    paidPaypal: z.int(),
    paidOther: z.int(),
    paid: z.int(),
    payments: z.int(),
    reason: z.enum(reportReasons),
    /** the form that counts now, where it is another taxpayer's */
    formNow: z.object({ formType: z.enum(taxFormTypes), certifiedOn: z.iso.date() }).nullable(),
  })
  .meta({ id: 'YearEndRow' })
export type YearEndRow = z.infer<typeof yearEndRow>

export const yearEnd = z
  .object({
    year: z.int(),
    /** cents */
    threshold: z.int(),
    paid: z.int(),
    reported: z.int(),
    rows: z.array(yearEndRow),
    /** that were downloaded, newest first, each with what is different since */
    files: z.array(yearFile),
  })
  .meta({ id: 'YearEnd' })
export type YearEnd = z.infer<typeof yearEnd>

/** Payer data for the IRS; entered for each export and not stored. */
export const yearEndPayer = z
  .strictObject({
    name: nameField(75),
    ein: z.string().regex(/^\d{2}-?\d{7}$/, 'tax.problem.einDigits'),
    address: requiredText(40),
    city: requiredText(40),
    state: z.string().regex(/^[A-Z]{2}$/, 'tax.problem.stateLetters'),
    zip: z.string().regex(/^\d{5}(-\d{4})?$/, 'errors.zip'),
    phone: z.string().regex(/^(\+?1[ -]?)?\(?\d{3}\)?[ -]?\d{3}[ -]?\d{4}$/, 'tax.problem.phoneDigits'),
    email: z.email('errors.email').max(75, 'errors.tooLong'),
  })
  .meta({ id: 'YearEndPayer' })
export type YearEndPayer = z.infer<typeof yearEndPayer>

/** For files with full tax numbers: the reason for access. */
export const yearEndFileBody = z
  .strictObject({ payer: yearEndPayer, reason: requiredText(1000), scope: z.enum(yearFileScopes).default('whole') })
  .meta({ id: 'YearEndFileBody' })
export const tinMatchBody = z.strictObject({ reason: requiredText(1000) }).meta({ id: 'TinMatchBody' })

/** Column order of the IRS IRIS CSV template for Form 1099-NEC. */
export const irisColumns = [
  ...['Form Type', 'Tax Year'],
  ...['Payer TIN Type', 'Payer Taxpayer ID Number', 'Payer Name Type'],
  ...['Payer Business or Entity Name Line 1', 'Payer Business or Entity Name Line 2'],
  ...['Payer First Name', 'Payer Middle Name', 'Payer Last Name (Surname)', 'Payer Suffix'],
  ...['Payer Country', 'Payer Address Line 1', 'Payer Address Line 2', 'Payer City/Town'],
  ...['Payer State/Province/Territory', 'Payer ZIP/Postal Code'],
  ...['Payer Phone Type', 'Payer Phone', 'Payer Email Address'],
  ...['Recipient TIN Type', 'Recipient Taxpayer ID Number', 'Recipient Name Type'],
  ...['Recipient Business or Entity Name Line 1', 'Recipient Business or Entity Name Line 2'],
  ...['Recipient First Name', 'Recipient Middle Name', 'Recipient Last Name (Surname)', 'Recipient Suffix'],
  ...['Recipient Country', 'Recipient Address Line 1', 'Recipient Address Line 2', 'Recipient City/Town'],
  ...['Recipient State/Province/Territory', 'Recipient ZIP/Postal Code', 'Office Code', 'Form Account Number'],
  ...['2nd TIN Notice', 'Box 1 - Nonemployee Compensation'],
  'Box 2 - Payer made direct sales totaling $5000 or more of consumer products to a recipient for resale',
  ...['Box 4 - Federal income tax withheld', 'Combined Federal/State Filing'],
  ...['State 1', 'State 1 - State Tax Withheld', 'State 1 - State/Payer state number', 'State 1 - State income'],
  ...['State 1 - Local income tax withheld', 'State 1 - Special Data Entries'],
  ...['State 2', 'State 2 - State Tax Withheld', 'State 2 - State/Payer state number', 'State 2 - State income'],
  ...['State 2 - Local income tax withheld', 'State 2 - Special Data Entries'],
] as const
