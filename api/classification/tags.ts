import { and, count, eq, inArray, isNotNull, isNull, ne, or, sql } from 'drizzle-orm'
import { z } from 'zod'
import type { Tx } from '#db/client.ts'
import { tag, tagDefinition, tagTarget } from '#db/schema/all.ts'
import { lockRow, matches, plainly, searchable } from '#db/sql.ts'
import { readValue, type ValueRule } from '#model/classification/field-value.ts'
import {
  mayChangeTag,
  tagDefinitionFields,
  tagDefinitionInput,
  tagDefinitionRow,
  tagFields,
  tagInput,
  tagRow,
  type Tag,
  type TagDefinition,
} from '#model/classification/tags.ts'
import { AppError } from '#model/errors.ts'
import { tagDefinitionTypes, tagEntityTypes, tagScopes } from '#model/classification/enums.ts'
import { countBy } from '../admin/count-by.ts'
import { adminResource, type Row } from '../admin/declare.ts'
import { anyOf, flag, textWhere, words } from '../admin/filters.ts'
import { holds, refusedFields } from '../admin/refusals.ts'
import { requireActor, type Ctx } from '../context.ts'
import { checkLimits } from './check-limits.ts'

const TEXT: ValueRule = { type: 'string', maxLength: 1000 }

/** @throws auth.notAuthorized: someone else's personal tag */
export function authorizeTag(ctx: Ctx, row: Pick<Tag, 'scope' | 'ownerId'>): void {
  const verdict = mayChangeTag(requireActor(ctx), row)
  if (!verdict.allowed) throw new AppError('auth.notAuthorized', 'Not Authorized', { extra: { rule: verdict.rule } })
}

/** The value of a tag or of one of its places in its stored form; none is none. @throws errors.invalidParameters at `value` */
export function storedValue(definition: typeof tagDefinition.$inferSelect | undefined, value: unknown): string | null {
  if (value === null || value === undefined || value === '') return null
  const read = readValue(
    definition ? { type: definition.type, validator: definition.validator, choices: definition.options } : TEXT,
    value as string,
  )
  if (!read.ok) throw refusedFields({ value: read.problem })
  return read.value
}

/** The definition, held for the rest of the transaction so that its rule does not change meanwhile. */
export async function definitionOf(
  tx: Tx,
  id: string | null | undefined,
): Promise<typeof tagDefinition.$inferSelect | undefined> {
  if (!id) return undefined
  await lockRow(tx, tagDefinition, id)
  const [found] = await tx.select().from(tagDefinition).where(eq(tagDefinition.id, id))
  return found
}

async function checkTag(_ctx: Ctx, tx: Tx, { before, fields }: { before: Tag | null; fields: Row }): Promise<void> {
  const assignmentType = fields.assignmentType ?? before?.assignmentType
  if (before && fields.assignmentType !== undefined && (await holds(tx, tagTarget.tagId, before.id)))
    throw refusedFields({ assignmentType: 'errors.value.inUse' })
  if (
    before &&
    fields.definitionId !== undefined &&
    (await holds(tx, tagTarget.tagId, before.id, isNotNull(tagTarget.value)))
  )
    throw refusedFields({ definitionId: 'errors.value.inUse' })
  const definition = await definitionOf(
    tx,
    (fields.definitionId === undefined ? before?.definitionId : fields.definitionId) as string | null | undefined,
  )
  if (definition && definition.entityType !== assignmentType)
    throw refusedFields({ definitionId: 'errors.value.otherEntity' })
  if (fields.value !== undefined || fields.definitionId !== undefined)
    fields.value = storedValue(definition, fields.value === undefined ? before?.value : fields.value)
}

/** Tags that are chosen from one list: of one scope, for one kind of record; personal ones of one person. */
const sameShelf = (row: Row) =>
  and(
    eq(tag.scope, row.scope as Tag['scope']),
    eq(tag.assignmentType, row.assignmentType as string),
    row.scope === 'user' ? eq(tag.ownerId, row.ownerId as string) : undefined,
  )

/** Tags: words that staff put on records. */
export const tags = adminResource('tags', {
  table: tag,
  joins: [{ table: tagDefinition, on: eq(tag.definitionId, tagDefinition.id) }],
  columns: {
    id: tag.id,
    definitionId: tag.definitionId,
    definitionName: tagDefinition.name,
    name: tag.name,
    description: tag.description,
    scope: tag.scope,
    assignmentType: tag.assignmentType,
    value: tag.value,
    ownerId: tag.ownerId,
    updatedAt: tag.updatedAt,
    version: tag.version,
  },
  row: tagRow,
  toRow: (raw) => ({
    ...raw,
    assignmentType: tagEntityTypes.find((one) => one === raw.assignmentType) ?? 'other',
    updatedAt: raw.updatedAt?.toISOString() ?? null,
    targets: 0,
  }),
  complete: async (_ctx, q, rows) => {
    const targets = await countBy(
      q,
      tagTarget.tagId,
      rows.map((row) => row.id),
    )
    for (const row of rows) row.targets = targets(row.id)
  },
  search: tag.searchText,
  filters: {
    name: words(tag.searchText),
    scope: anyOf(tag.scope, z.enum(tagScopes)),
    entityType: anyOf(tag.assignmentType, z.enum(tagEntityTypes)),
    definitionId: anyOf(tag.definitionId),
    ownerId: anyOf(tag.ownerId),
    // what the caller may put on records: everything but other people's personal tags
    usable: flag((on, ctx) =>
      on ? or(ne(tag.scope, 'user'), isNull(tag.ownerId), eq(tag.ownerId, requireActor(ctx).userId)) : undefined,
    ),
  },
  sorts: ['name', 'scope', 'assignmentType', 'updatedAt'],
  defaultSort: ['name', 'ASC'],
  write: {
    create: {
      act: 'setup.edit',
      input: tagInput,
      prepare: (ctx, input) => Promise.resolve({ ...input, ownerId: requireActor(ctx).userId }),
    },
    update: { act: 'setup.edit', fields: tagFields, whole: tagInput },
    remove: { act: 'records.delete', dependents: [{ kind: 'taggedRecords', column: tagTarget.tagId }] },
    searchText: (row) => searchable(row.name, row.description),
    label: (row) => row.name,
    unique: { name: { name: tag.name, within: ['scope', 'assignmentType'], where: sameShelf } },
    references: { definitionId: tagDefinition.id },
    authorize: async (ctx, _tx, row) => Promise.resolve(authorizeTag(ctx, row)),
    check: checkTag,
  },
  catalogue: { filters: ['name', 'scope', 'entityType', 'definitionId'] },
})

/** What a definition asks stays what the values that it has allowed were asked. */
async function checkDefinition(
  _ctx: Ctx,
  tx: Tx,
  {
    before,
    fields,
  }: {
    before: (Pick<TagDefinition, 'type' | 'validator' | 'options'> & { id: string; tags: number }) | null
    fields: Row
  },
): Promise<void> {
  if (!before || before.tags === 0) return
  const fixed = ['type', 'entityType'].filter((name) => fields[name] !== undefined)
  if (fixed.length) throw refusedFields(Object.fromEntries(fixed.map((name) => [name, 'errors.value.inUse'])))
  if (fields.validator !== undefined) {
    const ofDefinition = eq(tag.definitionId, before.id)
    const own = await tx.select({ value: tag.value, records: count() }).from(tag).where(ofDefinition).groupBy(tag.value)
    const onRecords = await tx
      .select({ value: tagTarget.value, records: count() })
      .from(tagTarget)
      .innerJoin(tag, eq(tagTarget.tagId, tag.id))
      .where(ofDefinition)
      .groupBy(tagTarget.value)
    const rule = { type: before.type, validator: before.validator }
    const validator = fields.validator as ValueRule['validator']
    checkLimits(rule, { validator: { ...rule, validator } }, [...own, ...onRecords])
  }
  const gone = Array.isArray(fields.options)
    ? before.options.filter((choice) => !(fields.options as string[]).includes(choice))
    : []
  if (!gone.length) return
  const [used] = await tx
    .select({ one: sql`1` })
    .from(tag)
    .leftJoin(tagTarget, eq(tagTarget.tagId, tag.id))
    .where(and(eq(tag.definitionId, before.id), or(inArray(tag.value, gone), inArray(tagTarget.value, gone))))
    .limit(1)
  if (used) throw refusedFields({ options: 'errors.value.choiceInUse' })
}

const searched = plainly(sql`${tagDefinition.name} || ' ' || coalesce(${tagDefinition.description}, '')`)

/** What kind of value the tags of a definition carry. */
export const tagDefinitions = adminResource('tagDefinitions', {
  table: tagDefinition,
  columns: {
    id: tagDefinition.id,
    name: tagDefinition.name,
    description: tagDefinition.description,
    type: tagDefinition.type,
    validator: tagDefinition.validator,
    options: tagDefinition.options,
    entityType: tagDefinition.entityType,
    scope: tagDefinition.scope,
    version: tagDefinition.version,
  },
  row: tagDefinitionRow,
  toRow: (raw) => ({ ...raw, tags: 0 }),
  complete: async (_ctx, q, rows) => {
    const used = await countBy(
      q,
      tag.definitionId,
      rows.map((row) => row.id),
    )
    for (const row of rows) row.tags = used(row.id)
  },
  search: searched,
  filters: {
    name: textWhere((text) => matches(searched, text)),
    entityType: anyOf(tagDefinition.entityType, z.enum(tagEntityTypes)),
    scope: anyOf(tagDefinition.scope, z.enum(tagScopes)),
    type: anyOf(tagDefinition.type, z.enum(tagDefinitionTypes)),
  },
  sorts: ['name', 'type', 'entityType', 'scope'],
  defaultSort: ['name', 'ASC'],
  write: {
    create: { act: 'setup.edit', input: tagDefinitionInput },
    update: { act: 'setup.edit', fields: tagDefinitionFields, whole: tagDefinitionInput },
    remove: {
      act: 'records.delete',
      dependents: [
        {
          kind: 'tags',
          column: tag.definitionId,
          of: { name: 'tags', id: tag.id, filter: 'definitionId' },
          stays: true,
        },
      ],
    },
    label: (row) => row.name,
    check: checkDefinition,
  },
  catalogue: { filters: ['name', 'entityType', 'scope', 'type'] },
})
