import Typography from '@mui/material/Typography'
import type { PoolAdmin } from '#model/panels/admin-rows.ts'
import { poolFields } from '#model/panels/inputs.ts'
import { EntityExtras } from '../../kit/extras/entity-extras.tsx'
import { EnabledChip } from '../../kit/list/common.tsx'
import { History } from '../../kit/record/history/history.tsx'
import { DeleteRecord, EnabledSwitch } from '../../kit/record/record-actions.tsx'
import { RecordForm } from '../../kit/record/record-form.tsx'
import { RecordPage, type RecordTab } from '../../kit/record/record-page.tsx'
import { useText } from '../../kit/hooks/use-text.ts'
import { DiagnosesOf, DomainsOf } from '../diagnoses-of.tsx'
import { PoolExperts } from './pool-experts.tsx'
import { PoolFields } from './pool-fields.tsx'
import { PoolGrants, PoolPlans } from './pool-associations.tsx'
import { PoolStats } from './pool-stats.tsx'

const tabs: readonly RecordTab[] = [
  {
    path: 'details',
    label: 'admin.record.details',
    element: (
      <>
        <RecordForm schema={poolFields} act="setup.edit">
          <PoolFields />
        </RecordForm>
        <PoolStats />
        <EntityExtras entityType="pool" />
      </>
    ),
  },
  { path: 'diagnoses', label: 'drawer.diagnoses', element: <PoolDiagnoses />, bare: true },
  { path: 'experts', label: 'admin.record.experts', element: <PoolExperts />, bare: true },
  { path: 'plans', label: 'drawer.plans', element: <PoolPlans />, bare: true },
  { path: 'grants', label: 'drawer.fundingSources', element: <PoolGrants />, bare: true },
  {
    path: 'csr-changes',
    label: 'admin.record.history',
    element: <History refTable="pools" resource="pools" />,
    bare: true,
  },
]

function PoolDiagnoses() {
  const text = useText()
  return (
    <>
      <DiagnosesOf many="pool" list="pools.diagnoses" empty="panels.everyDiagnosis" />
      <Typography variant="h2" component="h2" sx={{ mt: 4, mb: 1 }}>
        {text('panels.domains')}
      </Typography>
      <DomainsOf many="pool" list="pools.domains" groups="pools.groups" />
    </>
  )
}

/** One pool with its experts and what it covers. */
export function PoolPage() {
  return (
    <RecordPage<PoolAdmin>
      resource="pools"
      list="/pools"
      title={(pool) => pool.poolName}
      below={(pool) => pool.displayName}
      tabs={tabs}
      beside={(pool) => !pool.enabled && <EnabledChip enabled={false} />}
      actions={(pool) => (
        <>
          <EnabledSwitch resource="pools" record={pool} />
          <DeleteRecord resource="pools" record={pool} name={pool.poolName} list="/pools" />
        </>
      )}
    />
  )
}
