import { useState } from 'react'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useNotify, useTranslate } from 'ra-core'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Card from '@mui/material/Card'
import LinearProgress from '@mui/material/LinearProgress'
import Table from '@mui/material/Table'
import TableBody from '@mui/material/TableBody'
import TableCell from '@mui/material/TableCell'
import TableHead from '@mui/material/TableHead'
import TablePagination from '@mui/material/TablePagination'
import TableRow from '@mui/material/TableRow'
import Typography from '@mui/material/Typography'
import { writeCell } from '#model/reporting/cell.ts'
import { reportOptionsOf } from '#model/reporting/enums.ts'
import type { RowOf } from '#api/client/types.ts'
import { api } from '../providers/client.ts'
import { GuardedButton, useDisabledReason } from '../kit/buttons/guarded-button.tsx'
import { refusalText, useActionMutation } from '../kit/hooks/use-action-mutation.ts'
import { useFormat } from '../kit/hooks/use-format.ts'
import { useMay } from '../kit/hooks/use-permissions.ts'
import { useRenewal } from '../kit/hooks/use-renewal.ts'
import { useText } from '../kit/hooks/use-text.ts'
import { saveFile } from '../kit/list/save-file.ts'
import { Loading } from '../kit/loading.tsx'
import { ReasonDialog } from '../kit/reason-dialog.tsx'
import { PersonLink, TextLink } from '../kit/record-link.tsx'
import { StatusChip } from '../kit/status-chip.tsx'
import { When } from '../kit/when.tsx'
import { useFigure } from './parts/use-figure.ts'
import { useReportName } from './parts/use-report-name.ts'
import { reportVerbs } from './verbs.ts'

export type Report = RowOf<'/server/report/header/list'>
const PAGE_SIZE = 10
/** While something is being generated, how far it is. */
const LOOK_AGAIN_MS = 1500

export const reportPath = (id: string) => `/reports/view/${encodeURIComponent(id)}`

/** Reports that have been generated or are being generated, newest first. */
export function Downloads({ common }: { common: boolean }) {
  const text = useText()
  const [page, setPage] = useState(0)
  const filter = JSON.stringify({ common })
  const { data, refetch } = useQuery({
    queryKey: ['reports', 'downloads', common, page],
    queryFn: async ({ signal }) => {
      const range = JSON.stringify([page * PAGE_SIZE, (page + 1) * PAGE_SIZE - 1])
      const answer = await api.send('get', '/rest/reports', { query: { filter, range }, signal })
      if (!answer.ok) throw await api.refusal(answer, '/rest/reports', undefined)
      return {
        rows: (await answer.json()) as Report[],
        total: Number(answer.headers.get('content-range')?.split('/')[1] ?? 0),
      }
    },
    placeholderData: keepPreviousData,
  })
  const processing = data?.rows.some((row) => row.state === 'processing') ?? false
  useRenewal(refetch, processing && LOOK_AGAIN_MS)
  if (!data) return <Loading />
  if (!data.total)
    return (
      <Card sx={{ p: 3 }}>
        <Typography color="text.secondary">{text('reporting.ui.noDownloads')}</Typography>
      </Card>
    )
  return (
    <Card sx={{ overflowX: 'auto' }} tabIndex={0} role="region" aria-label={text('reports.previousDownloads')}>
      <Table size="small">
        <TableHead>
          <TableRow>
            <TableCell>{text('reporting.ui.name')}</TableCell>
            <TableCell>{text(common ? 'reporting.ui.options' : 'reporting.ui.customer')}</TableCell>
            {!common && <TableCell align="right">{text('reporting.figure.discussions')}</TableCell>}
            <TableCell>{text('reporting.ui.requested')}</TableCell>
            <TableCell>{text('reporting.ui.by')}</TableCell>
            <TableCell>{text('reporting.ui.stateOf')}</TableCell>
            <TableCell align="right">{text('reporting.ui.actions')}</TableCell>
          </TableRow>
        </TableHead>
        <TableBody>
          {data.rows.map((row) => (
            <Line key={row.id} row={row} common={common} />
          ))}
        </TableBody>
      </Table>
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
    </Card>
  )
}

function Line({ row, common }: { row: Report; common: boolean }) {
  const text = useText()
  const name = useReportName()(row)
  return (
    <TableRow hover>
      <TableCell sx={{ minWidth: 140 }}>
        {row.state === 'ready' ? <TextLink to={reportPath(row.id)}>{name}</TextLink> : name}
        {!common && row.reportType && (
          <Typography variant="caption" component="div" color="text.secondary">
            {text(`reporting.type.${row.reportType}`)}
          </Typography>
        )}
      </TableCell>
      <TableCell sx={{ minWidth: 160 }}>
        <Options row={row} />
      </TableCell>
      {!common && (
        <TableCell align="right" sx={{ fontVariantNumeric: 'tabular-nums' }}>
          {row.state === 'ready' ? <DiscussionsIn row={row} /> : '–'}
        </TableCell>
      )}
      <TableCell>
        <When value={row.createdAt} />
      </TableCell>
      <TableCell>
        <PersonLink id={row.createdBy} />
      </TableCell>
      <TableCell sx={{ minWidth: 150 }}>
        <State row={row} />
      </TableCell>
      <TableCell align="right">
        <ReportActions row={row} />
      </TableCell>
    </TableRow>
  )
}

/** A customer report reads discussions: as many as it read are behind its first figure. */
function DiscussionsIn({ row }: { row: Report }) {
  const shown = useFormat().number(row.progress)
  const cell = encodeURIComponent(writeCell({ figure: 'discussions' }))
  return row.progress ? <TextLink to={`${reportPath(row.id)}/rows?cell=${cell}`}>{shown}</TextLink> : shown
}

/** What was chosen, in words; for a customer report behind the name of its customer. */
export function Options({ row }: { row: Report }) {
  const text = useText()
  const figure = useFigure()
  const shown = reportOptionsOf(row.options).filter((one) => !['dateRange', 'userTypes', 'monthYear'].includes(one))
  const parts = [
    row.customerName,
    row.dateRange && figure.range(row.dateRange),
    row.groupBy && text('reporting.ui.byGroup', { by: text(`reporting.groupBy.${row.groupBy}`) }),
    row.displayState && text(`discussion.displayStatus.${row.displayState}`),
    row.type && text(`discussion.type.${row.type}`),
    ...row.userTypes.map((type) => text(`user.typeName.${type}` as 'user.typeName.1')),
    row.queryIds.length > 0 && text('reporting.ui.ofIds', { smart_count: row.queryIds.length }),
    ...shown.map((one) => text(`reporting.option.${one}`)),
  ]
  return <>{parts.filter(Boolean).join(' · ')}</>
}

function State({ row }: { row: Report }) {
  const text = useText()
  const translate = useTranslate()
  const format = useFormat()
  if (row.state === 'processing')
    return (
      <Box role="status">
        <LinearProgress aria-label={text('reporting.ui.processing')} sx={{ mb: 0.5 }} />
        <Typography variant="caption" color="text.secondary">
          {text('reporting.ui.read', { n: format.number(row.progress, 0), smart_count: row.progress })}
        </Typography>
      </Box>
    )
  const cancelled = row.error === 'reporting.cancelled'
  return (
    <>
      {row.state === 'ready' ? (
        <StatusChip tone="good" label={text('reporting.ui.ready')} />
      ) : (
        <StatusChip
          tone={cancelled ? 'quiet' : 'bad'}
          label={text(cancelled ? 'reporting.ui.cancelled' : 'reporting.ui.failed')}
        />
      )}
      <Typography variant="caption" component="div" color="text.secondary" sx={{ mt: 0.25 }}>
        {row.state === 'failed'
          ? translate(row.error ?? 'reports.failed')
          : row.expiresAt && text('reporting.ui.keptUntil', { day: format.day(row.expiresAt) })}
      </Typography>
    </>
  )
}

/** Download, cancel, generate again, delete. */
export function ReportActions({ row, onRemoved }: { row: Report; onRemoved?: () => void }) {
  const text = useText()
  const translate = useTranslate()
  const notify = useNotify()
  const why = useDisabledReason()(useMay('reports.run'))
  const called = useReportName()(row)
  const [removing, setRemoving] = useState(false)
  const { run, busy } = useActionMutation({ reload: ['reports'] })
  const download = async ({ format, part, name }: Report['files'][number]) => {
    try {
      await saveFile(`/server/report/download/${encodeURIComponent(row.id)}`, name, { format, part })
    } catch (failed) {
      notify(refusalText(failed, translate), { type: 'error' })
    }
  }
  return (
    <Box sx={{ display: 'flex', gap: 0.5, justifyContent: 'flex-end', flexWrap: 'wrap' }}>
      {row.state === 'ready' &&
        row.files.map((file) => (
          <Button
            key={`${file.part}.${file.format}`}
            size="small"
            title={file.name}
            aria-label={text('reporting.ui.downloadOf', { name: file.name })}
            onClick={() => void download(file)}
          >
            {file.format.toUpperCase()}
            {file.part === 'rows' && row.files.some(({ part }) => part === 'groups') && ` ${text('reporting.ui.rows')}`}
          </Button>
        ))}
      {row.state === 'processing' && (
        <GuardedButton size="small" why={why} onClick={() => void run(reportVerbs.cancel(row.id))}>
          {text('reporting.ui.cancel')}
        </GuardedButton>
      )}
      {row.state === 'failed' && (
        <GuardedButton
          size="small"
          variant="outlined"
          why={why}
          onClick={() => void run(reportVerbs.regenerate(row.id))}
        >
          {text('reports.regenerate')}
        </GuardedButton>
      )}
      {row.state !== 'processing' && (
        <GuardedButton
          size="small"
          color="error"
          why={why}
          aria-label={text('reporting.ui.deleteOf', { name: called })}
          onClick={() => setRemoving(true)}
        >
          {text('reporting.ui.delete')}
        </GuardedButton>
      )}
      {removing && (
        <ReasonDialog
          title={text('reporting.ui.deleteTitle', { name: called })}
          text={text('reporting.ui.deleteText')}
          confirm={text('reporting.ui.delete')}
          busy={busy}
          onClose={() => setRemoving(false)}
          onConfirm={() =>
            void run(reportVerbs.remove(row.id)).then((done) => {
              if (!done) return
              setRemoving(false)
              onRemoved?.()
            })
          }
        />
      )}
    </Box>
  )
}
