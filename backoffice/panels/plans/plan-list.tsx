import type { PlanAdmin } from '#model/panels/admin-rows.ts'
import { expertSelectionModes, freeLevels, planAccessLevels, planTypes } from '#model/panels/enums.ts'
import { AdminList } from '../../kit/list/admin-list.tsx'
import type { AdvancedFilter } from '../../kit/list/filters/advanced-search.tsx'
import type { Column } from '../../kit/list/columns.tsx'
import { activeFilter, activeNowFilter, EnabledChip, YesOrNo } from '../../kit/list/common.tsx'
import { CreateButton } from '../../kit/list/create-button.tsx'
import { worded, byMeaning, type Filter } from '../../kit/list/filters/filters.ts'
import { TextLink } from '../../kit/record-link.tsx'
import { Day } from '../../kit/when.tsx'
import { SetupMenu } from '../setup-menu.tsx'

const path = (row: Pick<PlanAdmin, 'id'>) => `/plans/${encodeURIComponent(row.id)}`

const columns: readonly Column<PlanAdmin>[] = [
  { source: 'displayTitle', render: (row) => <TextLink to={path(row)}>{row.displayTitle}</TextLink> },
  { source: 'alias' },
  { source: 'type', words: 'panels.planType' },
  { source: 'sponsorName' },
  { source: 'effectiveDate', render: (row) => <Day value={row.effectiveDate} /> },
  { source: 'members', number: true, sortable: false },
  { source: 'discussions', number: true, sortable: false },
  { source: 'selectable', render: (row) => <YesOrNo value={row.selectable} /> },
  { source: 'noNewQueries', render: (row) => <YesOrNo value={row.noNewQueries} />, hidden: true },
  {
    source: 'readOnlyDiscussions',
    render: (row) => <YesOrNo value={row.readOnlyDiscussions} />,
    hidden: true,
    sortable: false,
  },
  { source: 'sharedQueries', render: (row) => <YesOrNo value={row.sharedQueries} />, hidden: true },
  { source: 'enabled', render: (row) => <EnabledChip enabled={row.enabled} /> },
  {
    source: '_actions',
    label: 'admin.list.actions',
    sortable: false,
    number: true,
    render: (row) => <SetupMenu resource="plans" record={row} name="displayTitle" path={path(row)} />,
  },
]

const filters = worded(
  [
    { ...activeFilter, threeWay: true } as Filter,
    activeNowFilter,
    { kind: 'switch', source: 'activeOnly', label: 'panels.activeOnly' },
    {
      kind: 'choice',
      source: 'type',
      label: 'resources.plans.fields.type',
      choices: planTypes.map((id) => ({ id, name: `panels.planType.${id}` })),
    },
    { kind: 'switch', source: 'selectable', label: 'resources.plans.fields.selectable' },
    { kind: 'reference', source: 'grantId', label: 'drawer.fundingSources', resource: 'grants', name: 'name' },
    { kind: 'reference', source: 'poolId', label: 'drawer.expertPools', resource: 'pools', name: 'poolName' },
    { kind: 'reference', source: 'diagnosisId', label: 'drawer.diagnoses', resource: 'diagnoses', ...byMeaning },
    { kind: 'reference', source: 'tagIds', label: 'drawer.tags', resource: 'tags', name: 'name' },
    { kind: 'day', source: 'from', label: 'panels.effectiveFrom' },
    { kind: 'day', source: 'to', label: 'panels.effectiveTo' },
  ],
  ['type', 'diagnosisId'],
  ['grantId', 'poolId', 'tagIds'],
)
const more: readonly AdvancedFilter[] = [
  { kind: 'text', source: 'name', label: 'panels.nameAliasSponsor' },
  { kind: 'text', source: 'customerId', label: 'resources.plans.fields.customerId' },
  {
    kind: 'choice',
    source: 'type',
    label: 'resources.plans.fields.type',
    choices: planTypes.map((id) => ({ id, name: `panels.planType.${id}` })),
  },
  {
    kind: 'choice',
    source: 'access',
    label: 'resources.plans.fields.access',
    choices: planAccessLevels.map((id) => ({ id, name: `panels.access.${id}` })),
  },
  {
    kind: 'choice',
    source: 'freeLevel',
    label: 'resources.plans.fields.freeLevel',
    choices: freeLevels.map((id) => ({ id, name: `panels.free.${id}` })),
  },
  {
    kind: 'choice',
    source: 'expertSelectionMode',
    label: 'resources.plans.fields.expertSelectionMode',
    choices: expertSelectionModes.map((id) => ({ id, name: `selection.mode.${id}` })),
  },
  { kind: 'day', source: 'from', label: 'panels.effectiveFrom' },
  { kind: 'day', source: 'to', label: 'panels.effectiveTo' },
]

/** Membership plans. */
export function PlanList() {
  return (
    <AdminList<PlanAdmin>
      resource="plans"
      columns={columns}
      filters={[...filters, ...more.filter(({ source }) => !filters.some((one) => one.source === source))]}
      advanced={more}
      sort={{ field: 'displayTitle', order: 'ASC' }}
      rowPath={path}
      filterDefaults={{ activeNowOnly: true }}
      create={<CreateButton resource="plans" to="/plans/create" />}
    />
  )
}
