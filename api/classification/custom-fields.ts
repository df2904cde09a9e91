import { and, asc, count, eq, notInArray, sql } from 'drizzle-orm'
import { z } from 'zod'
import type { Queries, Tx } from '#db/client.ts'
import { customField, customFieldValue } from '#db/schema/all.ts'
import { matches, plainly } from '#db/sql.ts'
import {
  customFieldFields,
  customFieldInput,
  customFieldRow,
  fieldApplies,
  ruleOfField,
  type CustomField,
  type EntityField,
  type ListedField,
} from '#model/classification/custom-fields.ts'
import type { ValueRule } from '#model/classification/field-value.ts'
import { AppError } from '#model/errors.ts'
import { tagDefinitionTypes, tagEntityTypes, type TagEntityType } from '#model/classification/enums.ts'
import { countBy } from '../admin/count-by.ts'
import { adminResource, type Row } from '../admin/declare.ts'
import { anyNumber, anyOf, choice, textWhere } from '../admin/filters.ts'
import { refusedFields } from '../admin/refusals.ts'
import type { Ctx } from '../context.ts'
import { checkLimits } from './check-limits.ts'
import { subjectOf } from './entities.ts'

type Stored = typeof customField.$inferSelect
const numberOf = (text: string | null) => (text === null ? null : Number(text))

/** A definition as it travels; bounds are kept as text, so that no engine rounds them. */
export const toField = ({ min, max, ...stored }: Stored): Omit<CustomField, 'used'> => ({
  ...stored,
  min: numberOf(min),
  max: numberOf(max),
})

const limits = ['min', 'max', 'maxLength', 'validator'] as const

/** A field that has values keeps its kind, the choices that were made, and limits that the values fit. */
async function checkField(
  _ctx: Ctx,
  tx: Tx,
  { before, fields }: { before: CustomField | null; fields: Row },
): Promise<void> {
  if (!before || before.used === 0) return
  const fixed = ['definitionType', 'entityType'].filter((name) => fields[name] !== undefined)
  if (fixed.length) throw refusedFields(Object.fromEntries(fixed.map((name) => [name, 'errors.value.inUse'])))
  const changed = limits.filter((name) => fields[name] !== undefined)
  if (changed.length > 0) {
    const held = await tx
      .select({ value: customFieldValue.value, records: count() })
      .from(customFieldValue)
      .where(eq(customFieldValue.definitionId, before.id))
      .groupBy(customFieldValue.value)
    const narrowed = changed.map((name) => [name, ruleOfField({ ...before, [name]: fields[name] })])
    checkLimits(ruleOfField(before), Object.fromEntries(narrowed) as Record<string, ValueRule>, held)
  }
  if (before.definitionType !== 'enum' || !Array.isArray(fields.values)) return
  const [used] = await tx
    .select({ one: sql`1` })
    .from(customFieldValue)
    .where(
      and(eq(customFieldValue.definitionId, before.id), notInArray(customFieldValue.value, fields.values as string[])),
    )
    .limit(1)
  if (used) throw refusedFields({ values: 'errors.value.choiceInUse' })
}

const searched = plainly(sql`${customField.name} || ' ' || coalesce(${customField.description}, '')`)

/** Definitions of custom fields. */
export const customFields = adminResource('customFields', {
  table: customField,
  columns: {
    id: customField.id,
    name: customField.name,
    description: customField.description,
    entityType: customField.entityType,
    definitionType: customField.definitionType,
    userType: customField.userType,
    validator: customField.validator,
    min: customField.min,
    max: customField.max,
    maxLength: customField.maxLength,
    values: customField.values,
    enabled: customField.enabled,
    version: customField.version,
  },
  row: customFieldRow,
  toRow: (raw) => ({ ...toField(raw), used: 0 }),
  inFiles: {
    userType: (row, { words }) =>
      words(row.userType === null ? 'customFields.everyUser' : `user.typeName.${row.userType}`),
  },
  complete: async (_ctx, q, rows) => {
    const used = await countBy(
      q,
      customFieldValue.definitionId,
      rows.map((row) => row.id),
    )
    for (const row of rows) row.used = used(row.id)
  },
  search: searched,
  filters: {
    name: textWhere((text) => matches(searched, text)),
    entityType: anyOf(customField.entityType, z.enum(tagEntityTypes)),
    definitionType: anyOf(customField.definitionType, z.enum(tagDefinitionTypes)),
    userType: anyNumber(customField.userType),
    active: choice(['active', 'inactive', 'all'], (word) =>
      word === 'all' ? undefined : eq(customField.enabled, word === 'active'),
    ),
  },
  sorts: ['name', 'entityType', 'definitionType', 'userType', 'validator', 'enabled'],
  defaultSort: ['name', 'ASC'],
  write: {
    create: { act: 'customFields.edit', input: customFieldInput, who: 'csr-admin' },
    update: { act: 'customFields.edit', who: 'csr-admin', fields: customFieldFields, whole: customFieldInput },
    remove: {
      act: 'customFields.edit',
      who: 'csr-admin',
      dependents: [{ kind: 'fieldValues', column: customFieldValue.definitionId, stays: true }],
    },
    toColumns: (fields) => ({
      ...fields,
      ...(typeof fields.min === 'number' && { min: String(fields.min) }),
      ...(typeof fields.max === 'number' && { max: String(fields.max) }),
    }),
    label: (row) => row.name,
    check: checkField,
  },
  catalogue: { id: 'definitionId', filters: ['name', 'entityType', 'definitionType', 'userType'] },
})

/** The fields in use for a kind of record, by name: what its list shows as columns and filters. */
export const fieldsOfKind = (q: Queries, entityType: TagEntityType): Promise<ListedField[]> =>
  q
    .select({
      id: customField.id,
      name: customField.name,
      definitionType: customField.definitionType,
      validator: customField.validator,
      values: customField.values,
    })
    .from(customField)
    .where(and(eq(customField.entityType, entityType), eq(customField.enabled, true)))
    .orderBy(asc(customField.name), asc(customField.id))

/**
 * The fields of one record, with and without values: those that are for it, and values in fields that no longer are.
 * @throws not.found
 */
export async function fieldsOf(q: Queries, entityType: TagEntityType, entityId: string): Promise<EntityField[]> {
  const subject = await subjectOf(q, entityType, entityId)
  if (!subject) throw new AppError('not.found', 'Not Found')
  const rows = await q
    .select({ field: customField, value: customFieldValue })
    .from(customField)
    .leftJoin(
      customFieldValue,
      and(
        eq(customFieldValue.definitionId, customField.id),
        eq(customFieldValue.entityType, entityType),
        eq(customFieldValue.entityId, entityId),
      ),
    )
    .where(eq(customField.entityType, entityType))
    .orderBy(asc(customField.name), asc(customField.id))
  return rows
    .filter(({ field, value }) => value !== null || fieldApplies(field, subject))
    .map(({ field, value }) => {
      const { id: definitionId, entityType: _type, version: _version, ...definition } = toField(field)
      return {
        definitionId,
        ...definition,
        id: value?.id ?? null,
        value: value?.value ?? null,
        updatedBy: value?.updatedBy ?? null,
        updatedAt: value?.updatedAt?.toISOString() ?? null,
        version: value?.version ?? null,
      }
    })
}
