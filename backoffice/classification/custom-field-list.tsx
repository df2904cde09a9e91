import type { CustomField } from '#model/classification/custom-fields.ts'
import { tagDefinitionTypes, tagEntityTypes } from '#model/classification/enums.ts'
import { userTypes } from '#model/identity/enums.ts'
import { AdminList } from '../kit/list/admin-list.tsx'
import type { Column } from '../kit/list/columns.tsx'
import { activeFilter, EnabledChip, Named } from '../kit/list/common.tsx'
import { CreateButton } from '../kit/list/create-button.tsx'
import type { Filter } from '../kit/list/filters/filters.ts'
import { Cut } from '../kit/cut.tsx'
import { TextLink } from '../kit/record-link.tsx'
import { RequireAct } from '../kit/hooks/require-act.tsx'
import { useText } from '../kit/hooks/use-text.ts'

const path = (row: Pick<CustomField, 'id'>) => `/customFields/${encodeURIComponent(row.id)}`
const field = (name: string) => `resources.customFields.fields.${name}`

function EveryUser() {
  return <>{useText()('customFields.everyUser')}</>
}

const columns: readonly Column<CustomField>[] = [
  { source: 'name', render: (row) => <TextLink to={path(row)}>{row.name}</TextLink> },
  {
    source: 'description',
    sortable: false,
    render: (row) => row.description && <Cut width={240}>{row.description}</Cut>,
  },
  { source: 'entityType', words: 'tags.entity' },
  { source: 'definitionType', words: 'tags.type' },
  {
    source: 'userType',
    render: (row) => (row.userType === null ? <EveryUser /> : <Named prefix="user.typeName" value={row.userType} />),
  },
  { source: 'validator', words: 'tags.validator' },
  { source: 'used', number: true, sortable: false },
  { source: 'enabled', render: (row) => <EnabledChip enabled={row.enabled} /> },
]

const filters: readonly Filter[] = [
  activeFilter,
  {
    kind: 'choice',
    source: 'entityType',
    label: field('entityType'),
    choices: tagEntityTypes.map((id) => ({ id, name: `tags.entity.${id}` })),
  },
  {
    kind: 'choice',
    source: 'definitionType',
    label: field('definitionType'),
    choices: tagDefinitionTypes.map((id) => ({ id, name: `tags.type.${id}` })),
  },
  {
    kind: 'choice',
    source: 'userType',
    label: field('userType'),
    choices: userTypes.map((id) => ({ id, name: `user.typeName.${id}` })),
  },
]

/** The Template List: definitions of custom fields. */
export function CustomFieldList() {
  return (
    <RequireAct act="customFields.read">
      <AdminList<CustomField>
        resource="customFields"
        columns={columns}
        filters={filters}
        sort={{ field: 'name', order: 'ASC' }}
        rowPath={path}
        create={<CreateButton resource="customFields" to="/customFields/create" act="customFields.edit" />}
      />
    </RequireAct>
  )
}
