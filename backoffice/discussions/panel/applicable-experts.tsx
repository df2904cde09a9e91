import { useState } from 'react'
import Box from '@mui/material/Box'
import Card from '@mui/material/Card'
import FormControlLabel from '@mui/material/FormControlLabel'
import Switch from '@mui/material/Switch'
import TablePagination from '@mui/material/TablePagination'
import { useTranslate } from 'ra-core'
import { Block } from '../../kit/block.tsx'
import { SearchField } from '../../kit/list/filters/search-field.tsx'
import { pageSizes } from '../../kit/list/page-sizes.ts'
import { pageSizeSelect } from '../../kit/list/pagination.tsx'
import { useText } from '../../kit/hooks/use-text.ts'
import { PageError } from '../../layout/page-error.tsx'
import { useApplicable } from './applicable.ts'
import { ApplicableTable } from './applicable-table.tsx'
import type { QueryRow } from '../row.ts'

/** Every expert with the weight and its parts, or the reasons that speak against them. */
export function ApplicableExperts({ query }: { query: QueryRow }) {
  const text = useText()
  const translate = useTranslate()
  const [name, setName] = useState('')
  const [includeExcluded, setIncludeExcluded] = useState(true)
  const [page, setPage] = useState({ page: 1, pageSize: 10 })
  const { data, error, isPending, refetch } = useApplicable(query.key, {
    ...(name && { name }),
    includeExcluded,
    ...page,
  })
  return (
    <Block title={text('queries.panel.applicable')}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2, mb: 1.5, alignItems: 'center' }}>
        <SearchField
          value={name}
          onChange={(typed) => {
            setName(typed)
            setPage({ ...page, page: 1 })
          }}
        />
        <FormControlLabel
          control={
            <Switch
              size="small"
              checked={includeExcluded}
              onChange={(event) => setIncludeExcluded(event.target.checked)}
            />
          }
          label={text('queries.panel.withExcluded')}
          slotProps={{ typography: { variant: 'body2' } }}
        />
      </Box>
      <Card>
        {error ? (
          <PageError error={error} onRetry={() => void refetch()} />
        ) : (
          <ApplicableTable query={query} rows={data?.data} loading={isPending} />
        )}
        {data && data.total > 0 && (
          <TablePagination
            component="div"
            count={data.total}
            page={page.page - 1}
            rowsPerPage={page.pageSize}
            rowsPerPageOptions={pageSizes}
            slotProps={pageSizeSelect(translate)}
            labelRowsPerPage={translate('ra.navigation.page_rows_per_page')}
            labelDisplayedRows={({ from, to, count }) =>
              translate('ra.navigation.page_range_info', { offsetBegin: from, offsetEnd: to, total: count })
            }
            onPageChange={(_event, next) => setPage({ ...page, page: next + 1 })}
            onRowsPerPageChange={(event) => setPage({ page: 1, pageSize: Number(event.target.value) })}
          />
        )}
      </Card>
    </Block>
  )
}
