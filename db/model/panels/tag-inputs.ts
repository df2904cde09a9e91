import { z } from 'zod'
import { idField, optionalText, refuse, requiredText, userTypeField, versionField } from '../fields.ts'
import { tagDefinitionTypes, tagEntityTypes, tagScopes, tagValidators } from './enums.ts'

/** Tags and custom fields: separate records that share types and validators. */

/** A validator reads text; it makes no sense on numbers, choices or times. */
function validatorRules(value: { type?: string; definitionType?: string; validator?: string | null }, ctx: z.RefinementCtx) {
  refuse(ctx, !!value.validator && (value.type ?? value.definitionType) !== 'string', 'validator', 'errors.validatorNeedsText')
}

export const tagDefinitionFields = z.strictObject({
  name: requiredText(100),
  description: optionalText(1000),
  type: z.enum(tagDefinitionTypes, { error: 'errors.required' }),
  validator: z.enum(tagValidators).nullable().optional(),
  entityType: z.enum(tagEntityTypes, { error: 'errors.required' }),
  scope: z.enum(tagScopes, { error: 'errors.required' }),
})
export const tagDefinitionInput = tagDefinitionFields.superRefine(validatorRules).meta({ id: 'TagDefinitionInput' })
export type TagDefinitionInput = z.infer<typeof tagDefinitionInput>
export const tagDefinitionRow = z.object({
  id: z.string(),
  name: z.string(),
  description: z.string().nullable(),
  type: z.enum(tagDefinitionTypes),
  validator: z.enum(tagValidators).nullable(),
  entityType: z.enum(tagEntityTypes),
  scope: z.enum(tagScopes),
  version: versionField,
}).meta({ id: 'TagDefinition' })
export type TagDefinition = z.infer<typeof tagDefinitionRow>

export const tagFields = z.strictObject({
  definitionId: idField.nullable().optional(),
  name: requiredText(100),
  description: optionalText(1000),
  scope: z.enum(tagScopes, { error: 'errors.required' }),
  /** What the tag may be put on. */
  assignmentType: z.enum(tagEntityTypes, { error: 'errors.required' }),
  value: optionalText(1000),
})
export const tagInput = tagFields.meta({ id: 'TagInput' })
export type TagInput = z.infer<typeof tagInput>
export const tagRow = z.object({
  id: z.string(),
  definitionId: z.string().nullable(),
  name: z.string(),
  description: z.string().nullable(),
  scope: z.enum(tagScopes),
  assignmentType: z.enum(tagEntityTypes),
  value: z.string().nullable(),
  version: versionField,
}).meta({ id: 'Tag' })
export type Tag = z.infer<typeof tagRow>

export const tagTargetFields = z.strictObject({
  tagId: idField,
  entityType: z.enum(tagEntityTypes, { error: 'errors.required' }),
  entityId: idField,
  value: optionalText(1000),
})
export const tagTargetInput = tagTargetFields.meta({ id: 'TagTargetInput' })
export type TagTargetInput = z.infer<typeof tagTargetInput>
export const tagTargetRow = z.object({
  id: z.string(),
  tagId: z.string(),
  entityType: z.enum(tagEntityTypes),
  entityId: z.string(),
  value: z.string().nullable(),
  version: versionField,
}).meta({ id: 'TagTarget' })
export type TagTarget = z.infer<typeof tagTargetRow>

const bound = z.number({ error: 'errors.number' }).nullable().optional()

export const customFieldFields = z.strictObject({
  name: requiredText(100),
  description: optionalText(1000),
  entityType: z.enum(tagEntityTypes, { error: 'errors.required' }),
  definitionType: z.enum(tagDefinitionTypes, { error: 'errors.required' }),
  userType: userTypeField.nullable().optional(),
  validator: z.enum(tagValidators).nullable().optional(),
  min: bound,
  max: bound,
  maxLength: z.int({ error: 'errors.number' }).min(1, 'errors.between').max(10_000, 'errors.between').nullable().optional(),
  /** The choices of an `enum` field. */
  values: z.array(requiredText(200)).max(500).optional(),
})
export const customFieldInput = customFieldFields.superRefine((value, ctx) => {
  validatorRules(value, ctx)
  refuse(ctx, value.min != null && value.max != null && value.max < value.min, 'max', 'errors.maxBelowMin')
  const numeric = value.definitionType === 'int' || value.definitionType === 'float'
  refuse(ctx, value.min != null && !numeric, 'min', 'errors.boundNeedsNumber')
  refuse(ctx, value.max != null && !numeric, 'max', 'errors.boundNeedsNumber')
  refuse(ctx, value.maxLength != null && value.definitionType !== 'string', 'maxLength', 'errors.validatorNeedsText')
  const choices = value.values ?? []
  refuse(ctx, value.definitionType === 'enum' && choices.length === 0, 'values', 'errors.required')
  refuse(ctx, new Set(choices).size !== choices.length, 'values', 'errors.duplicateChoice')
}).meta({ id: 'CustomFieldInput' })
export type CustomFieldInput = z.infer<typeof customFieldInput>
export const customFieldRow = z.object({
  id: z.string(),
  name: z.string(),
  description: z.string().nullable(),
  entityType: z.enum(tagEntityTypes),
  definitionType: z.enum(tagDefinitionTypes),
  userType: z.int().nullable(),
  validator: z.enum(tagValidators).nullable(),
  min: z.number().nullable(),
  max: z.number().nullable(),
  maxLength: z.int().nullable(),
  values: z.array(z.string()),
  version: versionField,
}).meta({ id: 'CustomField' })
export type CustomField = z.infer<typeof customFieldRow>
