import { z } from 'zod'
import { defaultLimits } from '../limits.ts'

/** One spelling for each address, and no address that a mail server could read as two. */

const form = z.email()

/** Refused before anything else: control characters, commas and a second @ have redirected mails. */
const dangerous = /[\p{Cc}\p{Cf}\p{Zl}\p{Zp},;]|@.*@/u

/** The address as it is stored and compared (NFKC, trimmed, lower case), or undefined when it is none. */
export function normalizeEmail(text: string): string | undefined {
  if (dangerous.test(text)) return undefined
  const email = text.normalize('NFKC').trim().toLowerCase()
  // Compatibility forms (a full-width comma or @) show themselves only now.
  if (dangerous.test(email) || email.length > defaultLimits['login.emailMax']) return undefined
  return form.safeParse(email).success ? email : undefined
}

/** "m•••••@consilium.test": enough to recognise one's own address. */
export function maskEmail(email: string): string {
  const at = email.lastIndexOf('@')
  return at < 1 ? '•••' : `${email.slice(0, 1)}•••••${email.slice(at)}`
}

/** "+1 ••• ••• 1234": the last four digits. */
export function maskPhone(number: string): string {
  const digits = number.replace(/\D/g, '')
  return digits.length < 4 ? '•••' : `••• ••• ${digits.slice(-4)}`
}
