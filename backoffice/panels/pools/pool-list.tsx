import { specialties } from '#model/identity/enums.ts'
import type { PoolAdmin } from '#model/panels/admin-rows.ts'
import { AdminList } from '../../kit/list/admin-list.tsx'
import type { AdvancedFilter } from '../../kit/list/filters/advanced-search.tsx'
import type { Column } from '../../kit/list/columns.tsx'
import { EnabledChip } from '../../kit/list/common.tsx'
import { CreateButton } from '../../kit/list/create-button.tsx'
import { worded, byMeaning, personFilter, type Filter } from '../../kit/list/filters/filters.ts'
import { TextLink } from '../../kit/record-link.tsx'
import { Covered } from '../covered.tsx'
import { SetupMenu } from '../setup-menu.tsx'

const path = (row: Pick<PoolAdmin, 'id'>) => `/pools/${encodeURIComponent(row.id)}`

const columns: readonly Column<PoolAdmin>[] = [
  { source: 'poolName', render: (row) => <TextLink to={path(row)}>{row.poolName}</TextLink> },
  { source: 'displayName' },
  { source: 'experts', number: true, sortable: false },
  { source: 'diagnoses', number: true, sortable: false, render: (row) => <Covered n={row.diagnoses} /> },
  { source: 'plans', number: true, sortable: false },
  { source: 'grants', number: true, sortable: false },
  { source: 'specialty', words: 'specialty' },
  { source: 'enabled', render: (row) => <EnabledChip enabled={row.enabled} /> },
  {
    source: '_actions',
    label: 'admin.list.actions',
    sortable: false,
    number: true,
    render: (row) => <SetupMenu resource="pools" record={row} name="poolName" path={path(row)} />,
  },
]

const enabled: Filter = {
  kind: 'choice',
  threeWay: true,
  source: 'active',
  label: 'resources.pools.fields.enabled',
  choices: [
    { id: 'active', name: 'admin.filter.enabled' },
    { id: 'inactive', name: 'admin.filter.disabled' },
  ],
}
const filters = worded(
  [
    enabled,
    { kind: 'switch', source: 'empty', label: 'panels.emptyPools' },
    { kind: 'reference', source: 'diagnosisId', label: 'drawer.diagnoses', resource: 'diagnoses', ...byMeaning },
    { kind: 'reference', source: 'tagIds', label: 'drawer.tags', resource: 'tags', name: 'name' },
    { kind: 'reference', source: 'planId', label: 'drawer.plans', resource: 'plans', name: 'name' },
    { kind: 'reference', source: 'grantId', label: 'drawer.fundingSources', resource: 'grants', name: 'name' },
    personFilter('expertId', 'resources.queries.fields.expertId'),
  ],
  ['diagnosisId', 'expertId'],
  ['planId', 'grantId', 'tagIds'],
)
const more: readonly AdvancedFilter[] = [
  { kind: 'text', source: 'name', label: 'resources.pools.fields.name' },
  {
    kind: 'choice',
    source: 'specialty',
    label: 'resources.pools.fields.specialty',
    choices: specialties.map((id) => ({ id, name: `specialty.${id}` })),
  },
]

/** Pools of experts. */
export function PoolList() {
  return (
    <AdminList<PoolAdmin>
      resource="pools"
      columns={columns}
      filters={[...filters, ...more]}
      advanced={more}
      sort={{ field: 'poolName', order: 'ASC' }}
      rowPath={path}
      create={<CreateButton resource="pools" to="/pools/create" />}
    />
  )
}
