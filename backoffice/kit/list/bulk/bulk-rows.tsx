import { useState } from 'react'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useTranslate } from 'ra-core'
import Box from '@mui/material/Box'
import Table from '@mui/material/Table'
import TableBody from '@mui/material/TableBody'
import TableCell from '@mui/material/TableCell'
import TableHead from '@mui/material/TableHead'
import TablePagination from '@mui/material/TablePagination'
import TableRow from '@mui/material/TableRow'
import ToggleButton from '@mui/material/ToggleButton'
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup'
import { bulkOutcomes, bulkVerdicts, type BulkOutcome, type BulkVerdict } from '#model/admin/bulk.ts'
import type { BulkRun } from '#model/admin/bulk-wire.ts'
import { bulkReasonInWords } from '#model/admin/bulk-words.ts'
import { api } from '../../../providers/client.ts'
import { StatusChip, type Tone } from '../../status-chip.tsx'
import { useFormat } from '../../hooks/use-format.ts'
import { useText } from '../../hooks/use-text.ts'
import { BulkChanges } from './bulk-values.tsx'

const tones: Record<BulkVerdict | BulkOutcome, Tone> = {
  change: 'busy',
  changed: 'good',
  same: 'quiet',
  forbidden: 'warn',
  invalid: 'warn',
  conflict: 'warn',
  failed: 'bad',
}
const PAGE = 10

/** The records of a run, all or those of one kind: before it starts what would become of them, then what became of them. */
export function BulkRows({ run }: { run: BulkRun }) {
  const text = useText()
  const translate = useTranslate()
  const [only, setOnly] = useState<string>('all')
  const [page, setPage] = useState(0)
  const acted = run.startedAt !== null
  const kinds: [name: string, label: string, count: number][] = [
    ...(acted
      ? bulkOutcomes.map((name): [string, string, number] => [
          `outcome=${name}`,
          text(`bulk.outcome.${name}`),
          run.outcomes[name],
        ])
      : []),
    ...bulkVerdicts
      .filter((name) => !acted || name !== 'change')
      .map((name): [string, string, number] => [`verdict=${name}`, text(`bulk.verdict.${name}`), run.verdicts[name]]),
  ].filter(([, , count]) => count > 0)
  const { data } = useQuery({
    queryKey: ['bulkRuns', run.id, 'rows', only, page, run.state],
    queryFn: () =>
      api.get('/server/bulk/{id}/rows', {
        params: { id: run.id },
        query: { page: page + 1, pageSize: PAGE, ...(only !== 'all' && Object.fromEntries([only.split('=')])) },
      }),
    placeholderData: keepPreviousData,
  })
  const { list } = useFormat()
  const changing = data?.data.some(({ changes }) => changes.length > 0)
  return (
    <>
      <ToggleButtonGroup
        exclusive
        size="small"
        value={only}
        aria-label={text('bulk.column.verdict')}
        sx={{ flexWrap: 'wrap' }}
        onChange={(_event, next: string | null) => {
          setOnly(next ?? 'all')
          setPage(0)
        }}
      >
        <ToggleButton value="all">
          {text('admin.list.all')} · {Object.values(run.verdicts).reduce((all, one) => all + one, 0)}
        </ToggleButton>
        {kinds.map(([name, label, count]) => (
          <ToggleButton key={name} value={name}>
            {label} · {count}
          </ToggleButton>
        ))}
      </ToggleButtonGroup>
      <Box sx={{ overflowX: 'auto', position: 'relative' }}>
        <Table size="small">
          <TableHead>
            <TableRow>
              {(['record', ...(changing ? (['change'] as const) : []), 'outcome', 'reason'] as const).map((name) => (
                <TableCell key={name}>
                  {text(`bulk.column.${name === 'outcome' && !acted ? 'verdict' : name}`)}
                </TableCell>
              ))}
            </TableRow>
          </TableHead>
          <TableBody>
            {data?.data.map((row) => (
              <TableRow key={row.ordinal}>
                <TableCell sx={{ overflowWrap: 'anywhere' }}>{row.label}</TableCell>
                {changing && (
                  <TableCell sx={{ overflowWrap: 'anywhere' }}>
                    <BulkChanges run={run} changes={row.changes} />
                  </TableCell>
                )}
                <TableCell>
                  <StatusChip
                    tone={tones[row.outcome ?? row.verdict]}
                    label={row.outcome ? text(`bulk.outcome.${row.outcome}`) : text(`bulk.verdict.${row.verdict}`)}
                  />
                </TableCell>
                <TableCell>{bulkReasonInWords(run.act, row, translate, list)}</TableCell>
              </TableRow>
            ))}
          </TableBody>
        </Table>
      </Box>
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
    </>
  )
}
