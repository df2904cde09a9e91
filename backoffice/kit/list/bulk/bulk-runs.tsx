import { useState } from 'react'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useTranslate } from 'ra-core'
import { useSearchParams } from 'react-router'
import Card from '@mui/material/Card'
import Dialog from '@mui/material/Dialog'
import DialogTitle from '@mui/material/DialogTitle'
import List from '@mui/material/List'
import ListItem from '@mui/material/ListItem'
import ListItemButton from '@mui/material/ListItemButton'
import ListItemText from '@mui/material/ListItemText'
import TablePagination from '@mui/material/TablePagination'
import Typography from '@mui/material/Typography'
import { bulkActionInWords } from '#model/admin/bulk-notes.ts'
import type { BulkState } from '#model/admin/bulk.ts'
import type { BulkRun } from '#model/admin/bulk-wire.ts'
import { api } from '../../../providers/client.ts'
import { LoadingBar } from '../../loading.tsx'
import { PageError } from '../../../layout/page-error.tsx'
import { PageHead } from '../../page-head.tsx'
import { StatusChip, type Tone } from '../../status-chip.tsx'
import { useFormat } from '../../hooks/use-format.ts'
import { useText } from '../../hooks/use-text.ts'
import { BulkRunView } from './bulk-run-view.tsx'

const tones: Record<BulkState, Tone> = {
  judging: 'busy',
  ready: 'warn',
  running: 'busy',
  done: 'good',
  stopped: 'warn',
  failed: 'bad',
}
const PAGE = 25

/** What the person signed in did with many records at once; what was halted goes on from here. */
export function BulkRuns() {
  const text = useText()
  const translate = useTranslate()
  const format = useFormat()
  const [page, setPage] = useState(0)
  const [search, setSearch] = useSearchParams()
  const open = search.get('run')
  const setOpen = (id: string | null) => setSearch(id === null ? {} : { run: id }, { replace: true })
  const { data, error, refetch } = useQuery({
    queryKey: ['bulkRuns', 'list', page],
    placeholderData: keepPreviousData,
    queryFn: () => api.get('/server/bulk', { query: { page: page + 1, pageSize: PAGE } }),
  })
  // also one that is not on this page of the list, or another person's
  const { data: shown } = useQuery({
    queryKey: ['bulkRuns', open],
    queryFn: () => api.get('/server/bulk/{id}', { params: { id: open ?? '' } }),
    enabled: open !== null,
    retry: false,
  })
  const titleOf = (run: BulkRun) => bulkActionInWords(run.resource, run.act, run.total, translate)
  return (
    <>
      <PageHead title={text('bulk.runs')} below={text('bulk.runsHint')} />
      <Card>
        {error ? <PageError error={error} onRetry={() => void refetch()} /> : !data && <LoadingBar />}
        {data?.total === 0 && (
          <Typography color="text.secondary" sx={{ p: 4, textAlign: 'center' }}>
            {text('bulk.noRuns')}
          </Typography>
        )}
        <List disablePadding>
          {data?.data.map((run) => (
            <ListItem key={run.id} disablePadding divider>
              <ListItemButton onClick={() => setOpen(run.id)}>
                <ListItemText primary={titleOf(run)} secondary={format.moment(run.createdAt)} />
                <StatusChip tone={tones[run.state]} label={text(`bulk.state.${run.state}`)} />
              </ListItemButton>
            </ListItem>
          ))}
        </List>
        {(data?.total ?? 0) > PAGE && (
          <TablePagination
            component="div"
            count={data?.total ?? 0}
            page={page}
            rowsPerPage={PAGE}
            rowsPerPageOptions={[PAGE]}
            onPageChange={(_event, next) => setPage(next)}
          />
        )}
      </Card>
      <Dialog open={open !== null} onClose={() => setOpen(null)} fullWidth maxWidth="md" aria-labelledby="run-title">
        {open && (
          <>
            <DialogTitle id="run-title">{shown ? titleOf(shown) : text('bulk.runs')}</DialogTitle>
            <BulkRunView id={open} onClose={() => setOpen(null)} />
          </>
        )}
      </Dialog>
    </>
  )
}
