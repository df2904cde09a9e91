import type { ReactNode } from 'react'
import { useQuery } from '@tanstack/react-query'
import { useDataProvider, useRecordContext, useTranslate } from 'ra-core'
import Box from '@mui/material/Box'
import Card from '@mui/material/Card'
import List from '@mui/material/List'
import ListItem from '@mui/material/ListItem'
import Skeleton from '@mui/material/Skeleton'
import Typography from '@mui/material/Typography'
import type { PlanAdmin } from '#model/panels/admin-rows.ts'
import { TextLink } from '../kit/record-link.tsx'
import { useText } from '../kit/use-text.ts'
import type { ConsiliumProvider } from '../providers/data-provider.ts'

type Row = Record<string, unknown>
type Part = 'members' | 'managers' | 'links' | 'surge' | 'pools' | 'diagnoses' | 'domains' | 'grants'
type Summary = Record<Part, { total: number; data: Row[] } | undefined>

const parts: readonly { name: Part; label: string; row: (row: Row) => unknown }[] = [
  { name: 'members', label: 'panels.members', row: (row) => row.displayName },
  { name: 'managers', label: 'panels.managers', row: (row) => row.displayName },
  { name: 'grants', label: 'drawer.fundingSources', row: (row) => row.displayTitle ?? row.name },
  { name: 'pools', label: 'drawer.expertPools', row: (row) => row.poolName },
  { name: 'diagnoses', label: 'drawer.diagnoses', row: (row) => row.name },
  { name: 'domains', label: 'panels.domains', row: (row) => row.name },
  { name: 'links', label: 'panels.links', row: (row) => row.slug },
  { name: 'surge', label: 'panels.surge', row: (row) => row.description },
]

/** The first few of everything that belongs to a plan, each leading to its page. */
export function PlanSummary() {
  const plan = useRecordContext<PlanAdmin>()
  const provider = useDataProvider<ConsiliumProvider>()
  const id = plan?.id ?? ''
  const { data, isPending } = useQuery({
    queryKey: ['plans', 'summary', id],
    queryFn: ({ signal }) => provider.read<Summary>(`/server/membership/plan/${encodeURIComponent(id)}/summary`, { signal }),
    retry: false,
  })
  return (
    <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: 'repeat(auto-fill, minmax(260px, 1fr))' }}>
      {parts.map(({ name, label, row }) => (
        <Tile key={name} label={label} to={`/plans/${encodeURIComponent(id)}/${name}`} total={data?.[name]?.total}>
          {isPending ? <Skeleton height={60} /> : <Rows rows={(data?.[name]?.data ?? []).map((one) => String(row(one) ?? ''))} />}
        </Tile>
      ))}
    </Box>
  )
}

function Tile({ label, to, total, children }: { label: string; to: string; total?: number; children: ReactNode }) {
  const translate = useTranslate()
  return (
    <Card sx={{ p: 2 }}>
      <Box sx={{ display: 'flex', justifyContent: 'space-between', mb: 0.5 }}>
        <Typography variant="h3" component="h2"><TextLink to={to}>{translate(label)}</TextLink></Typography>
        <Typography variant="body2" color="text.secondary">{total ?? ''}</Typography>
      </Box>
      {children}
    </Card>
  )
}

function Rows({ rows }: { rows: readonly string[] }) {
  const text = useText()
  if (rows.length === 0) return <Typography variant="body2" color="text.secondary">{text('panels.none')}</Typography>
  return (
    <List dense disablePadding>
      {rows.map((row, index) => <ListItem key={index} disableGutters sx={{ py: 0.25 }}><Typography variant="body2" noWrap title={row}>{row}</Typography></ListItem>)}
    </List>
  )
}
