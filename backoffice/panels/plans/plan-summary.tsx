import { useRecordContext } from 'ra-core'
import Box from '@mui/material/Box'
import Skeleton from '@mui/material/Skeleton'
import type { PlanAdmin } from '#model/panels/admin-rows.ts'
import { PageError } from '../../layout/page-error.tsx'
import { usePart } from '../../kit/record/use-part.ts'
import { PlanFacts } from './plan-facts.tsx'
import { ReadyCard } from '../readiness/ready-card.tsx'
import { EffectiveSettings } from '../effective-settings.tsx'
import { SummaryTile } from '../summary-tile.tsx'

type Row = Record<string, unknown>
const names = ['members', 'managers', 'grants', 'pools', 'diagnoses', 'domains', 'links', 'surge', 'files'] as const
type Part = (typeof names)[number]
const parts: Record<Part, { label: string; row: (row: Row) => unknown; to?: string }> = {
  members: { label: 'panels.members', row: (row) => row.displayName },
  managers: { label: 'panels.managers', row: (row) => row.resolvedDisplayName },
  grants: { label: 'drawer.fundingSources', row: (row) => row.displayTitle ?? row.name },
  pools: { label: 'drawer.expertPools', row: (row) => row.poolName },
  diagnoses: { label: 'drawer.diagnoses', row: (row) => row.name },
  domains: { label: 'panels.domains', row: (row) => row.name },
  links: { label: 'panels.links', row: (row) => row.slug },
  surge: { label: 'panels.surge', row: (row) => row.description },
  files: { label: 'panels.files', row: (row) => row.name, to: 'additional' },
}

/** What a plan is at a glance: its switches, what a discussion under it runs by, and the first few of everything that belongs to it. */
export function PlanSummary() {
  const plan = useRecordContext<PlanAdmin>()
  const id = encodeURIComponent(plan?.id ?? '')
  const { data, error, isPending, refetch } = usePart('plans', '/server/membership/plan/{planId}/summary', {
    params: { planId: id },
  })
  if (!plan) return null
  if (error) return <PageError error={error} onRetry={() => void refetch()} />
  return (
    <>
      <Box sx={{ mb: 2 }}>
        <ReadyCard owner="plans" />
      </Box>
      <Box
        sx={{ display: 'grid', gap: 2, gridTemplateColumns: { xs: '1fr', md: '1fr 1fr' }, mb: 2, alignItems: 'start' }}
      >
        <PlanFacts plan={plan} />
        {data ? <EffectiveSettings effective={data.effective} /> : <Skeleton variant="rounded" height={220} />}
      </Box>
      <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: 'repeat(auto-fill, minmax(260px, 1fr))' }}>
        {names.map((name) => (
          <SummaryTile
            key={name}
            label={parts[name].label}
            to={`/plans/${id}/${parts[name].to ?? name}`}
            total={data?.[name].total}
            pending={isPending}
            rows={(data?.[name].data ?? []).map((row) => String(parts[name].row(row) ?? ''))}
          />
        ))}
      </Box>
    </>
  )
}
