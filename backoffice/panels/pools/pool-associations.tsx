import { useRecordContext, type RaRecord } from 'ra-core'
import type { GrantAdmin, PlanAdmin } from '#model/panels/admin-rows.ts'
import type { Column } from '../../kit/list/columns.tsx'
import { Named } from '../../kit/list/common.tsx'
import { TextLink } from '../../kit/record-link.tsx'
import { Association } from '../../kit/record/association.tsx'
import { Day } from '../../kit/when.tsx'
import { linkVerbs, unlinkVerbs } from '../../providers/panel-verbs.ts'
import { addGrant, addPlan } from '../add-sources.ts'
import { ActiveNow } from '../plans/plan-associations.tsx'

type PlanRow = PlanAdmin & { planId: string }
type GrantRow = GrantAdmin & { grantId: string }
const useId = () => String(useRecordContext<RaRecord>()?.id ?? '')

const planColumns: readonly Column<PlanRow>[] = [
  {
    source: 'displayTitle',
    label: 'resources.queries.fields.planId',
    render: (row) => <TextLink to={`/plans/${encodeURIComponent(row.planId)}`}>{row.displayTitle}</TextLink>,
  },
  {
    source: 'type',
    label: 'resources.plans.fields.type',
    render: (row) => <Named prefix="panels.planType" value={row.type} />,
  },
  { source: 'sponsorName', label: 'resources.plans.fields.sponsorName' },
  { source: 'activeNow', label: 'admin.filter.activeNow', render: (row) => <ActiveNow on={row.activeNow} /> },
]

/** Plans to which the pool is local. */
export function PoolPlans() {
  const id = useId()
  return (
    <Association<PlanRow>
      list="pools.plans"
      columns={planColumns}
      empty="panels.noPlans"
      add={{ ...addPlan, verb: (other) => linkVerbs.poolPlan(id, other) }}
      remove={(row) => unlinkVerbs.poolPlan(id, row.planId)}
    />
  )
}

const grantColumns: readonly Column<GrantRow>[] = [
  {
    source: 'name',
    label: 'resources.queries.fields.grantId',
    render: (row) => <TextLink to={`/grants/${encodeURIComponent(row.grantId)}`}>{row.name}</TextLink>,
  },
  { source: 'priority', label: 'resources.grants.fields.priority', number: true },
  {
    source: 'activeFrom',
    label: 'resources.grants.fields.activeFrom',
    render: (row) => <Day value={row.activeFrom} />,
  },
  { source: 'activeTo', label: 'resources.grants.fields.activeTo', render: (row) => <Day value={row.activeTo} /> },
]

/** Funding sources that bring the pool. */
export function PoolGrants() {
  const id = useId()
  return (
    <Association<GrantRow>
      list="pools.grants"
      columns={grantColumns}
      empty="panels.noPoolGrants"
      add={{ ...addGrant, verb: (other) => linkVerbs.grantPool(other, id) }}
      remove={(row) => unlinkVerbs.grantPool(row.grantId, id)}
    />
  )
}
