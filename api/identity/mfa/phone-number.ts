import { parsePhoneNumberFromString } from 'libphonenumber-js/max'
import { phonePattern } from '#model/identity/phone-pattern.ts'
import { readTelephone } from './telephone.ts'

export interface PhoneNumber {
  /** E.164, as it is stored and compared */
  number: string
  formatted: string
  country: string | null
  /** text messages can be sent to it: a number of the US that is neither freephone nor paid for, and no extension */
  sms: boolean
}

const textable = new Set<string | undefined>(['MOBILE', 'FIXED_LINE_OR_MOBILE', 'FIXED_LINE', 'VOIP'])

/** A number as people type it: with + and country code, else one of the US. Undefined when there is no such number. */
export function readPhone(typed: string): PhoneNumber | undefined {
  const found = phonePattern.test(typed.trim()) ? readTelephone(typed.trim()) : null
  if (!found) return undefined
  const { extension, ...phone } = found
  // Puerto Rico, Canada and the Bahamas share the +1
  const sms = phone.country === 'US' && !extension && textable.has(parsePhoneNumberFromString(phone.number)?.getType())
  return { ...phone, sms }
}
