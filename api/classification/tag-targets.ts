import { and, eq } from 'drizzle-orm'
import { z } from 'zod'
import type { Tx } from '#db/client.ts'
import { tag, tagTarget } from '#db/schema/all.ts'
import { lockRow } from '#db/sql.ts'
import { tagTargetFields, tagTargetInput, tagTargetRow, type TagTarget } from '#model/classification/tags.ts'
import { AppError } from '#model/errors.ts'
import { tagEntityTypes, tagScopes, type TagEntityType } from '#model/classification/enums.ts'
import { adminResource, type Row } from '../admin/declare.ts'
import { anyOf } from '../admin/filters.ts'
import { refusedFields } from '../admin/refusals.ts'
import { requireActor, type Ctx } from '../context.ts'
import { assertEntityExists, authorizeEntity, nameEntities } from './entities.ts'
import { noteOnSubject } from './note-on-subject.ts'
import { definitionOf, authorizeTag, storedValue } from './tags.ts'

async function checkTarget(
  ctx: Ctx,
  tx: Tx,
  { before, fields }: { before: TagTarget | null; fields: Row },
): Promise<void> {
  const { tagId, entityType, entityId } = { ...fields, ...before } as {
    tagId: string
    entityType: TagEntityType
    entityId: string
  }
  // two who put the same tag on the same record come one after the other
  await lockRow(tx, tag, tagId)
  const [found] = await tx.select().from(tag).where(eq(tag.id, tagId))
  if (!found) throw refusedFields({ tagId: 'errors.noSuchRecord' })
  authorizeTag(ctx, found)
  if (!before) {
    if ((found.assignmentType ?? 'other') !== entityType)
      throw refusedFields({ entityType: 'errors.value.otherEntity' })
    const [there] = await tx
      .select({ id: tagTarget.id })
      .from(tagTarget)
      .where(and(eq(tagTarget.tagId, tagId), eq(tagTarget.entityType, entityType), eq(tagTarget.entityId, entityId)))
    if (there)
      throw new AppError('record.duplicate', 'This record has the tag already.', {
        fields: { tagId: 'errors.duplicate' },
      })
  }
  await assertEntityExists(ctx, tx, entityType, entityId)
  if (fields.value !== undefined) fields.value = storedValue(await definitionOf(tx, found.definitionId), fields.value)
}

const worn = ({ entityType, entityId, tagName, value }: TagTarget) => ({ entityType, entityId, name: tagName, value })

/** What tags are put on, each with a value of its own where the tag has one. */
export const tagTargets = adminResource('tagTargets', {
  table: tagTarget,
  joins: [{ table: tag, on: eq(tagTarget.tagId, tag.id) }],
  columns: {
    id: tagTarget.id,
    tagId: tagTarget.tagId,
    tagName: tag.name,
    scope: tag.scope,
    entityType: tagTarget.entityType,
    entityId: tagTarget.entityId,
    value: tagTarget.value,
    createdBy: tagTarget.createdBy,
    createdAt: tagTarget.createdAt,
    version: tagTarget.version,
  },
  row: tagTargetRow,
  toRow: (raw) => ({
    ...raw,
    tagName: raw.tagName ?? '',
    scope: raw.scope ?? 'global',
    entityName: null,
    createdAt: raw.createdAt?.toISOString() ?? null,
  }),
  complete: nameEntities,
  filters: {
    tagId: anyOf(tagTarget.tagId),
    entityType: anyOf(tagTarget.entityType, z.enum(tagEntityTypes)),
    entityId: anyOf(tagTarget.entityId),
    scope: anyOf(tag.scope, z.enum(tagScopes)),
  },
  sorts: ['tagName', 'createdAt', 'entityType'],
  defaultSort: ['tagName', 'ASC'],
  write: {
    create: {
      act: 'setup.edit',
      input: tagTargetInput,
      prepare: (ctx, input) => Promise.resolve({ ...input, createdBy: requireActor(ctx).userId }),
    },
    update: { act: 'setup.edit', fields: tagTargetFields, whole: tagTargetFields },
    remove: { act: 'setup.edit', dependents: [] },
    label: (row) => `${row.tagName}: ${row.entityName ?? row.entityId}`,
    after: (ctx, tx, { before, after }) => noteOnSubject(ctx, tx, 'tags', before && worn(before), worn(after)),
    afterRemove: (ctx, tx, row) => noteOnSubject(ctx, tx, 'tags', worn(row), null),
    authorize: async (ctx, tx, row) => {
      const [found] = await tx.select().from(tag).where(eq(tag.id, row.tagId))
      if (found) authorizeTag(ctx, found)
      await authorizeEntity(ctx, tx, row.entityType, row.entityId)
    },
    check: checkTarget,
  },
  catalogue: { filters: ['tagId', 'entityType', 'entityId'] },
})
