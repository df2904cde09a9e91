import { useRecordContext, useResourceContext, useTranslate, type RaRecord } from 'ra-core'
import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { useNarrow } from '../hooks/use-narrow.ts'
import { cell, headOf, isOnCard, type Column } from './columns.tsx'
import { isShowable, useLook } from './look.ts'

/** Below a row: the columns that are out of sight, so that no one opens a record for one value. */
export function Details<R extends RaRecord>({ columns }: { columns: readonly Column<R>[] }) {
  const record = useRecordContext<R>()
  const resource = useResourceContext()
  const translate = useTranslate()
  const { visible } = useLook(columns as readonly Column[])
  const narrow = useNarrow()
  const shown = new Set((narrow ? columns.filter(isOnCard) : visible).map(({ source }) => source))
  const hidden = columns.filter((column) => isShowable(column) && !shown.has(column.source))
  if (!record) return null
  if (hidden.length === 0)
    return (
      <Typography variant="body2" color="text.secondary">
        {translate('admin.list.allShown')}
      </Typography>
    )
  return (
    <Box
      component="dl"
      sx={{ m: 0, py: 0.5, display: 'grid', gap: 1.5, gridTemplateColumns: 'repeat(auto-fill, minmax(180px, 1fr))' }}
    >
      {hidden.map((column) => (
        <Box key={column.source} sx={{ minWidth: 0 }}>
          <Typography component="dt" variant="caption" color="text.secondary">
            {headOf(column, resource, translate)}
          </Typography>
          <Typography component="dd" variant="body2" sx={{ m: 0, overflowWrap: 'anywhere' }}>
            {cell(column, record)}
          </Typography>
        </Box>
      ))}
    </Box>
  )
}
