import { z } from 'zod'
import { normalizeEmail } from '../identity/email.ts'
import { phonePattern } from '../identity/phone-pattern.ts'
import type { TagDefinitionType, TagValidator } from './enums.ts'

/** Validation rule of a value. Shared by tags and custom fields; tags have no bounds. */
export interface ValueRule {
  readonly type: TagDefinitionType
  readonly validator?: TagValidator | null
  readonly min?: number | null
  readonly max?: number | null
  /** in Unicode code points, not UTF-16 units */
  readonly maxLength?: number | null
  /** the choices of an `enum` */
  readonly choices?: readonly string[]
}

export type ValueProblem =
  | 'errors.required'
  | 'errors.tooLong'
  | 'errors.value.int'
  | 'errors.value.float'
  | 'errors.value.tooSmall'
  | 'errors.value.tooLarge'
  | 'errors.value.choice'
  | 'errors.value.boolean'
  | 'errors.value.timestamp'
  | 'errors.value.email'
  | 'errors.value.phone'
  | 'errors.value.url'
  | 'errors.zip'

export type ReadValue =
  | { readonly ok: true; readonly value: string }
  | { readonly ok: false; readonly problem: ValueProblem }

/** Upper limit for any value, in characters, regardless of the definition's own maxLength. */
export const MOST_CHARACTERS = 10_000

const good = (value: string): ReadValue => ({ ok: true, value })
const bad = (problem: ValueProblem): ReadValue => ({ ok: false, problem })

const lengthOf = (text: string) => [...text].length
const digitsOf = (text: string) => text.replace(/\D/g, '')
const address = z.url({ protocol: /^https?$/, hostname: z.regexes.hostname })

/** A US number (10 digits, or 11 with a leading 1), or an international number that starts with +. */
function isPhone(text: string): boolean {
  const digits = digitsOf(text)
  if (!phonePattern.test(text) || text.lastIndexOf('+') > 0 || digits.length > 15) return false
  return text.startsWith('+')
    ? digits.length >= 7
    : digits.length === 10 || (digits.length === 11 && digits.startsWith('1'))
}

const validators: Record<TagValidator, (text: string) => ReadValue> = {
  email: (text) => (normalizeEmail(text) === undefined ? bad('errors.value.email') : good(text)),
  phone: (text) => (isPhone(text) ? good(text) : bad('errors.value.phone')),
  url: (text) => (address.safeParse(text).success ? good(text) : bad('errors.value.url')),
  zip: (text) => (/^\d{5}(-\d{4})?$/.test(text) ? good(text) : bad('errors.zip')),
}

function readText(text: string, { validator, maxLength }: ValueRule): ReadValue {
  if (lengthOf(text) > Math.min(maxLength ?? MOST_CHARACTERS, MOST_CHARACTERS)) return bad('errors.tooLong')
  return validator ? validators[validator](text) : good(text)
}

function readNumber(text: string, { type, min, max }: ValueRule): ReadValue {
  const value = Number(text)
  if (type === 'int' && (!/^[+-]?\d+$/.test(text) || !Number.isSafeInteger(value))) return bad('errors.value.int')
  if (!/^[+-]?(\d+(\.\d*)?|\.\d+)(e[+-]?\d+)?$/i.test(text) || !Number.isFinite(value)) return bad('errors.value.float')
  if (min !== null && min !== undefined && value < min) return bad('errors.value.tooSmall')
  if (max !== null && max !== undefined && value > max) return bad('errors.value.tooLarge')
  return good(String(value === 0 ? 0 : value))
}

const moment = z.iso.datetime({ offset: true })

/**
 * Parses and validates a tag or custom-field value; used by the server and both front ends. Returns the stored form
 * (shortest numbers, UTC times) or the text key of the error. Idempotent: a stored value parses to itself.
 */
export function readValue(rule: ValueRule, entered: string | number | boolean): ReadValue {
  const text = String(entered).normalize('NFC').trim()
  if (text === '') return bad('errors.required')
  switch (rule.type) {
    case 'string':
      return readText(text, rule)
    case 'int':
    case 'float':
      return readNumber(text, rule)
    case 'enum':
      return rule.choices?.includes(text) ? good(text) : bad('errors.value.choice')
    case 'boolean':
      return /^(true|false)$/i.test(text) ? good(text.toLowerCase()) : bad('errors.value.boolean')
    case 'timestamp':
      return moment.safeParse(text).success ? good(new Date(text).toISOString()) : bad('errors.value.timestamp')
  }
}
