import { specialties } from '#model/identity/enums.ts'
import type { PoolAdmin } from '#model/panels/admin-rows.ts'
import { poolFields } from '#model/panels/inputs.ts'
import { AdminList } from '../kit/list/admin-list.tsx'
import type { Column } from '../kit/list/columns.tsx'
import { EntityExtras } from '../kit/extras/entity-extras.tsx'
import { activeFilter, EnabledChip } from '../kit/list/common.tsx'
import { CreateButton } from '../kit/list/create-button.tsx'
import { personFilter, type Filter } from '../kit/list/filters.ts'
import { CreatePage } from '../kit/record/create-page.tsx'
import { History } from '../kit/record/history.tsx'
import { ChoiceInput, Words } from '../kit/record/inputs.tsx'
import { DeleteRecord, EnabledSwitch } from '../kit/record/record-actions.tsx'
import { RecordForm } from '../kit/record/record-form.tsx'
import { RecordPage, type RecordTab } from '../kit/record/record-page.tsx'
import { Section } from '../kit/record/section.tsx'
import { TextLink } from '../kit/record-link.tsx'
import { DiagnosesOf, PoolExperts, PoolGrants, PoolPlans } from './associations.tsx'
import { PoolStats } from './pool-stats.tsx'

const path = (row: Pick<PoolAdmin, 'id'>) => `/pools/${encodeURIComponent(row.id)}`

const columns: readonly Column<PoolAdmin>[] = [
  { source: 'poolName', render: (row) => <TextLink to={path(row)}>{row.poolName}</TextLink> },
  { source: 'displayName' },
  { source: 'specialty', words: 'specialty' },
  { source: 'experts', number: true, sortable: false },
  { source: 'diagnoses', number: true, sortable: false },
  { source: 'plans', number: true, sortable: false },
  { source: 'grants', number: true, sortable: false },
  { source: 'enabled', render: (row) => <EnabledChip enabled={row.enabled} /> },
]

const filters: readonly Filter[] = [
  activeFilter,
  { kind: 'choice', source: 'specialty', label: 'resources.pools.fields.specialty', choices: specialties.map((id) => ({ id, name: `specialty.${id}` })) },
  { kind: 'reference', source: 'diagnosisId', label: 'drawer.diagnoses', resource: 'diagnoses', name: 'name' },
  { kind: 'reference', source: 'tagIds', label: 'drawer.tags', resource: 'tags', name: 'name' },
  { kind: 'reference', source: 'planId', label: 'drawer.plans', resource: 'plans', name: 'name' },
  { kind: 'reference', source: 'grantId', label: 'drawer.fundingSources', resource: 'grants', name: 'name' },
  personFilter('expertId', 'resources.queries.fields.expertId'),
]

/** Pools of experts. */
export function PoolList() {
  return (
    <AdminList<PoolAdmin>
      resource="pools" columns={columns} filters={filters} sort={{ field: 'poolName', order: 'ASC' }} rowPath={path} create={<CreateButton resource="pools" to="/pools/create" />}
    />
  )
}

function PoolFields() {
  return (
    <Section title="admin.record.basics">
      <Words source="poolName" required />
      <Words source="displayName" required />
      <ChoiceInput source="specialty" values={specialties} prefix="specialty" />
    </Section>
  )
}

export function PoolCreate() {
  return <CreatePage resource="pools" list="/pools" schema={poolFields} act="setup.edit"><PoolFields /></CreatePage>
}

const tabs: readonly RecordTab[] = [
  { path: 'details', label: 'admin.record.details', element: <><RecordForm schema={poolFields} act="setup.edit"><PoolFields /></RecordForm><PoolStats /><EntityExtras entityType="pool" /></> },
  { path: 'diagnoses', label: 'drawer.diagnoses', element: <DiagnosesOf many="pool" list="pools.diagnoses" empty="panels.everyDiagnosis" />, bare: true },
  { path: 'experts', label: 'admin.record.experts', element: <PoolExperts />, bare: true },
  { path: 'plans', label: 'drawer.plans', element: <PoolPlans />, bare: true },
  { path: 'grants', label: 'drawer.fundingSources', element: <PoolGrants />, bare: true },
  { path: 'csr-changes', label: 'admin.record.history', element: <History refTable="pools" resource="pools" />, bare: true },
]

/** One pool with its experts and what it covers. */
export function PoolPage() {
  return (
    <RecordPage<PoolAdmin>
      resource="pools" list="/pools" title={(pool) => pool.poolName} below={(pool) => pool.displayName} tabs={tabs} beside={(pool) => !pool.enabled && <EnabledChip enabled={false} />}
      actions={(pool) => (
        <>
          <EnabledSwitch resource="pools" record={pool} />
          <DeleteRecord resource="pools" record={pool} name={pool.poolName} list="/pools" />
        </>
      )}
    />
  )
}
