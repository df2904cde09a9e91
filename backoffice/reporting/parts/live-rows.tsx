import { useState } from 'react'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Dialog from '@mui/material/Dialog'
import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import DialogTitle from '@mui/material/DialogTitle'
import Table from '@mui/material/Table'
import TableBody from '@mui/material/TableBody'
import TableCell from '@mui/material/TableCell'
import TablePagination from '@mui/material/TablePagination'
import TableRow from '@mui/material/TableRow'
import Typography from '@mui/material/Typography'
import { useFormat } from '../../kit/hooks/use-format.ts'
import { useText } from '../../kit/hooks/use-text.ts'
import { Loading } from '../../kit/loading.tsx'
import { TextLink } from '../../kit/record-link.tsx'
import { PageError } from '../../layout/page-error.tsx'

const PAGE_SIZE = 25
/** A sentence is broken into lines, a date is not. */
const isLong = (value: string | number | null) => typeof value === 'string' && value.length > 40
const moment = /^\d{4}-\d\d-\d\dT/

export interface LiveRow {
  key: string
  label: string
  /** where it leads, if anywhere */
  to?: string | undefined
  cells: readonly (string | number | null)[]
  value: string | null
}
interface Props {
  title: string
  queryKey: readonly unknown[]
  read: (page: { page: number; pageSize: number; signal: AbortSignal }) => Promise<{ data: LiveRow[]; total: number }>
  onClose: () => void
}

/** The rows behind a live number: as many as it says. */
export function LiveRows({ title, queryKey, read, onClose }: Props) {
  const text = useText()
  const format = useFormat()
  const [page, setPage] = useState(0)
  const { data, error, refetch } = useQuery({
    queryKey: [...queryKey, page],
    queryFn: ({ signal }) => read({ page: page + 1, pageSize: PAGE_SIZE, signal }),
    placeholderData: keepPreviousData,
  })
  return (
    <Dialog open fullWidth maxWidth="md" onClose={onClose} aria-labelledby="live-rows">
      <DialogTitle id="live-rows">{title}</DialogTitle>
      <DialogContent>
        {error && <PageError error={error} onRetry={() => void refetch()} />}
        {!data && !error && <Loading />}
        {data && (
          <>
            <Typography color="text.secondary" role="status" sx={{ mb: 1 }}>
              {text('reporting.ui.rowsBehind', { smart_count: data.total })}
            </Typography>
            <Box sx={{ overflowX: 'auto' }} tabIndex={0} role="region" aria-label={title}>
              <Table size="small">
                <TableBody>
                  {data.data.map((row) => (
                    <TableRow key={row.key} hover>
                      <TableCell>{row.to ? <TextLink to={row.to}>{row.label}</TextLink> : row.label}</TableCell>
                      {row.cells.map((value, at) => (
                        <TableCell key={at} sx={isLong(value) ? { minWidth: '16rem' } : { whiteSpace: 'nowrap' }}>
                          {typeof value === 'string' && moment.test(value) ? format.moment(value) : (value ?? '–')}
                        </TableCell>
                      ))}
                      {row.value !== null && (
                        <TableCell align="right" sx={{ fontVariantNumeric: 'tabular-nums' }}>
                          {row.value}
                        </TableCell>
                      )}
                    </TableRow>
                  ))}
                </TableBody>
              </Table>
            </Box>
            {data.total > PAGE_SIZE && (
              <TablePagination
                component="div"
                count={data.total}
                page={page}
                rowsPerPage={PAGE_SIZE}
                rowsPerPageOptions={[PAGE_SIZE]}
                onPageChange={(_event, next) => setPage(next)}
              />
            )}
          </>
        )}
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose}>{text('reporting.ui.close')}</Button>
      </DialogActions>
    </Dialog>
  )
}
