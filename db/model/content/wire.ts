import { z } from 'zod'
import { requiredText, userTypeField, versionField } from '../fields.ts'
import { environments, fileTypes, locales, themeNames } from './enums.ts'
import { contentRules } from './shapes.ts'

/** Text, HTML, links, numbers, booleans and lists of these; each document type has its own fields. */
const contentFields = z.record(z.string().max(100), z.unknown())

export const contentDocumentFields = z.strictObject({
  type: requiredText(60).regex(/^[a-z][a-z0-9_]*$/, 'errors.alias'),
  uid: requiredText(100).regex(/^[A-Za-z0-9][A-Za-z0-9_-]*$/, 'errors.alias'),
  /** null: fallback for every user type without a document of its own */
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
    userType: z.int32().nullable(),
    locale: z.enum(locales),
    enabled: z.boolean(),
    fields: contentFields,
    updatedAt: z.string(),
    version: versionField,
  })
  .meta({ id: 'Content' })
export type ContentDocument = z.infer<typeof contentRow>

/** A document in the back-office list. */
export const contentAdminRow = contentRow
  .extend({
    title: z.string().nullable(),
    updatedBy: z.string().nullable(),
    /** languages without a version of this document */
    missing: z.array(z.enum(locales)),
  })
  .meta({ id: 'ContentAdmin' })
export type ContentAdmin = z.infer<typeof contentAdminRow>

export const contentVersionRow = z
  .object({
    documentVersion: z.int32(),
    enabled: z.boolean(),
    fields: contentFields,
    createdBy: z.string().nullable(),
    createdByName: z.string().nullable(),
    createdAt: z.string(),
  })
  .meta({ id: 'ContentVersion' })
export type ContentVersion = z.infer<typeof contentVersionRow>

export const restoreInput = z
  .strictObject({ documentVersion: z.int32().min(1), version: versionField })
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

/** First request of every page: environment, brand and server time. */
export const environmentWire = z
  .object({
    environment: z.enum([...environments, 'test']),
    brand: themeWire,
    /** server time in epoch milliseconds */
    now: z.int(),
  })
  .meta({ id: 'Environment' })
export type EnvironmentFacts = z.infer<typeof environmentWire>

/** A discussion, identified by RefId, with its title. */
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
    /**
     * who added it, as the reader may see that person; only in staff lists and in the list of all documents of a user
     */
    addedBy: z.string().optional(),
    /** the plan that owns it; absent: the file is personal */
    plan: z.object({ id: z.string(), name: z.string() }).optional(),
    /**
     * the discussion it is attached to, where it is also downloaded and deleted; null: it belongs to the user or a plan
     */
    discussion: fileDiscussion.nullable(),
  })
  .meta({ id: 'File' })
export type FileRow = z.infer<typeof fileRow>

/** Extra member of the list of all documents of a user: the discussions that contain any of them, newest first. */
export const documentExtras = { discussions: z.array(fileDiscussion) }
export type FileDiscussion = z.infer<typeof fileDiscussion>
