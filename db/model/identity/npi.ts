import { z } from 'zod'

/** What stands before an NPI when its check digit is reckoned: the issuer's number of health care in the United States. */
const ISSUER = '80840'

/** Whether ten digits are a National Provider Identifier: the last one is the Luhn check digit over `80840` and the rest. */
export function isNpi(text: string): boolean {
  if (!/^\d{10}$/.test(text)) return false
  const digits = [...`${ISSUER}${text}`].reverse().map(Number)
  const sum = digits.reduce((total, digit, at) => {
    const counted = at % 2 === 0 ? digit : digit * 2
    return total + (counted > 9 ? counted - 9 : counted)
  }, 0)
  return sum % 10 === 0
}

/** An NPI, or nothing: `''` is stored as null. */
export const npiField = z
  .string()
  .trim()
  .regex(/^(\d{10})?$/, 'errors.npi')
  .refine((npi) => npi.length !== 10 || isNpi(npi), 'errors.npiCheck')
  .nullable()
  .transform((npi) => npi || null)
