import { z } from 'zod'
import { idField, nameField, optionalText, refuse, userTypeField, versionField } from '../fields.ts'
import { tagDefinitionTypes, tagEntityTypes, tagValidators } from '../panels/enums.ts'
import { choiceRules, choicesField, validatorRules, valueField } from './tags.ts'
import type { ValueRule } from './field-value.ts'

/** Custom fields: definitions by staff admins, values by everyone who administers the record. */

const bound = z.number({ error: 'errors.number' }).nullable().optional()

export const customFieldFields = z.strictObject({
  name: nameField(100),
  description: optionalText(1000),
  entityType: z.enum(tagEntityTypes, { error: 'errors.required' }),
  definitionType: z.enum(tagDefinitionTypes, { error: 'errors.required' }),
  /** Null: for every kind of user. */
  userType: userTypeField.nullable().optional(),
  validator: z.enum(tagValidators).nullable().optional(),
  min: bound,
  max: bound,
  maxLength: z
    .int({ error: 'errors.number' })
    .min(1, 'errors.between')
    .max(10_000, 'errors.between')
    .nullable()
    .optional(),
  /** The choices of an `enum` field. */
  values: choicesField.optional(),
  enabled: z.boolean().optional(),
})
export const customFieldInput = customFieldFields
  .superRefine((value, ctx) => {
    validatorRules(value, ctx)
    refuse(ctx, value.min != null && value.max != null && value.max < value.min, 'max', 'errors.maxBelowMin')
    const numeric = value.definitionType === 'int' || value.definitionType === 'float'
    refuse(ctx, value.min != null && !numeric, 'min', 'errors.boundNeedsNumber')
    refuse(ctx, value.max != null && !numeric, 'max', 'errors.boundNeedsNumber')
    refuse(ctx, value.maxLength != null && value.definitionType !== 'string', 'maxLength', 'errors.validatorNeedsText')
    choiceRules(value.definitionType, value.values, 'values', ctx)
  })
  .meta({ id: 'CustomFieldInput' })

const definition = {
  name: z.string(),
  description: z.string().nullable(),
  definitionType: z.enum(tagDefinitionTypes),
  userType: z.int().nullable(),
  validator: z.enum(tagValidators).nullable(),
  min: z.number().nullable(),
  max: z.number().nullable(),
  maxLength: z.int().nullable(),
  values: z.array(z.string()),
  enabled: z.boolean(),
}

export const customFieldRow = z
  .object({
    id: z.string(),
    ...definition,
    entityType: z.enum(tagEntityTypes),
    /** how many records have a value */
    used: z.int(),
    version: versionField,
  })
  .meta({ id: 'CustomField' })
export type CustomField = z.infer<typeof customFieldRow>

export const customFieldValueFields = z.strictObject({ value: valueField })
export const customFieldValueInput = customFieldValueFields
  .extend({
    definitionId: idField,
    entityType: z.enum(tagEntityTypes, { error: 'errors.required' }),
    entityId: idField,
  })
  .meta({ id: 'CustomFieldValueInput' })
export const customFieldValueRow = z
  .object({
    id: z.string(),
    definitionId: z.string(),
    name: z.string(),
    definitionType: z.enum(tagDefinitionTypes),
    entityType: z.enum(tagEntityTypes),
    entityId: z.string(),
    entityName: z.string().nullable(),
    value: z.string(),
    updatedBy: z.string().nullable(),
    updatedAt: z.string().nullable(),
    version: versionField,
  })
  .meta({ id: 'CustomFieldValue' })
export type CustomFieldValue = z.infer<typeof customFieldValueRow>

/** A field as one record has it: its definition, and the value where there is one. */
export const entityFieldRow = z
  .object({
    definitionId: z.string(),
    ...definition,
    /** id of the value; null while there is none */
    id: z.string().nullable(),
    value: z.string().nullable(),
    updatedBy: z.string().nullable(),
    updatedAt: z.string().nullable(),
    version: versionField.nullable(),
  })
  .meta({ id: 'EntityField' })
export type EntityField = z.infer<typeof entityFieldRow>

type Definition = Pick<CustomField, 'definitionType' | 'validator' | 'min' | 'max' | 'maxLength' | 'values'>
/** What a field asks of its values. */
export const ruleOfField = ({ definitionType, validator, min, max, maxLength, values }: Definition): ValueRule => ({
  type: definitionType,
  validator,
  min,
  max,
  maxLength,
  choices: values,
})

/** Whether a field is for this record: one for a kind of user passes over records of another kind. */
export const fieldApplies = (
  field: { userType: number | null; enabled: boolean },
  subject: { userType: number | null },
): boolean =>
  field.enabled && (field.userType === null || subject.userType === null || field.userType === subject.userType)
