import { Link } from 'react-router'
import { useRecordContext, type RaRecord } from 'ra-core'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Card from '@mui/material/Card'
import Skeleton from '@mui/material/Skeleton'
import Typography from '@mui/material/Typography'
import { useText } from '../../kit/hooks/use-text.ts'
import { StatusChip } from '../../kit/status-chip.tsx'
import { PageError } from '../../layout/page-error.tsx'
import { CheckRows } from './check-rows.tsx'
import { useReadiness, type Owner } from './use-readiness.ts'

/** Whether members can ask under a plan, or a funding source can pay: each thing it takes, with the way to what is missing. */
export function ReadyCard({ owner }: { owner: Owner }) {
  const id = String(useRecordContext<RaRecord>()?.id ?? '')
  const text = useText()
  const { data, error, refetch } = useReadiness(owner, id)
  if (error) return <PageError error={error} onRetry={() => void refetch()} />
  if (!data) return <Skeleton variant="rounded" height={260} />
  const missing = data.checks.filter(({ ok }) => !ok).length
  return (
    <Card component="section" sx={{ p: 2 }}>
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 1.5, mb: 1.5 }}>
        <Typography variant="h3" component="h2">
          {text('panels.ready.title')}
        </Typography>
        <StatusChip
          tone={data.ready ? 'good' : 'warn'}
          label={data.ready ? text('panels.ready.yes') : text('panels.ready.count', { smart_count: missing })}
        />
        {owner === 'plans' && !data.ready && (
          <Button
            size="small"
            component={Link}
            to={`/plans/${encodeURIComponent(id)}/setup`}
            sx={{ ml: 'auto', flexShrink: 0 }}
          >
            {text('panels.ready.guide')}
          </Button>
        )}
      </Box>
      <CheckRows checks={data.checks} owner={owner} id={id} />
    </Card>
  )
}
