import type { Limits } from '../limits.ts'
import type { TaxSecret } from './enums.ts'

/** How the numbers of a tax form are written, checked and masked. */

export const digitsOf = (text: string): string => text.replace(/\D/g, '')
const compact = (text: string): string => text.replace(/[\s-]/g, '').toUpperCase()
/** Whether this is a mask and no number. */
export const isMasked = (text: string): boolean => text.includes('*')

/** Digits in groups joined by dashes; what is there so far of a number that is still typed. */
function grouped(text: string, groups: readonly number[]): string {
  const digits = digitsOf(text)
  const parts: string[] = []
  let at = 0
  for (const size of groups) {
    if (at >= digits.length) break
    parts.push(digits.slice(at, at + size))
    at += size
  }
  return parts.join('-')
}

const groupsOf: Partial<Record<TaxSecret, readonly number[]>> = {
  ssn: [3, 2, 4],
  itin: [3, 2, 4],
  ein: [2, 7],
  bankSortCode: [2, 2, 2],
}
const lengthOf = (groups: readonly number[]) => groups.reduce((sum, size) => sum + size, 0)

/** A number in the way it is written, also while it is typed or after it is pasted. Too many digits stay as they are, to be refused. */
export function formatNumber(field: TaxSecret, text: string): string {
  if (isMasked(text)) return text
  const groups = groupsOf[field]
  if (groups) {
    const odd = /[^\d\s-]/.test(text) || digitsOf(text).length > lengthOf(groups)
    return odd ? text : grouped(text, groups)
  }
  if (field === 'ibanNumber') return compact(text).replace(/(.{4})(?=.)/g, '$1 ')
  return text
}

/** A number as it is stored. */
export function storedNumber(field: TaxSecret, text: string): string {
  const trimmed = text.trim()
  if (field === 'ibanNumber') return compact(trimmed)
  return groupsOf[field] ? formatNumber(field, trimmed) : trimmed
}

/** Whether the digits are as many as the number has. */
export function completeNumber(field: TaxSecret, text: string): boolean {
  const groups = groupsOf[field]
  if (!groups) return text.trim() !== ''
  return !/[^\d\s-]/.test(text) && digitsOf(text).length === lengthOf(groups)
}

/** `***-**-6789`: what is shown of a stored number. Of a short or unfinished one nothing is. */
export function maskNumber(field: TaxSecret, stored: string): string {
  const last = (shown: number) => (stored.length >= shown * 2 ? stored.slice(-shown) : '')
  switch (field) {
    case 'ssn':
    case 'itin':
      return completeNumber(field, stored) ? `***-**-${stored.slice(-4)}` : '***-**-****'
    case 'ein':
      return completeNumber(field, stored) ? `**-***${stored.slice(-4)}` : '**-*******'
    case 'bankSortCode':
      return completeNumber(field, stored) ? `**-**-${stored.slice(-2)}` : '**-**-**'
    default:
      return `********${last(4)}`
  }
}

/** Area 000, 666 or 9xx, group 00 and serial 0000 are never given out. */
export const possibleSsn = (text: string): boolean =>
  /^(?!000|666|9)\d{3}(?!00)\d{2}(?!0000)\d{4}$/.test(digitsOf(text))
/** 9xx with a fourth and fifth digit of 50–65, 70–88, 90–92 or 94–99. */
export const possibleItin = (text: string): boolean =>
  /^9\d\d(5\d|6[0-5]|7\d|8[0-8]|9[0-24-9])\d{4}$/.test(digitsOf(text))
/** Prefixes that the IRS has never given out. */
export const possibleEin = (text: string): boolean =>
  !/^(00|07|08|09|17|18|19|28|29|49|69|70|78|79|89|96|97)/.test(digitsOf(text))

/** Whether the two check digits of an IBAN are right (mod 97). */
export function ibanChecks(text: string): boolean {
  const number = compact(text)
  if (!/^[A-Z]{2}\d{2}[A-Z0-9]+$/.test(number)) return false
  let rest = 0
  for (const sign of number.slice(4) + number.slice(0, 4)) {
    const value = parseInt(sign, 36)
    rest = (rest * (value > 9 ? 100 : 10) + value) % 97
  }
  return rest === 1
}

type IbanLimits = Pick<Limits, 'bank.ibanMin' | 'bank.ibanMax'>

/** How many characters an IBAN has, as a text names it. */
export const ibanRange = (limits: IbanLimits) => ({ least: limits['bank.ibanMin'], most: limits['bank.ibanMax'] })

/** Norway's has 15 characters, whatever is set. */
export function ibanLengthFits(text: string, limits: IbanLimits): boolean {
  const { length } = compact(text)
  const { least, most } = ibanRange(limits)
  return (length >= least && length <= most) || (length === 15 && compact(text).startsWith('NO'))
}
