import Box from '@mui/material/Box'
import Skeleton from '@mui/material/Skeleton'
import Typography from '@mui/material/Typography'
import { useTranslate } from 'ra-core'
import { PageError } from '../../layout/page-error.tsx'
import { Block } from '../../kit/block.tsx'
import { usePart } from '../../kit/record/use-part.ts'
import { TextLink } from '../../kit/record-link.tsx'
import { StatusChip } from '../../kit/status-chip.tsx'
import { useText } from '../../kit/hooks/use-text.ts'

/** The pools of both sides, covering the diagnosis or not. */
export function PoolsPreview({ planId, grantId, dxId }: { planId: string; grantId: string; dxId: string }) {
  const text = useText()
  const translate = useTranslate()
  const { data, isPending, error, refetch } = usePart(
    'pools',
    '/server/querySimulator/poolsPreview/{planId}/{grantId}/{dxId}',
    { params: { planId, grantId: grantId || 'none', dxId }, query: { all: true } },
  )
  return (
    <Block title={text('simulator.pools')}>
      {error && <PageError error={error} onRetry={() => void refetch()} />}
      {isPending && <Skeleton height={60} />}
      {data && (
        <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: { xs: '1fr', md: '1fr 1fr' } }}>
          {(['grant', 'plan'] as const).map((side) => {
            const pools = data.data.filter((pool) => pool.side === side)
            return (
              <Box key={side}>
                <Typography variant="h3" component="h3" sx={{ mb: 0.5 }}>
                  {translate(`simulator.side.${side}`)}
                </Typography>
                {pools.length === 0 && (
                  <Typography variant="body2" color="text.secondary">
                    {text('panels.none')}
                  </Typography>
                )}
                <Box component="ul" sx={{ listStyle: 'none', p: 0, m: 0 }}>
                  {pools.map((pool) => (
                    <Box
                      component="li"
                      key={pool.poolId}
                      sx={{ display: 'flex', gap: 1, alignItems: 'center', py: 0.5 }}
                    >
                      <Box sx={{ flexGrow: 1 }}>
                        <TextLink to={`/pools/${encodeURIComponent(pool.poolId)}`}>{pool.displayName}</TextLink>{' '}
                        <Typography component="span" variant="body2" color="text.secondary">
                          {translate('simulator.experts', { smart_count: pool.experts })}
                        </Typography>
                      </Box>
                      <StatusChip
                        tone={pool.covers ? 'good' : 'quiet'}
                        label={text(pool.covers ? 'simulator.covers' : 'simulator.coversNot')}
                      />
                    </Box>
                  ))}
                </Box>
              </Box>
            )
          })}
        </Box>
      )}
    </Block>
  )
}
