import { z } from 'zod'
import { defaultLimits } from '../limits.ts'

/** Normalizes e-mail addresses and rejects those that mail servers could parse in two ways. */

const form = z.email()

/** Rejected first: control characters, commas and a second @ have been used to redirect mails. */
const dangerous = /[\p{Cc}\p{Cf}\p{Zl}\p{Zp},;]|@.*@/u

/** The address as stored and compared (NFKC, trimmed, lower case), or undefined when invalid. */
export function normalizeEmail(text: string): string | undefined {
  if (dangerous.test(text)) return undefined
  const email = text.normalize('NFKC').trim().toLowerCase()
  // Checked again because NFKC can produce commas or @ from full-width forms.
  if (dangerous.test(email) || email.length > defaultLimits['login.emailMax']) return undefined
  return form.safeParse(email).success ? email : undefined
}

/** "m•••••@consilium.test": enough for owners to recognize their address. */
export function maskEmail(email: string): string {
  const at = email.lastIndexOf('@')
  return at < 1 ? '•••' : `${email.slice(0, 1)}•••••${email.slice(at)}`
}

/** "+1 ••• ••• 1234": the last four digits. */
export function maskPhone(number: string): string {
  const digits = number.replace(/\D/g, '')
  return digits.length < 4 ? '•••' : `••• ••• ${digits.slice(-4)}`
}
