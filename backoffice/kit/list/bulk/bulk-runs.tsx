import { useState } from 'react'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useTranslate } from 'ra-core'
import Card from '@mui/material/Card'
import Dialog from '@mui/material/Dialog'
import DialogTitle from '@mui/material/DialogTitle'
import List from '@mui/material/List'
import ListItemButton from '@mui/material/ListItemButton'
import ListItemText from '@mui/material/ListItemText'
import TablePagination from '@mui/material/TablePagination'
import Typography from '@mui/material/Typography'
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
  const [open, setOpen] = useState<BulkRun>()
  const { data, error, refetch } = useQuery({
    queryKey: ['bulkRuns', 'list', page],
    placeholderData: keepPreviousData,
    queryFn: () => api.get('/server/bulk', { query: { page: page + 1, pageSize: PAGE } }),
  })
  const titleOf = (run: BulkRun) =>
    `${translate(`resources.${run.resource}.name`, { smart_count: 2 })} · ${text('bulk.title', { act: text(`bulk.act.${run.act}` as 'bulk.act.enable'), smart_count: run.total })}`
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
            <ListItemButton key={run.id} divider onClick={() => setOpen(run)}>
              <ListItemText primary={titleOf(run)} secondary={format.moment(run.createdAt)} />
              <StatusChip tone={tones[run.state]} label={text(`bulk.state.${run.state}`)} />
            </ListItemButton>
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
      <Dialog
        open={open !== undefined}
        onClose={() => setOpen(undefined)}
        fullWidth
        maxWidth="md"
        aria-labelledby="run-title"
      >
        {open && (
          <>
            <DialogTitle id="run-title">{titleOf(open)}</DialogTitle>
            <BulkRunView id={open.id} onClose={() => setOpen(undefined)} />
          </>
        )}
      </Dialog>
    </>
  )
}
