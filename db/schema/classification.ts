import { boolean, id, index, instant, integer, json, oneOf, table, text, uniqueIndex, version } from '../columns.ts'
import { tagDefinitionTypes, tagEntityTypes, tagScopes, tagValidators } from '#model/classification/enums.ts'

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
