import { and, eq } from 'drizzle-orm'
import { z } from 'zod'
import type { Tx } from '#db/client.ts'
import { customField, customFieldValue } from '#db/schema/all.ts'
import { lockRow } from '#db/sql.ts'
import {
  customFieldValueFields,
  customFieldValueInput,
  customFieldValueRow,
  fieldApplies,
  ruleOfField,
  type CustomFieldValue,
} from '#model/classification/custom-fields.ts'
import { readValue } from '#model/classification/field-value.ts'
import { AppError } from '#model/errors.ts'
import { tagEntityTypes, type TagEntityType } from '#model/classification/enums.ts'
import { adminResource, type Row } from '../admin/declare.ts'
import { anyOf } from '../admin/filters.ts'
import { refusedFields } from '../admin/refusals.ts'
import { requireActor, type Ctx } from '../context.ts'
import { toField } from './custom-fields.ts'
import { assertEntityExists, authorizeEntity, nameEntities } from './entities.ts'
import { noteOnSubject } from './note-on-subject.ts'

/** The field is for this record, and the value is what the field asks for. The definition is held, so that it stays so. */
async function checkValue(
  ctx: Ctx,
  tx: Tx,
  { before, fields }: { before: CustomFieldValue | null; fields: Row },
): Promise<void> {
  const { definitionId, entityType, entityId } = { ...fields, ...before } as {
    definitionId: string
    entityType: TagEntityType
    entityId: string
  }
  await lockRow(tx, customField, definitionId)
  const [definition] = await tx.select().from(customField).where(eq(customField.id, definitionId))
  if (!definition) throw refusedFields({ definitionId: 'errors.noSuchRecord' })
  const subject = await assertEntityExists(ctx, tx, entityType, entityId)
  if (!before) {
    if (definition.entityType !== entityType) throw refusedFields({ entityType: 'errors.value.otherEntity' })
    if (!fieldApplies(definition, subject)) throw refusedFields({ definitionId: 'errors.value.notForThis' })
    const [there] = await tx
      .select({ id: customFieldValue.id })
      .from(customFieldValue)
      .where(
        and(
          eq(customFieldValue.definitionId, definitionId),
          eq(customFieldValue.entityType, entityType),
          eq(customFieldValue.entityId, entityId),
        ),
      )
    if (there)
      throw new AppError('record.duplicate', 'This record has a value in this field already.', {
        fields: { definitionId: 'errors.duplicate' },
      })
  }
  const read = readValue(ruleOfField(toField(definition)), fields.value as string)
  if (!read.ok) throw refusedFields({ value: read.problem })
  fields.value = read.value
}

/** What records have in their custom fields. */
export const customFieldValues = adminResource('customFieldValues', {
  table: customFieldValue,
  joins: [{ table: customField, on: eq(customFieldValue.definitionId, customField.id) }],
  columns: {
    id: customFieldValue.id,
    definitionId: customFieldValue.definitionId,
    name: customField.name,
    definitionType: customField.definitionType,
    entityType: customFieldValue.entityType,
    entityId: customFieldValue.entityId,
    value: customFieldValue.value,
    updatedBy: customFieldValue.updatedBy,
    updatedAt: customFieldValue.updatedAt,
    version: customFieldValue.version,
  },
  row: customFieldValueRow,
  toRow: (raw) => ({
    ...raw,
    name: raw.name ?? '',
    definitionType: raw.definitionType ?? 'string',
    value: raw.value ?? '',
    entityName: null,
    updatedAt: raw.updatedAt?.toISOString() ?? null,
  }),
  complete: nameEntities,
  filters: {
    definitionId: anyOf(customFieldValue.definitionId),
    entityType: anyOf(customFieldValue.entityType, z.enum(tagEntityTypes)),
    entityId: anyOf(customFieldValue.entityId),
  },
  sorts: ['name', 'value', 'updatedAt'],
  defaultSort: ['name', 'ASC'],
  write: {
    create: { act: 'setup.edit', input: customFieldValueInput },
    update: { act: 'setup.edit', fields: customFieldValueFields, whole: customFieldValueFields },
    remove: { act: 'setup.edit', dependents: [] },
    toColumns: (fields, ctx) => ({ ...fields, updatedBy: requireActor(ctx).userId }),
    label: (row) => `${row.name}: ${row.entityName ?? row.entityId}`,
    after: (ctx, tx, { before, after }) => noteOnSubject(ctx, tx, 'customFields', before, after),
    afterRemove: (ctx, tx, row) => noteOnSubject(ctx, tx, 'customFields', row, null),
    authorize: (ctx, tx, row) => authorizeEntity(ctx, tx, row.entityType, row.entityId),
    check: checkValue,
  },
  catalogue: { filters: ['entityType', 'entityId', 'definitionId'], except: ['read'] },
})
