import { z } from 'zod'
import { isUserType } from './identity/enums.ts'

/**
 * Building blocks of input schemas. Messages are text keys. No field has a default: PATCH-style updates send part of a
 * record, and a default would overwrite stored values.
 */

export const idField = z.string({ error: 'errors.required' }).trim().min(1, 'errors.required').max(64, 'errors.tooLong')
export const versionField = z.int32().min(0)

/** The same schema for the same length: hundreds of fields ask for one, and each takes kilobytes. */
function byLength<S>(make: (max: number) => S): (max: number) => S {
  const known = new Map<number, S>()
  return (max) => {
    const made = known.get(max) ?? make(max)
    known.set(max, made)
    return made
  }
}

/** Required text: undefined, `null`, `''` and whitespace all count as missing. */
export const requiredText = byLength((max) =>
  z.string({ error: 'errors.required' }).trim().min(1, 'errors.required').max(max, 'errors.tooLong'),
)

/** Control characters, line breaks, bidirectional controls and invisible characters. */
const unsafeCharacters =
  /[\p{Cc}\p{Zl}\p{Zp}\u061C\u200B\u200E\u200F\u202A-\u202E\u2060-\u206F\uFEFF\u{E0000}-\u{E007F}]/u
export const isPlainName = (name: string): boolean => !unsafeCharacters.test(name)
/** Removes characters that are not allowed in a name. */
export const plainName = (name: string): string => name.replace(new RegExp(unsafeCharacters, 'gu'), '')

/** A letter that a program could not read stands in the text as a sign of its own: the name is not what someone typed. */
const isWhole = (name: string | null | undefined) => !name?.includes('\uFFFD')

/** Name of any record; used in lists, headers and mails. */
export const nameField = byLength((max) =>
  z
    .string({ error: 'errors.required' })
    .refine((name) => isPlainName(name.trim()), 'errors.nameCharacters')
    .refine(isWhole, 'errors.nameDamaged')
    .trim()
    .min(1, 'errors.required')
    .max(max, 'errors.tooLong'),
)
export const optionalNameField = byLength((max) =>
  z
    .string()
    .refine((name) => isPlainName(name.trim()), 'errors.nameCharacters')
    .refine(isWhole, 'errors.nameDamaged')
    .trim()
    .max(max, 'errors.tooLong')
    .nullable()
    .transform((name) => name || null)
    .optional(),
)

/** Contains text that mail programs turn into a link: a URL or an e-mail address. */
const holdsAddress = (name: string): boolean =>
  /\S@\S|:\/\/|\bwww\.|[\p{L}\p{N}-]{2}[.。](?=\p{L}{2})/iu.test(name.normalize('NFKC'))
const noAddress = (name: string | null | undefined) => !name || !holdsAddress(name)
/** The signs of addresses where there is no address: refused as well, and for what they are. */
const noSign = (name: string | null | undefined) =>
  !name || holdsAddress(name) || !/[@/\\]/.test(name.normalize('NFKC'))

/** Name of a person. It appears in mails to other people, so it must not contain a URL or e-mail address. */
export const personNameField = byLength((max) =>
  nameField(max).refine(noAddress, 'errors.nameAddress').refine(noSign, 'errors.nameSigns'),
)
export const optionalPersonNameField = byLength((max) =>
  optionalNameField(max).refine(noAddress, 'errors.nameAddress').refine(noSign, 'errors.nameSigns'),
)

/** URL slug: Latin letters, digits, `-` and `_`. Stored in lower case because people type URLs in any case. */
export const aliasField = byLength((max) =>
  requiredText(max)
    .regex(/^[A-Za-z0-9][A-Za-z0-9_-]*$/, 'errors.alias')
    .toLowerCase(),
)

/** Required HTML: tags and whitespace alone count as missing; an image counts as content. */
export const requiredHtml = byLength((max) =>
  requiredText(max).refine(
    (html) => /<img\b/i.test(html) || html.replace(/<[^>]*>|&nbsp;|\s/gi, '') !== '',
    'errors.required',
  ),
)

/** Optional text; `''` is stored as null. */
export const optionalText = byLength((max) =>
  z
    .string()
    .trim()
    .max(max, 'errors.tooLong')
    .nullable()
    .transform((text) => text || null)
    .optional(),
)

export const optionalId = z
  .string()
  .trim()
  .max(64, 'errors.tooLong')
  .nullable()
  .transform((id) => id || null)
  .optional()

/** A user type as a query string has it. */
export const userTypeQuery = z.coerce.number<string>().int().min(0).max(99)
export const userTypeField = z.int32().refine(isUserType, 'errors.userType')

/** Whether a day is one that people mean: in the centuries around now, where all arithmetic of dates, months and zones holds. */
const isInRange = (day: string) => day >= '1900-01-01' && day.slice(0, 10) <= '2199-12-31'

/** yyyy-MM-dd, from 1900 to 2199. */
export const dateFieldSaying = (error: string) => z.iso.date({ error }).refine(isInRange, error)
export const dateField = dateFieldSaying('errors.date')
export const optionalDate = dateField.nullable().optional()

/** ISO 8601 in UTC, from 1900 to 2199. */
export const instantField = z.iso.datetime({ error: 'errors.date' }).refine(isInRange, 'errors.date')

/** ISO 8601 with any offset, from 1900 to 2199. */
export const momentField = z.iso.datetime({ offset: true, error: 'errors.date' }).refine(isInRange, 'errors.date')

/** A time in epoch seconds, from 1970 to 2199. */
export const secondsField = z.int().nonnegative().max(7_258_118_399, 'errors.date')

/** A quarter like 2026-Q1, from 1900 to 2199. */
export const quarterField = z.string({ error: 'errors.required' }).regex(/^(19|20|21)\d\d-Q[1-4]$/, 'errors.quarter')

/** Comma-separated ISO country codes; empty means all countries. Spaces, case and duplicates are normalized. */
export const countryCodesField = z
  .string()
  .max(1000, 'errors.tooLong')
  .nullable()
  .transform((list) => [...new Set(splitCodes(list))].join(','))
  .refine((list) => splitCodes(list).every((code) => /^[A-Z]{2}$/.test(code)), 'errors.countryCodes')
  .optional()

/** Country codes of a stored list, upper case and trimmed. */
export function splitCodes(list: string | null | undefined): string[] {
  return (list ?? '')
    .split(',')
    .map((code) => code.trim().toUpperCase())
    .filter((code) => code !== '')
}

/** Adds a validation issue to `field` when `broken`; for rules that compare several fields. */
export function refuse(ctx: z.RefinementCtx, broken: boolean, field: string, message: string) {
  if (broken) ctx.addIssue({ code: 'custom', path: [field], message })
}
