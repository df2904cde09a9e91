import { useTranslate } from 'ra-core'
import Typography from '@mui/material/Typography'

interface PoolOrigin {
  poolId?: string | null
  poolName?: string | null
  side?: string | null
}

/** The pool and the side that brought an expert to the panel. */
export function BroughtBy({ row: { poolId, poolName, side } }: { row: PoolOrigin }) {
  const translate = useTranslate()
  if (!poolId && !side)
    return (
      <Typography variant="body2" component="span" color="text.secondary">
        {translate('queries.panel.notRecorded')}
      </Typography>
    )
  return <>{[poolName, side && translate(`queries.side.${side}`, { _: side })].filter(Boolean).join(' · ')}</>
}
