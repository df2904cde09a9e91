import type { GrantAdmin } from '#model/panels/admin-rows.ts'
import { grantInput } from '#model/panels/inputs.ts'
import { EntityExtras } from '../kit/extras/entity-extras.tsx'
import { EnabledChip } from '../kit/list/common.tsx'
import { History } from '../kit/record/history.tsx'
import { DeleteRecord, EnabledSwitch } from '../kit/record/record-actions.tsx'
import { RecordForm } from '../kit/record/record-form.tsx'
import { RecordPage, type RecordTab } from '../kit/record/record-page.tsx'
import { DiagnosesOf, DomainsOf, GrantPlans, GrantPools } from './associations.tsx'
import { GrantFields } from './grant-fields.tsx'
import { GrantRegion } from './grant-region.tsx'

const tabs: readonly RecordTab[] = [
  { path: '', label: 'admin.record.details', element: <RecordForm schema={grantInput} act="setup.edit"><GrantFields /></RecordForm> },
  { path: 'pools', label: 'drawer.expertPools', element: <GrantPools />, bare: true },
  { path: 'diagnoses', label: 'drawer.diagnoses', element: <DiagnosesOf many="grant" list="grants.diagnoses" />, bare: true },
  { path: 'domains', label: 'panels.domains', element: <DomainsOf many="grant" list="grants.domains" />, bare: true },
  { path: 'associatedPlans', label: 'drawer.plans', element: <GrantPlans />, bare: true },
  { path: 'additional', label: 'extras.tab', element: <><GrantRegion /><EntityExtras entityType="grant" /></> },
  { path: 'grantChanges', label: 'admin.record.history', element: <History refTable="grant_program" resource="grants" />, bare: true },
]

/** One funding source with everything associated with it. */
export function GrantPage() {
  return (
    <RecordPage<GrantAdmin>
      resource="grants" list="/grants" title={(grant) => grant.name} tabs={tabs} beside={(grant) => !grant.enabled && <EnabledChip enabled={false} />} below={(grant) => grant.displayTitle}
      actions={(grant) => (
        <>
          <EnabledSwitch resource="grants" record={grant} />
          <DeleteRecord resource="grants" record={grant} name={grant.name} list="/grants" />
        </>
      )}
    />
  )
}
