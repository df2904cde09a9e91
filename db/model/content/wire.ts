import { z } from 'zod'
import { requiredText, userTypeField, versionField } from '../fields.ts'
import { environments, fileTypes, locales, themeNames } from './enums.ts'
import { contentRules } from './shapes.ts'

/** Text, HTML, links, numbers, switches and lists of the same; each document type has its own. */
const contentFields = z.record(z.string().max(100), z.unknown())

export const contentDocumentFields = z.strictObject({
  type: requiredText(60).regex(/^[a-z][a-z0-9_]*$/, 'errors.alias'),
  uid: requiredText(100).regex(/^[A-Za-z0-9][A-Za-z0-9_-]*$/, 'errors.alias'),
  /** Null: for every user type that has no document of its own. */
  userType: userTypeField.nullable().optional(),
  locale: z.enum(locales, { error: 'errors.required' }),
  enabled: z.boolean().optional(),
  fields: contentFields,
})
export const contentDocumentInput = contentDocumentFields.superRefine(contentRules).meta({ id: 'ContentInput' })

export const contentRow = z
  .object({
    id: z.string(),
    type: z.string(),
    uid: z.string(),
    userType: z.int().nullable(),
    locale: z.enum(locales),
    enabled: z.boolean(),
    fields: contentFields,
    updatedAt: z.string(),
    version: versionField,
  })
  .meta({ id: 'Content' })
export type ContentDocument = z.infer<typeof contentRow>

/** A document as the back office lists it. */
export const contentAdminRow = contentRow
  .extend({
    title: z.string().nullable(),
    updatedBy: z.string().nullable(),
    /** languages in which this document does not exist */
    missing: z.array(z.enum(locales)),
  })
  .meta({ id: 'ContentAdmin' })
export type ContentAdmin = z.infer<typeof contentAdminRow>

export const contentVersionRow = z
  .object({
    documentVersion: z.int(),
    enabled: z.boolean(),
    fields: contentFields,
    createdBy: z.string().nullable(),
    createdByName: z.string().nullable(),
    createdAt: z.string(),
  })
  .meta({ id: 'ContentVersion' })
export type ContentVersion = z.infer<typeof contentVersionRow>

export const restoreInput = z
  .strictObject({ documentVersion: z.int().min(1), version: versionField })
  .meta({ id: 'ContentRestore' })

export const termsWire = z.object({ id: z.string(), locale: z.enum(locales), html: z.string() }).meta({ id: 'Terms' })
export type Terms = z.infer<typeof termsWire>

export const themeWire = z
  .object({
    name: z.enum(themeNames),
    colours: z.record(z.string(), z.string()),
    companyText: z.string(),
    url: z.string(),
    domain: z.string(),
    careNavigatorAddress: z.string(),
    logo: z.string(),
    favicon: z.string(),
    accentImage: z.string(),
  })
  .meta({ id: 'Theme' })
export type Theme = z.infer<typeof themeWire>

/** What a page asks first: where it runs, in which brand, and what time it is. */
export const environmentWire = z
  .object({
    environment: z.enum([...environments, 'test']),
    brand: themeWire,
    /** the server's clock, in milliseconds since 1970 */
    now: z.int(),
  })
  .meta({ id: 'Environment' })
export type EnvironmentFacts = z.infer<typeof environmentWire>

/** A discussion by its RefId and its title. */
const fileDiscussion = z.object({ id: z.string(), key: z.string(), title: z.string() })

export const fileRow = z
  .object({
    id: z.string(),
    name: z.string(),
    description: z.string().nullable(),
    fileType: z.enum(fileTypes),
    size: z.int(),
    status: z.string(),
    createdAt: z.string(),
    version: versionField,
    /** who added it, as the reader may know them; in lists that staff read, and in the list of everything that someone has */
    addedBy: z.string().optional(),
    /** the plan that it belongs to; absent: it is the person's own */
    plan: z.object({ id: z.string(), name: z.string() }).optional(),
    /** the discussion that it is attached to, where it is fetched and taken away; null: it belongs to the person or to a plan */
    discussion: fileDiscussion.nullable(),
  })
  .meta({ id: 'File' })
export type FileRow = z.infer<typeof fileRow>

/** What a list of everything that someone has says beside its rows: the discussions that hold any of it, the newest first. */
export const documentExtras = { discussions: z.array(fileDiscussion) }
export type FileDiscussion = z.infer<typeof fileDiscussion>
