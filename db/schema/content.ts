import { boolean, id, index, instant, integer, json, oneOf, table, text, uniqueIndex, version } from '../columns.ts'
import { fileTypes } from '#model/content/enums.ts'
import { uploadCheckStatuses } from '#model/content/uploads.ts'
import { tagDefinitionTypes, tagEntityTypes, tagScopes, tagValidators } from '#model/panels/enums.ts'

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
    /** where the bytes stand once they are found clean */
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

export const tagDefinition = table('tag_definition', {
  id: id(),
  name: text().notNull(),
  description: text(),
  type: oneOf(tagDefinitionTypes).notNull(),
  validator: oneOf(tagValidators),
  options: json<string[]>()
    .notNull()
    .$defaultFn(() => []),
  entityType: oneOf(tagEntityTypes).notNull(),
  scope: oneOf(tagScopes).notNull(),
  version: version(),
})

export const tag = table(
  'tag',
  {
    id: id(),
    definitionId: text().references(() => tagDefinition.id),
    name: text().notNull(),
    description: text(),
    scope: oneOf(tagScopes).notNull(),
    ownerId: text(),
    assignmentType: text(),
    value: text(),
    searchText: text().notNull().default(''),
    updatedAt: instant(),
    version: version(),
  },
  (t) => [index('tag_name').on(t.name, t.id)],
)

export const tagTarget = table(
  'tag_target',
  {
    id: id(),
    tagId: text()
      .notNull()
      .references(() => tag.id, { onDelete: 'cascade' }),
    entityType: oneOf(tagEntityTypes).notNull(),
    entityId: text().notNull(),
    value: text(),
    createdBy: text(),
    createdAt: instant(),
    version: version(),
  },
  (t) => [
    uniqueIndex('tag_target_one').on(t.tagId, t.entityType, t.entityId),
    index('tag_target_entity').on(t.entityType, t.entityId),
  ],
)

export const customField = table('custom_field_definition', {
  id: id(),
  name: text().notNull(),
  description: text(),
  entityType: oneOf(tagEntityTypes).notNull(),
  definitionType: oneOf(tagDefinitionTypes).notNull(),
  userType: integer(),
  validator: oneOf(tagValidators),
  min: text(),
  max: text(),
  maxLength: integer(),
  values: json<string[]>()
    .notNull()
    .$defaultFn(() => []),
  enabled: boolean().notNull().default(true),
  version: version(),
})

export const customFieldValue = table(
  'custom_field_value',
  {
    id: id(),
    definitionId: text()
      .notNull()
      .references(() => customField.id, { onDelete: 'cascade' }),
    entityType: oneOf(tagEntityTypes).notNull(),
    entityId: text().notNull(),
    value: text(),
    updatedBy: text(),
    updatedAt: instant(),
    version: version(),
  },
  (t) => [
    uniqueIndex('custom_field_value_one').on(t.definitionId, t.entityType, t.entityId),
    index('custom_field_value_entity').on(t.entityType, t.entityId),
  ],
)
