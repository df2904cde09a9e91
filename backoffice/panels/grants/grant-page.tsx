import Box from '@mui/material/Box'
import type { GrantAdmin } from '#model/panels/admin-rows.ts'
import { grantInput } from '#model/panels/inputs.ts'
import { EntityExtras } from '../../kit/extras/entity-extras.tsx'
import { EnabledChip } from '../../kit/list/common.tsx'
import { History } from '../../kit/record/history/history.tsx'
import { DeleteRecord, EnabledSwitch } from '../../kit/record/record-actions.tsx'
import { RecordForm } from '../../kit/record/record-form.tsx'
import { RecordPage, type RecordTab } from '../../kit/record/record-page.tsx'
import { DiagnosesOf, DomainsOf } from '../diagnoses-of.tsx'
import { GrantAdditional } from './grant-additional.tsx'
import { GrantPlans, GrantPools } from './grant-associations.tsx'
import { GrantFields } from './grant-fields.tsx'
import { ReadyCard } from '../readiness/ready-card.tsx'
import { SubCounts } from '../sub-counts.tsx'
import { ToSimulator } from '../to-simulator.tsx'

const tabs: readonly RecordTab[] = [
  {
    path: '',
    label: 'admin.record.details',
    element: (
      <>
        <GrantCounts />
        <Box sx={{ mb: 3 }}>
          <ReadyCard owner="grants" />
        </Box>
        <RecordForm schema={grantInput} act="setup.edit">
          <GrantFields />
        </RecordForm>
      </>
    ),
  },
  { path: 'pools', label: 'drawer.expertPools', element: <GrantPools />, bare: true },
  {
    path: 'diagnoses',
    label: 'drawer.diagnoses',
    element: <DiagnosesOf many="grant" list="grants.diagnoses" />,
    bare: true,
  },
  {
    path: 'domains',
    label: 'panels.domains',
    element: <DomainsOf many="grant" list="grants.domains" groups="grants.groups" />,
    bare: true,
  },
  { path: 'associatedPlans', label: 'drawer.plans', element: <GrantPlans />, bare: true },
  {
    path: 'additional',
    label: 'extras.tab',
    element: (
      <>
        <GrantAdditional />
        <EntityExtras entityType="grant" />
      </>
    ),
  },
  {
    path: 'grantChanges',
    label: 'admin.record.history',
    element: <History refTable="grant_program" resource="grants" />,
    bare: true,
  },
]

function GrantCounts() {
  return (
    <SubCounts
      base="/grants"
      counts={[
        { list: 'grants.pools', label: 'drawer.expertPools', to: 'pools', path: '/server/grant/{id}/pool' },
        { list: 'grants.diagnoses', label: 'drawer.diagnoses', to: 'diagnoses', path: '/server/grant/{id}/diagnosis' },
        { list: 'grants.domains', label: 'panels.domains', to: 'domains', path: '/server/grant/{id}/domain' },
        {
          list: 'grants.plans',
          label: 'drawer.plans',
          to: 'associatedPlans',
          path: '/server/grant/plan/list',
          query: (grantId) => ({ grantId, activeOnly: false, activeNowOnly: false }),
        },
      ]}
    />
  )
}

/** One funding source with everything associated with it. */
export function GrantPage() {
  return (
    <RecordPage<GrantAdmin>
      resource="grants"
      list="/grants"
      title={(grant) => grant.name}
      tabs={tabs}
      beside={(grant) => !grant.enabled && <EnabledChip enabled={false} />}
      below={(grant) => grant.displayTitle}
      actions={(grant) => (
        <>
          <ToSimulator grantId={grant.id} />
          <EnabledSwitch resource="grants" record={grant} />
          <DeleteRecord resource="grants" record={grant} name={grant.name} list="/grants" />
        </>
      )}
    />
  )
}
