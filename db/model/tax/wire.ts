import { z } from 'zod'
import { dateFieldSaying, optionalText, requiredText, versionField } from '../fields.ts'
import { payAccount } from '../payments/pay-account.ts'
import { timeZoneField } from '../zone-field.ts'
import {
  entityTypes,
  taxClarifications,
  taxCountries,
  taxFlags,
  taxFormStatuses,
  taxFormTypes,
  taxRowStatuses,
  taxSecrets,
  textLimits,
  type TaxText,
} from './enums.ts'

/** A person's tax form on the wire. Numbers travel masked; a mask that is sent back leaves the number as it is. */

const record = <K extends string, S extends z.ZodType>(keys: readonly K[], schema: (key: K) => S) =>
  Object.fromEntries(keys.map((key) => [key, schema(key)])) as Record<K, S>

const texts = Object.keys(textLimits).filter((field) => field !== 'dob') as Exclude<TaxText, 'dob'>[]

/** The proof of a signature, as it is printed on the form. */
export const evidence = z
  .object({
    /** ISO, UTC */
    certifiedAt: z.string(),
    /** yyyy-MM-dd in `timeZone` */
    localDate: z.string(),
    timeZone: z.string(),
    address: z.string(),
    userAgent: z.string(),
    /** names the session without opening it */
    session: z.string(),
    mfaMethod: z.string().nullable(),
    revision: z.string(),
    nameTyped: z.string(),
  })
  .meta({ id: 'TaxEvidence' })
export type Evidence = z.infer<typeof evidence>

/** One certified form, current or past. */
export const taxVersion = z
  .object({
    id: z.string(),
    formType: z.enum(taxFormTypes),
    legalName: z.string().nullable(),
    status: z.enum(taxRowStatuses),
    certificationDate: z.string().nullable(),
    certifyDate: z.string().nullable(),
    /** last day, yyyy-MM-dd; null: it does not end by time */
    expiresAt: z.string().nullable(),
    sequence: z.int().nullable(),
    hash: z.string().nullable(),
    invalidReason: z.string().nullable(),
    /** first day (yyyy-MM-dd, New York) on which it no longer counted */
    invalidOn: z.string().nullable(),
  })
  .meta({ id: 'TaxFormVersion' })
export type TaxVersion = z.infer<typeof taxVersion>

const entryValue = z.union([z.string(), z.boolean()]).nullable()
/** One certified form as staff read it: its entries, numbers masked, and which differ from the form before it. */
export const taxVersionRecord = z
  .object({
    version: taxVersion,
    /** of the form before; null for the first */
    before: z.union([taxVersion, z.null()]),
    evidence: z.union([evidence, z.null()]),
    entries: z.array(
      z.object({ field: z.string(), value: entryValue, before: entryValue, changed: z.boolean() }).meta({
        id: 'TaxFormEntry',
      }),
    ),
  })
  .meta({ id: 'TaxFormRecord' })
export type TaxVersionRecord = z.infer<typeof taxVersionRecord>

const flag = z.boolean().nullable()
const words = {
  entityType: z.enum(entityTypes).nullable(),
  taxClarification: z.enum(taxClarifications).nullable(),
}

/** GET /server/user/{id}/taxinformation: the draft, else the newest certified form, else empty fields with version 0. */
export const taxForm = z
  .object({
    id: z.string().nullable(),
    formType: z.enum(taxFormTypes).nullable(),
    status: z.enum(taxRowStatuses).nullable(),
    ...record(texts, () => z.string().nullable()),
    dob: z.string().nullable(),
    ...words,
    stateId: z.int32().nullable(),
    ...record(taxCountries, () => z.int32().nullable()),
    ...record(taxFlags, () => flag),
    certificationDate: z.string().nullable(),
    certifyDate: z.string().nullable(),
    expiresAt: z.string().nullable(),
    /** last day (yyyy-MM-dd) for a new form, where the certified one may be incorrect; null: none is due */
    renewBy: z.string().nullable(),
    savedAt: z.string().nullable(),
    version: versionField,
    /** field → text key of what keeps the form from being certified */
    problems: z.record(z.string(), z.string()),
    /** field → text key of what looks wrong and may be right */
    warnings: z.record(z.string(), z.string()),
    /** what certifying this draft changes of where pay goes, numbers masked; null: nothing */
    payChange: z.union([z.object({ from: payAccount, to: payAccount }), z.null()]),
    taxFormStatus: z.enum(taxFormStatuses),
    /** certified forms, newest first */
    versions: z.array(taxVersion),
  })
  .meta({ id: 'TaxForm' })
export type TaxForm = z.infer<typeof taxForm>

const fields = {
  ...record(texts, (field) => optionalText(textLimits[field])),
  dob: z
    .union([z.literal('').transform(() => null), dateFieldSaying('tax.problem.dob').nullable()], {
      error: 'tax.problem.dob',
    })
    .optional(),
  entityType: words.entityType.optional(),
  taxClarification: words.taxClarification.optional(),
  stateId: z.int32().nullable().optional(),
  ...record(taxCountries, () => z.int32().nullable().optional()),
  ...record(taxFlags, () => flag.optional()),
}

/** POST: begins a draft. What is left out is taken from the form before it, and of pay from the account as it is. */
export const taxDraftBody = z.strictObject({ formType: z.enum(taxFormTypes), ...fields }).meta({ id: 'TaxDraftBody' })
export type TaxDraftBody = z.infer<typeof taxDraftBody>

/** PUT: changes the draft; with a typed name it certifies it. */
export const taxFormBody = z
  .strictObject({
    formType: z.enum(taxFormTypes).optional(),
    ...fields,
    certificationName: z.string().min(1, 'errors.required').max(255, 'errors.tooLong').optional(),
    timeZone: timeZoneField
      .optional()
      .describe('With a signature: the zone that the signer’s device is in; otherwise that of the profile'),
    version: versionField,
  })
  .meta({ id: 'TaxFormBody' })
export type TaxFormBody = z.infer<typeof taxFormBody>
export type TaxFields = Omit<TaxFormBody, 'formType' | 'certificationName' | 'timeZone' | 'version'>

export const taxCreated = z.object({ id: z.string(), version: versionField }).meta({ id: 'TaxDraftCreated' })

/** POST …/reveal: which number, and why someone needs to see it; of which form, the one that counts or counted last when absent. */
export const taxRevealBody = z
  .strictObject({
    field: z.enum(taxSecrets),
    reason: requiredText(1000),
    formId: z.string().min(1).max(64).optional(),
  })
  .meta({ id: 'TaxRevealBody' })
export type TaxRevealBody = z.infer<typeof taxRevealBody>
/** The whole number, and until when (ISO, UTC) a page may show it. */
export const taxRevealed = z.object({ value: z.string(), hideAt: z.string() }).meta({ id: 'TaxRevealed' })
export type TaxRevealed = z.infer<typeof taxRevealed>

/** POST …/invalidate: why, in words for the owner. */
export const taxInvalidateBody = z.strictObject({ reason: requiredText(1000) }).meta({ id: 'TaxInvalidateBody' })
export const taxStatusAnswer = z.object({ taxFormStatus: z.enum(taxFormStatuses) }).meta({ id: 'TaxStatus' })

/** POST …/changed: the last day (yyyy-MM-dd) for a new form. */
export const taxChangeAnswer = z.object({ until: z.string() }).meta({ id: 'TaxFormChange' })
/** POST …/unchanged: how staff know that nothing has changed. */
export const taxUnchangedBody = z.strictObject({ reason: requiredText(1000) }).meta({ id: 'TaxUnchangedBody' })

/** POST …/pdf: why the whole numbers are needed; which certified form, the newest when absent. */
export const taxPdfBody = z
  .strictObject({ reason: requiredText(1000), formId: z.string().min(1).max(64).optional() })
  .meta({ id: 'TaxPdfBody' })
