import type { Cents } from '../money.ts'
import type { EntityType, TaxClarification, TaxFormType } from '../tax/enums.ts'

/**
 * Payments of a year by taxpayer: the form that was in force on the day of a payment decides about it, whatever was
 * certified later.
 */

/** A form that was certified once, also one that was replaced or invalidated since. */
export interface SignedForm {
  readonly formType: TaxFormType
  readonly entityType: EntityType | null
  readonly taxClarification: TaxClarification | null
  readonly legalName: string | null
  readonly certifiedOn: string
  readonly numberKind: 'ssn' | 'ein' | 'itin' | 'ftin'
  readonly number: string
}

/** Taxed as a corporation, to which no 1099-NEC is due. */
export const isCorporate = ({
  entityType,
  taxClarification,
}: Pick<SignedForm, 'entityType' | 'taxClarification'>): boolean => {
  const taxedAs = entityType === 'llc' ? taxClarification : entityType
  return taxedAs === 'cCorporation' || taxedAs === 'sCorporation'
}

/**
 * Whether two forms of one account name the same taxpayer, so that their payments belong on one return. A new address, name or
 * corrected number of a person changes nothing; a move abroad, a company of one's own or incorporating does.
 */
export function sameTaxpayer(one: SignedForm, other: SignedForm): boolean {
  if (one.formType !== other.formType || isCorporate(one) !== isCorporate(other)) return false
  if (one.formType === 'W-8 BEN') return true
  const nameOf = ({ legalName }: SignedForm) => legalName?.trim().toLowerCase() ?? ''
  const isPerson = ({ numberKind, number }: SignedForm) => number !== '' && numberKind !== 'ein'
  return (
    (isPerson(one) && isPerson(other)) ||
    (one.number !== '' && one.number === other.number) ||
    (nameOf(one) !== '' && nameOf(one) === nameOf(other))
  )
}

/** The form in force on a day; before the first one, that one. @param forms oldest first */
export const formInForce = <F extends SignedForm>(forms: readonly F[], day: string): F | null =>
  forms.findLast(({ certifiedOn }) => certifiedOn <= day) ?? forms[0] ?? null

export interface DayPaid {
  readonly day: string
  readonly paid: Cents
  readonly paidPaypal: Cents
  readonly payments: number
}

export interface TaxpayerPaid<F> extends Omit<DayPaid, 'day'> {
  /** the newest form of the taxpayer; null: there is none */
  readonly form: F | null
  /** the first form of the taxpayer */
  readonly firstForm: F | null
  /** the newest form of the account, where it names another taxpayer */
  readonly formNow: F | null
}

/** What an account was paid, a row for each taxpayer that its forms named on the days of payment. @param forms oldest first */
export function paidByTaxpayer<F extends SignedForm>(forms: readonly F[], days: readonly DayPaid[]): TaxpayerPaid<F>[] {
  const taxpayers: F[][] = []
  for (const form of forms) {
    const known = taxpayers.find((same) => same.some((one) => sameTaxpayer(one, form)))
    if (known) known.push(form)
    else taxpayers.push([form])
  }
  const paidTo = new Map<F | null, DayPaid[]>()
  for (const one of days) {
    const form = formInForce(forms, one.day)
    const newest = form && (taxpayers.find((same) => same.includes(form))?.at(-1) ?? form)
    paidTo.set(newest, [...(paidTo.get(newest) ?? []), one])
  }
  const now = forms.at(-1) ?? null
  const sum = (some: readonly DayPaid[], of: (one: DayPaid) => number) => some.reduce((all, one) => all + of(one), 0)
  return [...paidTo].map(([form, some]) => ({
    form,
    firstForm: taxpayers.find((same) => form !== null && same.includes(form))?.[0] ?? null,
    formNow: form === now ? null : now,
    paid: sum(some, ({ paid }) => paid),
    paidPaypal: sum(some, ({ paidPaypal }) => paidPaypal),
    payments: sum(some, ({ payments }) => payments),
  }))
}
