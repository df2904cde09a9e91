import { boolean, id, index, instant, integer, json, oneOf, table, text, uniqueIndex, version } from '../columns.ts'
import { fileTypes } from '#model/content/enums.ts'
import { uploadCheckStatuses } from '#model/content/uploads.ts'

export const country = table('country', {
  id: integer().primaryKey(),
  name: text().notNull(),
  code: text().notNull(),
  phoneCode: text(),
})

export const state = table(
  'state',
  {
    id: integer().primaryKey(),
    countryId: integer()
      .notNull()
      .references(() => country.id),
    name: text().notNull(),
    code: text(),
  },
  (t) => [index('state_country').on(t.countryId, t.name)],
)

export const language = table('language', {
  id: text().primaryKey(),
  name: text().notNull(),
  interface: boolean().notNull().default(false),
})
export const timeZone = table('time_zone', { id: text().primaryKey(), name: text().notNull() })

export const contentDocument = table(
  'content_document',
  {
    id: id(),
    type: text().notNull(),
    uid: text().notNull(),
    userType: text().notNull().default(''),
    locale: text().notNull(),
    enabled: boolean().notNull().default(true),
    fields: json<Record<string, unknown>>().notNull(),
    createdAt: instant().notNull(),
    updatedAt: instant().notNull(),
    updatedBy: text(),
    version: version(),
  },
  (t) => [uniqueIndex('content_document_one').on(t.type, t.uid, t.userType, t.locale)],
)

/** Each state that a document had, to compare with and to go back to. */
export const contentVersion = table(
  'content_document_version',
  {
    id: id(),
    documentId: text()
      .notNull()
      .references(() => contentDocument.id, { onDelete: 'cascade' }),
    documentVersion: integer().notNull(),
    enabled: boolean().notNull(),
    fields: json<Record<string, unknown>>().notNull(),
    createdBy: text(),
    createdAt: instant().notNull(),
  },
  (t) => [uniqueIndex('content_document_version_one').on(t.documentId, t.documentVersion)],
)

/** Settings that staff may change; a missing row means the default of the model. */
export const setting = table('setting', {
  key: text().primaryKey(),
  value: json<unknown>(),
  updatedAt: instant().notNull(),
  version: version(),
})

export const file = table(
  'user_file',
  {
    id: id(),
    userId: text(),
    planId: text(),
    name: text().notNull(),
    description: text(),
    fileType: oneOf(fileTypes),
    mime: text(),
    size: integer().notNull(),
    storageKey: text().notNull(),
    status: text().notNull(),
    uploadTokenHash: text(),
    uploadExpires: instant(),
    createdBy: text(),
    createdAt: instant().notNull(),
    version: version(),
  },
  (t) => [index('user_file_user').on(t.userId), index('user_file_plan').on(t.planId)],
)

/** Uploads that wait in quarantine until the virus scanner is there, and those in which it found something. */
export const uploadCheck = table(
  'upload_check',
  {
    /** where the bytes are once they are found clean */
    storageKey: text().primaryKey(),
    status: oneOf(uploadCheckStatuses).notNull(),
    /** the record that they belong to */
    refTable: text().notNull(),
    refId: text().notNull(),
    attempts: integer().notNull().default(0),
    nextAt: instant().notNull(),
    createdAt: instant().notNull(),
  },
  (t) => [index('upload_check_due').on(t.status, t.nextAt)],
)
