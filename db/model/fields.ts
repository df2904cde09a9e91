import { z } from 'zod'
import { isUserType } from './identity/enums.ts'

/**
 * The field kinds that input schemas are built from. Messages are text keys. No kind has a default: an update sends
 * part of a record, and a default would write what no one sent.
 */

export const idField = z.string({ error: 'errors.required' }).trim().min(1, 'errors.required').max(64)
export const versionField = z.int().min(0)

/** Text that must be there: absent, `null`, `''` and blanks all count as missing. */
export const requiredText = (max: number) =>
  z.string({ error: 'errors.required' }).trim().min(1, 'errors.required').max(max, 'errors.tooLong')

/** Control characters and line breaks, and signs that turn the direction of writing or cannot be seen. */
const treacherous = /[\p{Cc}\p{Zl}\p{Zp}\u061C\u200B\u200E\u200F\u202A-\u202E\u2060-\u206F\uFEFF\u{E0000}-\u{E007F}]/u
export const isPlainName = (name: string): boolean => !treacherous.test(name)
/** The name without what a name may not hold. */
export const plainName = (name: string): string => name.replace(new RegExp(treacherous, 'gu'), '')

/** A name of anything: what stands in lists, headers and mails. */
export const nameField = (max: number) =>
  z
    .string({ error: 'errors.required' })
    .refine((name) => isPlainName(name.trim()), 'errors.nameCharacters')
    .trim()
    .min(1, 'errors.required')
    .max(max, 'errors.tooLong')
export const optionalNameField = (max: number) =>
  z
    .string()
    .refine((name) => isPlainName(name.trim()), 'errors.nameCharacters')
    .trim()
    .max(max, 'errors.tooLong')
    .nullable()
    .transform((name) => name || null)
    .optional()

/** Something that a mail program would make a link of: an address of the web or of a person. */
const holdsAddress = (name: string): boolean =>
  /[@/\\]|\bwww\.|[\p{L}\p{N}-]{2,}[.。](?=\p{L}{2})/iu.test(name.normalize('NFKC'))
const noAddress = (name: string | null | undefined) => !name || !holdsAddress(name)

/** A name of a person: mailed to others, so it holds no address either. */
export const personNameField = (max: number) => nameField(max).refine(noAddress, 'errors.nameAddress')
export const optionalPersonNameField = (max: number) => optionalNameField(max).refine(noAddress, 'errors.nameAddress')

/** A word of an address: Latin letters, digits, `-` and `_`. Stored in lower case, since people type addresses as they like. */
export const aliasField = (max: number) =>
  requiredText(max)
    .regex(/^[A-Za-z0-9][A-Za-z0-9_-]*$/, 'errors.alias')
    .toLowerCase()

/** HTML that must say something: tags and blanks alone count as missing; a picture says something. */
export const requiredHtml = (max: number) =>
  requiredText(max).refine(
    (html) => /<img\b/i.test(html) || html.replace(/<[^>]*>|&nbsp;|\s/gi, '') !== '',
    'errors.required',
  )

/** Text that may be left empty; `''` is stored as null. */
export const optionalText = (max: number) =>
  z
    .string()
    .trim()
    .max(max, 'errors.tooLong')
    .nullable()
    .transform((text) => text || null)
    .optional()

export const optionalId = z
  .string()
  .trim()
  .max(64)
  .nullable()
  .transform((id) => id || null)
  .optional()

export const userTypeField = z.int().refine(isUserType, 'errors.userType')

/** yyyy-MM-dd. */
export const dateField = z.iso.date({ error: 'errors.date' })
export const optionalDate = dateField.nullable().optional()

/** ISO 8601 in UTC. */
export const instantField = z.iso.datetime({ error: 'errors.date' })

/** Comma-delimited ISO country codes; empty means everywhere. Spaces, case and repetition are forgiven. */
export const countryCodesField = z
  .string()
  .max(1000)
  .nullable()
  .transform((list) => [...new Set(splitCodes(list))].join(','))
  .refine((list) => splitCodes(list).every((code) => /^[A-Z]{2}$/.test(code)), 'errors.countryCodes')
  .optional()

/** The country codes of a stored list, upper case, without blanks. */
export function splitCodes(list: string | null | undefined): string[] {
  return (list ?? '')
    .split(',')
    .map((code) => code.trim().toUpperCase())
    .filter((code) => code !== '')
}

/** Puts `message` beside `field` when `broken`. For rules that look at several fields. */
export function refuse(ctx: z.RefinementCtx, broken: boolean, field: string, message: string) {
  if (broken) ctx.addIssue({ code: 'custom', path: [field], message })
}
