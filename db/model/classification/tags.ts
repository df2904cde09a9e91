import { z } from 'zod'
import { idField, nameField, optionalText, refuse, requiredText, versionField } from '../fields.ts'
import {
  tagDefinitionTypes,
  tagEntityTypes,
  tagScopes,
  tagValidators,
  type TagEntityType,
  type TagScope,
} from './enums.ts'
import { atLeast } from '../identity/ranks.ts'
import { forbid, can, type Actor, type Verdict } from '../permissions.ts'
import { MOST_CHARACTERS } from './field-value.ts'

/** Tags: tag definitions, tags, and the records they are assigned to. */

/** Validators only apply to text, not to numbers, choices or timestamps. */
export function validatorRules(
  value: { type?: string; definitionType?: string; validator?: string | null },
  ctx: z.RefinementCtx,
) {
  refuse(
    ctx,
    !!value.validator && (value.type ?? value.definitionType) !== 'string',
    'validator',
    'errors.validatorNeedsText',
  )
}

/** An `enum` needs at least one choice and no duplicates. */
export function choiceRules(
  type: string | undefined,
  choices: readonly string[] = [],
  field: string,
  ctx: z.RefinementCtx,
) {
  refuse(ctx, type === 'enum' && choices.length === 0, field, 'errors.required')
  refuse(ctx, new Set(choices).size !== choices.length, field, 'errors.duplicateChoice')
}
export const choicesField = z.array(requiredText(200)).max(500)

/** A value as sent: text, number or boolean. Stored as text. */
export const valueField = z.union([z.string().max(MOST_CHARACTERS, 'errors.tooLong'), z.number(), z.boolean()], {
  error: 'errors.required',
})

/** Resource that administers each entity type; `other` has none. */
export const entityResources = {
  user: 'users',
  plan: 'plans',
  pool: 'pools',
  grant: 'grants',
  query: 'queries',
} as const
export type TaggedEntity = keyof typeof entityResources
export const isTaggedEntity = (type: TagEntityType): type is TaggedEntity => type !== 'other'

export const tagDefinitionFields = z.strictObject({
  name: nameField(100),
  description: optionalText(1000),
  type: z.enum(tagDefinitionTypes, { error: 'errors.required' }),
  validator: z.enum(tagValidators).nullable().optional(),
  /** choices of an `enum` */
  options: choicesField.optional(),
  entityType: z.enum(tagEntityTypes, { error: 'errors.required' }),
  scope: z.enum(tagScopes, { error: 'errors.required' }),
})
export const tagDefinitionInput = tagDefinitionFields
  .superRefine((value, ctx) => {
    validatorRules(value, ctx)
    choiceRules(value.type, value.options, 'options', ctx)
  })
  .meta({ id: 'TagDefinitionInput' })
export const tagDefinitionRow = z
  .object({
    id: z.string(),
    name: z.string(),
    description: z.string().nullable(),
    type: z.enum(tagDefinitionTypes),
    validator: z.enum(tagValidators).nullable(),
    options: z.array(z.string()),
    entityType: z.enum(tagEntityTypes),
    scope: z.enum(tagScopes),
    /** number of tags that use this definition */
    tags: z.int(),
    version: versionField,
  })
  .meta({ id: 'TagDefinition' })
export type TagDefinition = z.infer<typeof tagDefinitionRow>

export const tagFields = z.strictObject({
  definitionId: idField.nullable().optional(),
  name: nameField(100),
  description: optionalText(1000),
  scope: z.enum(tagScopes, { error: 'errors.required' }),
  /** Entity type that the tag can be assigned to. */
  assignmentType: z.enum(tagEntityTypes, { error: 'errors.required' }),
  value: valueField.nullable().optional(),
})
export const tagInput = tagFields.meta({ id: 'TagInput' })
export const tagRow = z
  .object({
    id: z.string(),
    definitionId: z.string().nullable(),
    definitionName: z.string().nullable(),
    name: z.string(),
    description: z.string().nullable(),
    scope: z.enum(tagScopes),
    assignmentType: z.enum(tagEntityTypes),
    value: z.string().nullable(),
    ownerId: z.string().nullable(),
    /** number of records with this tag */
    targets: z.int(),
    updatedAt: z.string().nullable(),
    version: versionField,
  })
  .meta({ id: 'Tag' })
export type Tag = z.infer<typeof tagRow>

/** The target of an assignment is immutable; only the value can be updated. */
export const tagTargetFields = z.strictObject({ value: valueField.nullable().optional() })
export const tagTargetInput = tagTargetFields
  .extend({
    tagId: idField,
    entityType: z.enum(tagEntityTypes, { error: 'errors.required' }),
    entityId: idField,
  })
  .meta({ id: 'TagTargetInput' })
export const tagTargetRow = z
  .object({
    id: z.string(),
    tagId: z.string(),
    tagName: z.string(),
    scope: z.enum(tagScopes),
    entityType: z.enum(tagEntityTypes),
    entityId: z.string(),
    /** null when the record was deleted or has no name */
    entityName: z.string().nullable(),
    value: z.string().nullable(),
    createdBy: z.string().nullable(),
    createdAt: z.string().nullable(),
    version: versionField,
  })
  .meta({ id: 'TagTarget' })
export type TagTarget = z.infer<typeof tagTargetRow>

/**
 * A personal tag (`my`) can be changed and assigned by its owner only, and changed by csr_admin; any other tag is
 * shared.
 */
export function mayChangeTag(actor: Actor, tag: { scope: TagScope; ownerId: string | null }): Verdict {
  const verdict = can(actor, 'setup.edit')
  if (
    !verdict.allowed ||
    tag.scope !== 'user' ||
    tag.ownerId === null ||
    tag.ownerId === actor.userId ||
    atLeast(actor.rank, 'csr_admin')
  )
    return verdict
  return forbid('rules.personalTag')
}
