import { useState } from 'react'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Chip from '@mui/material/Chip'
import Skeleton from '@mui/material/Skeleton'
import Typography from '@mui/material/Typography'
import { useTranslate } from 'ra-core'
import { PageError } from '../../layout/page-error.tsx'
import { Block } from '../../kit/block.tsx'
import { usePart } from '../../kit/record/use-part.ts'
import { useText } from '../../kit/hooks/use-text.ts'

interface Props {
  planId: string
  grantId: string
  chosen: string
  onChoose: (id: string) => void
}
const FEW = 24

/** What can be asked about under the two, and how each diagnosis got there. A click takes it. */
export function EffectiveList({ planId, grantId, chosen, onChoose }: Props) {
  const text = useText()
  const translate = useTranslate()
  const [all, setAll] = useState(false)
  const { data, isPending, error, refetch } = usePart(
    'diagnoses',
    '/server/querySimulator/effectiveDiagnoses/{planId}/{grantId}',
    { params: { planId, grantId: grantId || 'none' } },
  )
  return (
    <Block title={`${text('simulator.effective')}${data ? ` · ${data.data.length}` : ''}`}>
      {error && <PageError error={error} onRetry={() => void refetch()} />}
      {isPending && <Skeleton height={60} />}
      {data && (
        <Typography variant="body2" color="text.secondary" sx={{ mb: 1 }}>
          {translate(`simulator.from.${data.from}`)}
        </Typography>
      )}
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 0.75 }}>
        {data?.data.slice(0, all ? undefined : FEW).map((one) => (
          <Chip
            key={one.id}
            size="small"
            clickable
            onClick={() => onChoose(one.id)}
            color={one.id === chosen ? 'primary' : 'default'}
            variant={one.via === 'direct' ? 'filled' : 'outlined'}
            title={one.name}
            label={[one.plainName, one.code, translate(`panels.via.${one.via}`)].filter(Boolean).join(' · ')}
            aria-pressed={one.id === chosen}
            sx={{ maxWidth: '100%' }}
          />
        ))}
        {data && data.data.length > FEW && (
          <Button size="small" variant="text" onClick={() => setAll(!all)}>
            {all ? text('simulator.fewer') : text('diagnosis.andMore', { smart_count: data.data.length - FEW })}
          </Button>
        )}
      </Box>
    </Block>
  )
}
