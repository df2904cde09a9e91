import { useRecordContext, useTranslate, type RaRecord } from 'ra-core'
import type { GrantPlan, GrantPool } from '#model/panels/admin-rows.ts'
import type { Column } from '../../kit/list/columns.tsx'
import { Named, YesOrNo } from '../../kit/list/common.tsx'
import { TextLink } from '../../kit/record-link.tsx'
import { Association } from '../../kit/record/association.tsx'
import { StatusChip, type Tone } from '../../kit/status-chip.tsx'
import { Day } from '../../kit/when.tsx'
import { linkVerbs, unlinkVerbs } from '../../providers/panel-verbs.ts'
import { addPlan, addPool } from '../add-sources.ts'
import { Covered } from '../covered.tsx'

const useId = () => String(useRecordContext<RaRecord>()?.id ?? '')
const tones: Record<GrantPool['covers'], Tone> = { all: 'good', partly: 'warn', none: 'bad' }

const poolColumns: readonly Column<GrantPool>[] = [
  {
    source: 'poolName',
    label: 'resources.pools.fields.poolName',
    render: (row) => <TextLink to={`/pools/${encodeURIComponent(row.id)}`}>{row.poolName}</TextLink>,
  },
  { source: 'displayName', label: 'resources.pools.fields.displayName' },
  { source: 'experts', label: 'resources.pools.fields.experts', number: true },
  {
    source: 'diagnoses',
    label: 'resources.pools.fields.diagnoses',
    number: true,
    render: (row) => <Covered n={row.diagnoses} />,
  },
  { source: 'covers', label: 'panels.covers', render: (row) => <Covers covers={row.covers} /> },
]

function Covers({ covers }: { covers: GrantPool['covers'] }) {
  return <StatusChip tone={tones[covers]} label={useTranslate()(`panels.covering.${covers}`)} />
}

/** Pools that the funding source brings, and how much of its diagnoses each covers. */
export function GrantPools() {
  const id = useId()
  return (
    <Association<GrantPool>
      list="grants.pools"
      columns={poolColumns}
      empty="panels.noPools"
      add={{ ...addPool, verb: (other) => linkVerbs.grantPool(id, other) }}
      remove={(row) => unlinkVerbs.grantPool(id, row.id)}
    />
  )
}

const planColumns: readonly Column<GrantPlan>[] = [
  {
    source: 'displayTitle',
    label: 'resources.queries.fields.planId',
    render: (row) => <TextLink to={`/plans/${encodeURIComponent(row.planId)}`}>{row.displayTitle}</TextLink>,
  },
  {
    source: 'planType',
    label: 'resources.plans.fields.type',
    render: (row) => <Named prefix="panels.planType" value={row.planType} />,
  },
  { source: 'sponsorName', label: 'resources.plans.fields.sponsorName' },
  { source: 'members', label: 'resources.plans.fields.members', number: true },
  {
    source: 'effectiveDate',
    label: 'resources.plans.fields.effectiveDate',
    render: (row) => <Day value={row.effectiveDate} />,
  },
  {
    source: 'selectable',
    label: 'resources.plans.fields.selectable',
    render: (row) => <YesOrNo value={row.selectable} />,
  },
  { source: 'effective', label: 'panels.effectiveTogether', number: true },
]

/** Plans under which the funding source pays. */
export function GrantPlans() {
  const id = useId()
  return (
    <Association<GrantPlan>
      list="grants.plans"
      columns={planColumns}
      empty="panels.noPlans"
      add={{ ...addPlan, verb: (other) => linkVerbs.planGrant(other, id) }}
      remove={(row) => unlinkVerbs.planGrant(row.planId, id)}
    />
  )
}
