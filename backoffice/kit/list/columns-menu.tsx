import { ColumnsButton } from 'react-admin'
import type { RaRecord } from 'ra-core'
import Box from '@mui/material/Box'
import { useNarrow } from '../hooks/use-narrow.ts'
import type { Column } from './columns.tsx'

/** Chooses and orders columns; cards show what there is room for. */
export function ColumnsMenu<R extends RaRecord>({ columns }: { columns: readonly Column<R>[] }) {
  const narrow = useNarrow()
  return narrow || columns.length < 3 ? null : (
    <Box component="span" sx={{ '& .MuiButton-root': { border: 0, py: '4px', px: '13px', bgcolor: 'transparent' } }}>
      <ColumnsButton />
    </Box>
  )
}
