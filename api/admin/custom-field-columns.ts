import { and, eq, inArray } from 'drizzle-orm'
import { z } from 'zod'
import type { Queries } from '#db/client.ts'
import { customFieldValue } from '#db/schema/all.ts'
import type { AdminResource, Row } from './declare.ts'

/** Ids of the custom fields whose values a list shows. */
export const customFieldsParameter = z
  .string()
  .max(4_000)
  .transform((text) => text.split(',').filter(Boolean))
  .refine((ids) => ids.length <= 50, 'errors.tooMany')
  .optional()
  .meta({ description: 'ids of custom fields, divided by commas: each row has their values in `customFields`' })

/** A row as a list shows it: with the values of the custom fields that were asked for, by the id of the field. */
export const listedRow = (r: AdminResource): z.ZodObject => {
  const id = z.globalRegistry.get(r.row)?.id
  const row = r.row.extend({ customFields: z.record(z.string(), z.string()).optional() })
  return id ? row.meta({ id: `Listed${id}` }) : row
}

/** Gives each row the values that its record has in these custom fields. A field that no longer exists has none. */
export async function addCustomFields(
  q: Queries,
  { customFieldsOf: entityType }: AdminResource,
  definitionIds: readonly string[] | undefined,
  rows: readonly Row[],
): Promise<void> {
  if (!entityType || !definitionIds?.length || !rows.length) return
  const found = await q
    .select({
      entityId: customFieldValue.entityId,
      definitionId: customFieldValue.definitionId,
      value: customFieldValue.value,
    })
    .from(customFieldValue)
    .where(
      and(
        eq(customFieldValue.entityType, entityType),
        inArray(
          customFieldValue.entityId,
          rows.map(({ id }) => String(id)),
        ),
        inArray(customFieldValue.definitionId, [...definitionIds]),
      ),
    )
  const values = new Map<string, Record<string, string>>()
  for (const { entityId, definitionId, value } of found)
    values.set(entityId, { ...values.get(entityId), [definitionId]: value ?? '' })
  for (const row of rows) row.customFields = values.get(String(row.id)) ?? {}
}
