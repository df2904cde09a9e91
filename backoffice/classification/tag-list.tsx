import type { Tag } from '#model/classification/tags.ts'
import { tagEntityTypes, listedTagScopes } from '#model/classification/enums.ts'
import { AdminList } from '../kit/list/admin-list.tsx'
import type { Column } from '../kit/list/columns.tsx'
import { CreateButton } from '../kit/list/create-button.tsx'
import { personFilter, type Filter } from '../kit/list/filters/filters.ts'
import { Cut } from '../kit/cut.tsx'
import { PersonLink, RecordLink, TextLink } from '../kit/record-link.tsx'
import { When } from '../kit/when.tsx'
import { TagTabs } from './tag-tabs.tsx'

const path = (row: Pick<Tag, 'id'>) => `/tags/${encodeURIComponent(row.id)}`

const columns: readonly Column<Tag>[] = [
  { source: 'name', render: (row) => <TextLink to={path(row)}>{row.name}</TextLink> },
  {
    source: 'description',
    sortable: false,
    render: (row) => row.description && <Cut width={260}>{row.description}</Cut>,
  },
  { source: 'scope', words: 'tags.scopeName' },
  { source: 'assignmentType', words: 'tags.entity' },
  {
    source: 'definitionId',
    exported: 'definitionName',
    sortable: false,
    render: (row) =>
      row.definitionId && (
        <RecordLink resource="tagDefinitions" id={row.definitionId} name="name" path="/tagDefinitions" />
      ),
    hidden: true,
  },
  { source: 'value', sortable: false },
  { source: 'targets', number: true, sortable: false },
  { source: 'ownerId', idOf: 'users', sortable: false, render: (row) => <PersonLink id={row.ownerId} /> },
  { source: 'updatedAt', firstOrder: 'DESC', render: (row) => <When value={row.updatedAt} /> },
]

const filters: readonly Filter[] = [
  {
    kind: 'choice',
    source: 'scope',
    label: 'resources.tags.fields.scope',
    choices: listedTagScopes.map((id) => ({ id, name: `tags.scopeName.${id}` })),
  },
  {
    kind: 'choice',
    source: 'entityType',
    label: 'resources.tags.fields.entityType',
    choices: tagEntityTypes.map((id) => ({ id, name: `tags.entity.${id}` })),
  },
  {
    kind: 'reference',
    source: 'definitionId',
    label: 'resources.tags.fields.definitionId',
    resource: 'tagDefinitions',
    name: 'name',
  },
  personFilter('ownerId', 'resources.tags.fields.ownerId'),
]

/** Tags: words that staff put on records. */
export function TagList() {
  return (
    <AdminList<Tag>
      resource="tags"
      columns={columns}
      filters={filters}
      sort={{ field: 'name', order: 'ASC' }}
      rowPath={path}
      create={<CreateButton resource="tags" to="/tags/create" />}
      above={<TagTabs current="tags" />}
    />
  )
}
