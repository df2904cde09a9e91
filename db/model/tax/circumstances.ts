import { isAmerican } from './countries.ts'
import { newYorkDay } from '../time.ts'
import type { TaxFormType } from './enums.ts'

/** What may make a certified form incorrect; its owner then has 30 days for a new one. */

export const circumstances = ['name', 'country', 'phone', 'bank', 'said', 'tin'] as const
export type Circumstance = (typeof circumstances)[number]

/** Text keys of why a form stopped counting when no new one came in time. */
export const notRenewed = 'staffTax.notRenewed'
export const tinNotRenewed = 'staffTax.tinNotRenewed'

/** The last day for a new form, as mails and pages name it. @param dueAt when the certified form stops counting */
export const renewalDay = (dueAt: Date): string => newYorkDay(dueAt)

/** Another name touches every form, turning American a W-8 BEN only. */
export const countsFor = (formType: TaxFormType, one: Circumstance): boolean =>
  formType === 'W-8 BEN' || ['name', 'said', 'tin'].includes(one)

export interface PersonFacts {
  readonly name: string
  readonly countryId: number | null
  /** E.164 */
  readonly phones: readonly string[]
  readonly bankCountry: number | null
}

const usPhone = (phone: string) => /^\+1\d{10}$/.test(phone.replace(/[\s()-]/g, ''))
const foldedName = (name: string) => name.normalize('NFKC').trim().replace(/\s+/g, ' ').toLowerCase()

/** Which changes of a person's record touch their certified form: another name for all, turning American for a W-8 BEN. */
export function touchedBy(formType: TaxFormType, before: PersonFacts, after: PersonFacts): Circumstance[] {
  const found: Circumstance[] = []
  if (foldedName(before.name) !== foldedName(after.name)) found.push('name')
  if (formType === 'W-9') return found
  if (!isAmerican(before.countryId) && isAmerican(after.countryId)) found.push('country')
  if (!before.phones.some(usPhone) && after.phones.some(usPhone)) found.push('phone')
  if (!isAmerican(before.bankCountry) && isAmerican(after.bankCountry)) found.push('bank')
  return found
}
