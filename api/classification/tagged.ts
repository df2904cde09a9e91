import { eq, inArray, sql, type AnyColumn } from 'drizzle-orm'
import { z } from 'zod'
import { tagTarget } from '#db/schema/all.ts'
import type { TaggedEntity } from '#model/classification/tags.ts'
import { oneOfThese, unlinked, type Filter } from '../admin/filters.ts'

/** Records that carry any of these tags. */
export const tagged = (entityType: TaggedEntity, id: AnyColumn): Filter<string[]> =>
  oneOfThese(
    (tags) =>
      sql`${id} in (select ${tagTarget.entityId} from ${tagTarget} where ${tagTarget.entityType} = ${entityType} and ${inArray(tagTarget.tagId, tags)})`,
    z.string(),
    unlinked(tagTarget, tagTarget.entityId, id, eq(tagTarget.entityType, entityType)),
  )
