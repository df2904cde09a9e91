import { and, eq, inArray, sql, type AnyColumn } from 'drizzle-orm'
import { z } from 'zod'
import { customField, customFieldValue as v } from '#db/schema/all.ts'
import { contains } from '#db/sql.ts'
import type { TagEntityType } from '#model/classification/enums.ts'
import { customFieldId, customFieldName } from '#model/classification/custom-field-name.ts'
import type { Ctx } from '../context.ts'
import type { AdminResource } from './declare.ts'
import { oneOfThese, unlinked, type Filter } from './filters.ts'

/** Records by what they have in one custom field. */
const byField = (entityType: TagEntityType, id: AnyColumn, definitionId: string): Filter<string[]> => {
  const own = and(eq(v.definitionId, definitionId), eq(v.entityType, entityType))
  const among = (which: ReturnType<typeof and>) =>
    sql`${id} in (select ${v.entityId} from ${v} where ${and(own, which)})`
  return {
    ...oneOfThese(
      (values) => among(inArray(v.value, values)),
      z.string().max(10_000),
      unlinked(v, v.entityId, id, sql`${own} and ${v.value} <> ''`),
    ),
    has: (text) => among(contains(v.value, text)),
  }
}

/** The resource's own filters and those of the custom fields that are asked for, as far as its records have these fields. */
export async function withCustomFields(
  ctx: Ctx,
  r: AdminResource,
  names: readonly string[],
): Promise<AdminResource['filters']> {
  const { customFieldsOf: entityType, id } = r
  const ids = names.map(customFieldId).filter((one) => one !== undefined)
  if (!entityType || !id || !ids.length) return r.filters
  const found = await ctx.db
    .select({ id: customField.id })
    .from(customField)
    .where(and(inArray(customField.id, ids), eq(customField.entityType, entityType)))
  const own = found.map((one) => [customFieldName(one.id), byField(entityType, id, one.id)] as const)
  return { ...r.filters, ...Object.fromEntries(own) }
}
