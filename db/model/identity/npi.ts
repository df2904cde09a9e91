import { z } from 'zod'

/** Luhn prefix of an NPI: 80 (health applications) and 840 (United States). */
const ISSUER = '80840'

/** Whether ten digits are a valid NPI: the last digit is the Luhn check digit over `80840` and the first nine. */
export function isNpi(text: string): boolean {
  if (!/^\d{10}$/.test(text)) return false
  const digits = [...`${ISSUER}${text}`].reverse().map(Number)
  const sum = digits.reduce((total, digit, at) => {
    const counted = at % 2 === 0 ? digit : digit * 2
    return total + (counted > 9 ? counted - 9 : counted)
  }, 0)
  return sum % 10 === 0
}

/** Optional NPI; `''` is stored as null. */
export const npiField = z
  .string()
  .trim()
  .regex(/^(\d{10})?$/, 'errors.npi')
  .refine((npi) => npi.length !== 10 || isNpi(npi), 'errors.npiCheck')
  .nullable()
  .transform((npi) => npi || null)
