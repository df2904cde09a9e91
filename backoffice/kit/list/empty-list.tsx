import type { ReactNode } from 'react'
import { useListContext, useTranslate } from 'ra-core'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'

/** No rows: none at all, or none for these filters. */
export function EmptyList({ resource, filtered, create }: { resource: string; filtered: boolean; create?: ReactNode }) {
  const translate = useTranslate()
  const { setFilters } = useListContext()
  const name = translate(`resources.${resource}.name`, { smart_count: 2 }).toLocaleLowerCase()
  return (
    <Box sx={{ py: 7, px: 2, textAlign: 'center' }}>
      <Typography variant="h2" component="p" gutterBottom>
        {translate(filtered ? 'admin.list.noneFiltered' : 'admin.list.none', { name })}
      </Typography>
      <Typography color="text.secondary" sx={{ mb: 2 }}>
        {translate(filtered ? 'admin.list.noneFilteredHint' : 'admin.list.noneHint')}
      </Typography>
      {filtered ? (
        <Button onClick={() => setFilters({}, undefined, false)}>{translate('admin.list.clear')}</Button>
      ) : (
        create
      )}
    </Box>
  )
}
