import { and, eq } from 'drizzle-orm'
import type { Tx } from '#db/client.ts'
import { customFieldValue, tagTarget } from '#db/schema/all.ts'
import { entityResources, type TaggedEntity } from '#model/classification/tags.ts'
import type { AdminName } from '#model/resources.ts'

const entities = Object.entries(entityResources) as [TaggedEntity, AdminName][]

/** Tags and values of custom fields go with the record that they were put on. */
export async function deleteExtras(tx: Tx, name: AdminName, id: string): Promise<void> {
  const entityType = entities.find(([, resource]) => resource === name)?.[0]
  if (!entityType) return
  await tx.delete(tagTarget).where(and(eq(tagTarget.entityType, entityType), eq(tagTarget.entityId, id)))
  await tx
    .delete(customFieldValue)
    .where(and(eq(customFieldValue.entityType, entityType), eq(customFieldValue.entityId, id)))
}
