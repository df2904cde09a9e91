import { z } from 'zod'

/** A name of the IANA's list; a mere difference to UTC is none. */
function isTimeZone(zone: string) {
  try {
    new Intl.DateTimeFormat('en', { timeZone: zone })
    return /^[A-Za-z]/.test(zone)
  } catch {
    return false
  }
}
export const timeZoneField = z.string().max(60).refine(isTimeZone, 'errors.timeZone')
