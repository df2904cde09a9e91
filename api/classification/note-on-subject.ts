import type { Tx } from '#db/client.ts'
import { entityResources } from '#model/classification/tags.ts'
import type { TagEntityType } from '#model/classification/enums.ts'
import { administered } from '#model/resources.ts'
import { recordChange } from '../audit/record.ts'
import type { Ctx } from '../context.ts'

/** A tag, or the value of a custom field, with its name. */
interface SubjectLabel {
  entityType: TagEntityType
  entityId: string
  name: string
  value: string | null
}

/** Tells the history of the record itself that a tag or a value was put on it, changed or taken away. */
export async function noteOnSubject(
  ctx: Ctx,
  tx: Tx,
  field: 'tags' | 'customFields',
  before: SubjectLabel | null,
  after: SubjectLabel | null,
): Promise<void> {
  const worn = after ?? before
  if (!worn || worn.entityType === 'other') return
  const { refTable } = administered(entityResources[worn.entityType])
  const inWords = (one: SubjectLabel | null) => one && (one.value ? `${one.name}: ${one.value}` : one.name)
  await recordChange(
    ctx,
    tx,
    { refTable, refId: worn.entityId },
    { [field]: inWords(before) },
    { [field]: inWords(after) },
  )
}
