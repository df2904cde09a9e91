import Chip from '@mui/material/Chip'
import { useTranslate } from 'ra-core'
import type { PlanAdmin } from '#model/panels/admin-rows.ts'
import { planInput } from '#model/panels/plan-inputs.ts'
import { EntityExtras } from '../../kit/extras/entity-extras.tsx'
import { lazyPart } from '../../kit/lazy-part.ts'
import { EnabledChip } from '../../kit/list/common.tsx'
import { History } from '../../kit/record/history/history.tsx'
import { DeleteRecord, EnabledSwitch } from '../../kit/record/record-actions.tsx'
import { RecordForm } from '../../kit/record/record-form.tsx'
import { RecordPage, type RecordTab } from '../../kit/record/record-page.tsx'
import { DiagnosesOf, DomainsOf } from '../diagnoses-of.tsx'
import { PlanAdditional } from './plan-additional.tsx'
import { EffectiveWithGrants, PlanGrants, PlanPools } from './plan-associations.tsx'
import { PlanFields } from './plan-fields.tsx'
import { PlanLinks } from './plan-links.tsx'
import { PlanManagers, PlanMembers } from './plan-people.tsx'
import { PlanSummary } from './plan-summary.tsx'
import { PlanSurge } from './plan-surge.tsx'
import { SetupGuide } from '../readiness/setup-guide.tsx'
import { PlanSimulator } from '../to-simulator.tsx'

const PlanSurveys = lazyPart(() => import('../../surveys/plan-surveys.tsx'))

const tabs: readonly RecordTab[] = [
  { path: '', label: 'admin.record.summary', element: <PlanSummary />, bare: true },
  { path: 'setup', label: 'panels.ready.guide', element: <SetupGuide />, bare: true },
  {
    path: 'details',
    label: 'admin.record.details',
    element: (
      <RecordForm schema={planInput} act="setup.edit">
        <PlanFields />
      </RecordForm>
    ),
  },
  { path: 'pools', label: 'drawer.expertPools', element: <PlanPools />, bare: true },
  {
    path: 'diagnoses',
    label: 'drawer.diagnoses',
    element: <DiagnosesOf many="membership/plan" list="plans.diagnoses" summary={<EffectiveWithGrants />} />,
    bare: true,
  },
  {
    path: 'domains',
    label: 'panels.domains',
    element: <DomainsOf many="membership/plan" list="plans.domains" groups="plans.groups" />,
    bare: true,
  },
  { path: 'grants', label: 'drawer.fundingSources', element: <PlanGrants />, bare: true },
  { path: 'links', label: 'panels.links', element: <PlanLinks />, bare: true },
  { path: 'surge', label: 'panels.surge', element: <PlanSurge />, bare: true },
  { path: 'managers', label: 'panels.managers', element: <PlanManagers />, bare: true },
  { path: 'members', label: 'panels.members', element: <PlanMembers />, bare: true },
  { path: 'surveys', label: 'survey.staff.tab', element: <PlanSurveys />, bare: true },
  {
    path: 'additional',
    label: 'extras.tab',
    element: (
      <>
        <PlanAdditional />
        <EntityExtras entityType="plan" />
      </>
    ),
    bare: true,
  },
  {
    path: 'csr-changes',
    label: 'admin.record.history',
    element: <History refTable="membership_plan" filter={(planId) => ({ planId })} resource="plans" />,
    bare: true,
  },
]

/** One plan with its people, links, surge payments and everything associated with it. */
export function PlanPage() {
  return (
    <RecordPage<PlanAdmin>
      resource="plans"
      list="/plans"
      title={(plan) => plan.displayTitle}
      below={(plan) => plan.name}
      tabs={tabs}
      beside={(plan) => <Chips plan={plan} />}
      actions={(plan) => (
        <>
          <PlanSimulator planId={plan.id} />
          <EnabledSwitch resource="plans" record={plan} />
          <DeleteRecord resource="plans" record={plan} name={plan.name} list="/plans" />
        </>
      )}
    />
  )
}

function Chips({ plan }: { plan: PlanAdmin }) {
  const translate = useTranslate()
  const flags = ['noNewQueries', 'readOnlyDiscussions', 'sharedQueries'] as const
  return (
    <>
      {!plan.enabled && <EnabledChip enabled={false} />}
      <Chip variant="outlined" label={translate(`panels.planType.${plan.type}`, { _: plan.type })} />
      {flags
        .filter((name) => plan[name])
        .map((name) => (
          <Chip key={name} variant="outlined" label={translate(`resources.plans.fields.${name}`)} />
        ))}
    </>
  )
}
