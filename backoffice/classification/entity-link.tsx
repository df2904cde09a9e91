import { entityResources, isTaggedEntity } from '#model/classification/tags.ts'
import type { TagEntityType } from '#model/classification/enums.ts'
import { TextLink } from '../kit/record-link.tsx'

interface Props {
  entityType: TagEntityType
  entityId: string
  entityName: string | null
}

/** The record that carries a tag or a value; its id where it has no name of its own. */
export function EntityLink({ entityType, entityId, entityName }: Props) {
  if (!isTaggedEntity(entityType) || entityName === null) return <>{entityName ?? entityId}</>
  return <TextLink to={`/${entityResources[entityType]}/${encodeURIComponent(entityId)}`}>{entityName}</TextLink>
}

/** What a record is found and named by. */
export const entityNames = {
  user: { name: 'resolvedDisplayName', sortBy: 'lastName', detail: 'email' },
  plan: { name: 'displayTitle' },
  pool: { name: 'poolName' },
  grant: { name: 'name' },
  query: { name: 'key', sortBy: 'createdAt', detail: 'title' },
} as const
