import { parsePhoneNumberFromString } from 'libphonenumber-js/max'

export interface Telephone {
  /** E.164, followed by ` x12` when there is an extension: as numbers are kept and compared */
  number: string
  formatted: string
  /** ISO code; null for numbers of no country (satellite, freephone) */
  country: string | null
  /** rings a desk behind a switchboard: no text message gets there */
  extension: boolean
}

/** A telephone number as people type it: with + and country code, or of the United States. null: there is no such number. */
export function readTelephone(text: string): Telephone | null {
  const found = parsePhoneNumberFromString(text, 'US')
  if (!found?.isValid()) return null
  const ext = found.ext ? ` x${found.ext}` : ''
  const formatted = found.countryCallingCode === '1' ? found.formatNational() : found.formatInternational()
  return {
    number: `${found.number}${ext}`,
    formatted: `${formatted.replace(/ ext\..*$/, '')}${ext}`,
    country: found.country ?? null,
    extension: ext !== '',
  }
}

/** A kept number for reading; one that was never checked stays as it is. */
export const showTelephone = (number: string): string => readTelephone(number)?.formatted ?? number
