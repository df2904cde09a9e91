import { z } from 'zod'
import { idField, nameField, optionalText, refuse, userTypeField, versionField } from '../fields.ts'
import { tagDefinitionTypes, tagEntityTypes, tagValidators } from './enums.ts'
import { choiceRules, choicesField, validatorRules, valueField } from './tags.ts'
import type { ValueRule } from './field-value.ts'

/** Custom fields: definitions by csr_admin, values by everyone who may edit the record. */

const bound = z.number({ error: 'errors.number' }).nullable().optional()

export const customFieldFields = z.strictObject({
  name: nameField(100),
  description: optionalText(1000),
  entityType: z.enum(tagEntityTypes, { error: 'errors.required' }),
  definitionType: z.enum(tagDefinitionTypes, { error: 'errors.required' }),
  /** null: applies to every user type */
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
  /** choices of an `enum` field */
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
  userType: z.int32().nullable(),
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
    /** number of records with a value */
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

/** A custom field of one record: its definition, and its value if set. */
export const entityFieldRow = z
  .object({
    definitionId: z.string(),
    ...definition,
    /** id of the value; null when not set */
    id: z.string().nullable(),
    value: z.string().nullable(),
    updatedBy: z.string().nullable(),
    updatedAt: z.string().nullable(),
    version: versionField.nullable(),
  })
  .meta({ id: 'EntityField' })
export type EntityField = z.infer<typeof entityFieldRow>

/** A custom field as lists need it: to head a column and to offer a filter. */
export const listedFieldRow = customFieldRow
  .pick({ id: true, name: true, definitionType: true, validator: true, values: true })
  .meta({ id: 'ListedField' })
export type ListedField = z.infer<typeof listedFieldRow>

type Definition = Pick<CustomField, 'definitionType' | 'validator' | 'min' | 'max' | 'maxLength' | 'values'>
/** Validation rule for the values of a custom field. */
export const ruleOfField = ({ definitionType, validator, min, max, maxLength, values }: Definition): ValueRule => ({
  type: definitionType,
  validator,
  min,
  max,
  maxLength,
  choices: values,
})

/**
 * Whether the field applies to this record; a field limited to one user type does not apply to records of another type.
 */
export const fieldApplies = (
  field: { userType: number | null; enabled: boolean },
  subject: { userType: number | null },
): boolean =>
  field.enabled && (field.userType === null || subject.userType === null || field.userType === subject.userType)
