import { clarificationLetter, entityTypes } from './enums.ts'
import { digitsOf, isMasked } from './numbers.ts'
import type { TaxValues } from './values.ts'

/** Where the entries of a form stand on the official form: the names of its fields. */

export interface PrintedForm {
  texts: Record<string, string>
  checks: string[]
}
export interface PrintedNames {
  /** in English, as the form asks for */
  readonly country: (id: number | null) => string
  readonly state: string
}

const page = (name: string) => `topmostSubform[0].Page1[0].${name}[0]`
const usDay = (day: string) => day.replace(/^(\d{4})-(\d\d)-(\d\d)$/, '$2-$3-$1')
const line = (...parts: readonly string[]) => parts.filter((part) => part.trim() !== '').join(', ')

/** A number in the boxes of the form; of a masked one the stars too. */
function boxes(number: string, sizes: readonly number[]): string[] {
  const signs = isMasked(number) ? number.replace(/-/g, '') : digitsOf(number)
  let at = 0
  return sizes.map((size) => signs.slice(at, (at += size)))
}

export function printedForm(values: TaxValues, names: PrintedNames, signedOn: string): PrintedForm {
  return values.formType === 'W-9' ? printedW9(values, names) : printedW8(values, names, signedOn)
}

function printedW9(values: TaxValues, { state }: PrintedNames): PrintedForm {
  const inBox = (name: string) => page(`Boxes3a-b_ReadOrder[0].${name}`)
  const inAddress = (name: string) => page(`Address_ReadOrder[0].${name}`)
  const place = values.entityType ? entityTypes.indexOf(values.entityType) : -1
  const [ssn1 = '', ssn2 = '', ssn3 = ''] = boxes(values.ssn, [3, 2, 4])
  const [ein1 = '', ein2 = ''] = boxes(values.ein, [2, 7])
  return {
    texts: {
      [page('f1_01')]: values.legalName,
      [inBox('f1_03')]: values.taxClarification ? clarificationLetter[values.taxClarification] : '',
      [inBox('f1_04')]: values.entityTypeOther,
      [inAddress('f1_07')]: values.address,
      [inAddress('f1_08')]: `${line(values.city, state)} ${values.zipCode}`,
      [page('f1_11')]: ssn1,
      [page('f1_12')]: ssn2,
      [page('f1_13')]: ssn3,
      [page('f1_14')]: ein1,
      [page('f1_15')]: ein2,
    },
    checks: [
      ...(place >= 0 ? [`topmostSubform[0].Page1[0].Boxes3a-b_ReadOrder[0].c1_1[${place}]`] : []),
      ...(values.ownershipInterest ? [inBox('c1_2')] : []),
    ],
  }
}

function printedW8(values: TaxValues, { country }: PrintedNames, signedOn: string): PrintedForm {
  const residence = country(values.certificationCountry)
  return {
    texts: {
      [page('f_1')]: values.legalName,
      [page('f_2')]: country(values.countryId),
      [page('f_3')]: values.address,
      [page('f_4')]: line(values.city, values.state, values.zipCode),
      [page('f_5')]: residence,
      [page('f_9')]: values.ssn || values.itin,
      [page('f_10')]: values.ftin,
      [page('f_12')]: usDay(values.dob),
      [page('f_13')]: residence,
      [page('Date')]: usDay(signedOn),
      [page('f_21')]: values.legalName,
    },
    checks: [...(values.ftinNotRequired ? [page('c1_01')] : []), page('c1_02')],
  }
}
