import Typography from '@mui/material/Typography'
import type { GrantAdmin } from '#model/panels/admin-rows.ts'
import { userKinds, userTypes } from '#model/identity/enums.ts'
import { expertSelectionModes } from '#model/panels/enums.ts'
import { AdminList } from '../../kit/list/admin-list.tsx'
import type { AdvancedFilter } from '../../kit/list/filters/advanced-search.tsx'
import type { Column } from '../../kit/list/columns.tsx'
import { activeFilter, activeNowFilter, EnabledChip } from '../../kit/list/common.tsx'
import { CreateButton } from '../../kit/list/create-button.tsx'
import { worded, byMeaning, type Filter } from '../../kit/list/filters/filters.ts'
import { TextLink } from '../../kit/record-link.tsx'
import { Day } from '../../kit/when.tsx'
import { useCountryNames } from '../../kit/hooks/use-country-names.ts'
import { useCountries } from '../../identity/static-lists.ts'
import { GrantRegions } from './grant-regions.tsx'
import { SetupMenu } from '../setup-menu.tsx'
import { ToSimulator } from '../to-simulator.tsx'

const path = (row: Pick<GrantAdmin, 'id'>) => `/grants/${encodeURIComponent(row.id)}`

const columns: readonly Column<GrantAdmin>[] = [
  { source: 'name', render: (row) => <Name row={row} /> },
  { source: 'displayTitle', hidden: true },
  { source: 'priority', number: true },
  { source: 'userType', words: 'user.typeName', hidden: true },
  { source: 'activeFrom', render: (row) => <Day value={row.activeFrom} /> },
  { source: 'activeTo', render: (row) => <Day value={row.activeTo} /> },
  { source: 'panelSize', number: true },
  { source: 'expertSelectionMode', words: 'selection.mode', hidden: true },
  { source: 'regionName', render: (row) => <GrantRegions grant={row} width={110} /> },
  { source: 'plans', number: true, sortable: false },
  { source: 'pools', number: true, sortable: false },
  { source: 'discussions', number: true, sortable: false },
  { source: 'enabled', render: (row) => <EnabledChip enabled={row.enabled} /> },
  {
    source: '_actions',
    label: 'admin.list.actions',
    sortable: false,
    number: true,
    render: (row) => <SetupMenu resource="grants" record={row} name="name" path={path(row)} />,
  },
]

const field = (name: string) => `resources.grants.fields.${name}`
const filters = worded(
  [
    { ...activeFilter, threeWay: true } as Filter,
    activeNowFilter,
    {
      kind: 'choice',
      source: 'userType',
      label: field('userType'),
      choices: userTypes.map((id) => ({ id, name: `user.typeName.${id}` })),
    },
    {
      kind: 'choice',
      source: 'userKind',
      label: field('userKind'),
      choices: userKinds.map((id) => ({ id, name: `user.kindName.${id}` })),
    },
    { kind: 'reference', source: 'regionId', label: field('regionId'), resource: 'regions', name: 'name' },
    { kind: 'reference', source: 'planId', label: 'drawer.plans', resource: 'plans', name: 'name' },
    { kind: 'reference', source: 'poolId', label: 'drawer.expertPools', resource: 'pools', name: 'poolName' },
    { kind: 'reference', source: 'diagnosisId', label: 'drawer.diagnoses', resource: 'diagnoses', ...byMeaning },
    { kind: 'reference', source: 'tagIds', label: 'drawer.tags', resource: 'tags', name: 'name' },
  ],
  ['diagnosisId'],
  ['userType', 'userKind', 'regionId', 'planId', 'poolId', 'tagIds'],
)

const more: readonly AdvancedFilter[] = [
  { kind: 'text', source: 'name', label: field('name') },
  {
    kind: 'choice',
    source: 'userType',
    label: field('userType'),
    choices: userTypes.map((id) => ({ id, name: `user.typeName.${id}` })),
  },
  {
    kind: 'choice',
    source: 'userKind',
    label: field('userKind'),
    choices: userKinds.map((id) => ({ id, name: `user.kindName.${id}` })),
  },
  {
    kind: 'choice',
    source: 'expertSelectionMode',
    label: field('expertSelectionMode'),
    choices: expertSelectionModes.map((id) => ({ id, name: `selection.mode.${id}` })),
  },
  { kind: 'day', source: 'activeOn', label: 'panels.activeOn' },
]

/** What staff call it, and below what members read. */
function Name({ row }: { row: GrantAdmin }) {
  return (
    <>
      <TextLink to={path(row)}>{row.name}</TextLink>
      {row.displayTitle !== row.name && (
        <Typography variant="caption" component="div" color="text.secondary">
          {row.displayTitle}
        </Typography>
      )}
    </>
  )
}

/** Funding sources; the lowest priority is asked first. */
export function GrantList() {
  const { data: countries = [] } = useCountries()
  const nameOf = useCountryNames()
  const country: Filter = {
    kind: 'choice',
    source: 'country',
    label: 'panels.holdsIn',
    choices: countries.map(({ code }) => ({ id: code, name: nameOf(code) })),
  }
  return (
    <AdminList<GrantAdmin>
      resource="grants"
      columns={columns}
      filters={[...filters, country, ...more.filter(({ source }) => !filters.some((one) => one.source === source))]}
      advanced={more}
      sort={{ field: 'priority', order: 'ASC' }}
      rowPath={path}
      filterDefaults={{ activeNowOnly: true }}
      create={
        <>
          <ToSimulator />
          <CreateButton resource="grants" to="/grants/create" />
        </>
      }
    />
  )
}
