import { useRecordContext, useTranslate, type RaRecord } from 'ra-core'
import Typography from '@mui/material/Typography'
import Box from '@mui/material/Box'
import type { PlanGrant, PlanPool } from '#model/panels/admin-rows.ts'
import type { Column } from '../../kit/list/columns.tsx'
import { YesOrNo } from '../../kit/list/common.tsx'
import { TextLink } from '../../kit/record-link.tsx'
import { Association } from '../../kit/record/association.tsx'
import { usePart } from '../../kit/record/use-part.ts'
import { StatusChip } from '../../kit/status-chip.tsx'
import { useText } from '../../kit/hooks/use-text.ts'
import { useFormat } from '../../kit/hooks/use-format.ts'
import { Day } from '../../kit/when.tsx'
import { linkVerbs, unlinkVerbs } from '../../providers/panel-verbs.ts'
import { addGrant, addPool } from '../add-sources.ts'
import { Covered } from '../covered.tsx'
import { GrantRegions } from '../grants/grant-regions.tsx'

const useId = () => String(useRecordContext<RaRecord>()?.id ?? '')

const poolColumns: readonly Column<PlanPool>[] = [
  {
    source: 'poolName',
    label: 'resources.pools.fields.poolName',
    render: (row) => <TextLink to={`/pools/${encodeURIComponent(row.poolId)}`}>{row.poolName}</TextLink>,
  },
  { source: 'displayName', label: 'resources.pools.fields.displayName' },
  { source: 'experts', label: 'resources.pools.fields.experts', number: true },
  {
    source: 'diagnoses',
    label: 'resources.pools.fields.diagnoses',
    number: true,
    render: (row) => <Covered n={row.diagnoses} />,
  },
  { source: 'selectable', label: 'panels.selectableByAsker', render: (row) => <YesOrNo value={row.selectable} /> },
  {
    source: 'localWeight',
    label: 'resources.plans.fields.localPoolWeight',
    number: true,
    render: (row) => <Weight value={row.localWeight} />,
  },
]

function Weight({ value }: { value: number }) {
  return <>{useFormat().number(value)}</>
}

/** The plan's own pools: its local experts. */
export function PlanPools() {
  const id = useId()
  return (
    <Association<PlanPool>
      list="plans.pools"
      columns={poolColumns}
      empty="panels.noPools"
      add={{ ...addPool, verb: (other) => linkVerbs.poolPlan(other, id) }}
      remove={(row) => unlinkVerbs.poolPlan(row.poolId, id)}
    />
  )
}

const grantColumns: readonly Column<PlanGrant>[] = [
  { source: 'name', label: 'resources.queries.fields.grantId', render: (row) => <GrantName row={row} /> },
  { source: 'priority', label: 'resources.grants.fields.priority', number: true },
  {
    source: 'activeFrom',
    label: 'resources.grants.fields.activeFrom',
    render: (row) => <Day value={row.activeFrom} />,
  },
  { source: 'activeTo', label: 'resources.grants.fields.activeTo', render: (row) => <Day value={row.activeTo} /> },
  {
    source: 'regionName',
    label: 'resources.grants.fields.regionName',
    render: (row) => <GrantRegions grant={row} width={260} />,
  },
  { source: 'activeNow', label: 'admin.filter.activeNow', render: (row) => <ActiveNow on={row.activeNow} /> },
  { source: 'effective', label: 'panels.effectiveTogether', number: true },
]

const GrantName = ({ row }: { row: PlanGrant }) => (
  <TextLink to={`/grants/${encodeURIComponent(row.grantId)}`}>{row.name}</TextLink>
)

export function ActiveNow({ on }: { on: boolean }) {
  const translate = useTranslate()
  return <StatusChip tone={on ? 'good' : 'quiet'} label={translate(on ? 'ra.boolean.true' : 'ra.boolean.false')} />
}

/** Funding sources that pay under the plan; the lowest priority is asked first. */
export function PlanGrants() {
  const id = useId()
  return (
    <Association<PlanGrant>
      list="plans.grants"
      columns={grantColumns}
      empty="panels.noGrants"
      add={{ ...addGrant, verb: (other) => linkVerbs.planGrant(id, other) }}
      remove={(row) => unlinkVerbs.planGrant(id, row.grantId)}
    />
  )
}

/** How many diagnoses are effective with each of the plan's funding sources. */
export function EffectiveWithGrants() {
  const id = useId()
  const text = useText()
  const { data } = usePart('plans.grants', '/server/membership/plan/{planId}/grant', {
    params: { planId: id },
    query: { pageSize: 50, sort: 'priority' },
  })
  if (!data || data.data.length === 0) return null
  return (
    <Box component="section" aria-label={text('panels.effectiveWith')}>
      <Typography variant="body2" color="text.secondary">
        {text('panels.effectiveWith')}
        {text('list.colon')}
        {data.data.map((grant) => `${grant.name} ${grant.effective}`).join(' · ')}
      </Typography>
    </Box>
  )
}
