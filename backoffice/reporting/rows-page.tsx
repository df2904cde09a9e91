import { useState } from 'react'
import { useParams, useSearchParams } from 'react-router'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import Box from '@mui/material/Box'
import Card from '@mui/material/Card'
import Table from '@mui/material/Table'
import TableBody from '@mui/material/TableBody'
import TableCell from '@mui/material/TableCell'
import TableHead from '@mui/material/TableHead'
import TablePagination from '@mui/material/TablePagination'
import TableRow from '@mui/material/TableRow'
import { readCell } from '#model/reporting/cell.ts'
import { customerDefinition, moneyColumns, reportDefinitions } from '#model/reporting/definitions.ts'
import { ruleOf } from '#model/reporting/figures.ts'
import { api } from '../providers/client.ts'
import { useFormat } from '../kit/hooks/use-format.ts'
import { useText } from '../kit/hooks/use-text.ts'
import { Loading } from '../kit/loading.tsx'
import { PageHead } from '../kit/page-head.tsx'
import { TextLink } from '../kit/record-link.tsx'
import { StatusChip } from '../kit/status-chip.tsx'
import { PageError } from '../layout/page-error.tsx'
import { reportPath } from './downloads.tsx'
import { MissingReport } from './parts/missing-report.tsx'
import { useFigure } from './parts/use-figure.ts'
import { useReportName } from './parts/use-report-name.ts'

const PAGE_SIZE = 50
const moment = /^\d{4}-\d\d-\d\dT/
const pathOf = (resource: string, id: string) => `/${resource}/${encodeURIComponent(id)}`

/** The rows behind one number of a generated report, as they were then. */
export function ReportRows() {
  const { id = '' } = useParams()
  const [search] = useSearchParams()
  const address = search.get('cell') ?? ''
  const text = useText()
  const format = useFormat()
  const figure = useFigure()
  const nameOf = useReportName()
  const [page, setPage] = useState(0)
  const header = useQuery({
    queryKey: ['reports', 'one', id],
    queryFn: ({ signal }) => api.get('/server/report/header/{id}', { params: { id }, signal }),
    retry: false,
  })
  const { data, error, refetch } = useQuery({
    queryKey: ['reports', 'rows', id, address, page],
    queryFn: ({ signal }) =>
      api.get('/server/report/header/{id}/rows', {
        params: { id },
        query: { cell: address, page: page + 1, pageSize: PAGE_SIZE },
        signal,
      }),
    placeholderData: keepPreviousData,
    retry: false,
  })
  const cell = readCell(address)
  if (error)
    return (error as { status?: number }).status === 404 ? (
      <MissingReport />
    ) : (
      <PageError error={error} onRetry={() => void refetch()} />
    )
  if (!data || !header.data || !cell) return <Loading />
  const { commonReportId } = header.data
  const { subject } = commonReportId ? reportDefinitions[commonReportId] : customerDefinition
  const rule = ruleOf(subject, cell.figure)
  const of =
    cell.of &&
    (cell.of.kind === 'month'
      ? figure.month(cell.of.id)
      : cell.of.kind === 'bin'
        ? figure.bin(Number(cell.of.id))
        : cell.of.kind === 'after'
          ? figure.after(cell.of.id)
          : null)
  const shown = (value: string | number | null, name: string) =>
    typeof value === 'number'
      ? moneyColumns.includes(name)
        ? format.money(Math.round(value * 100))
        : format.number(value)
      : value && moment.test(value)
        ? format.moment(value)
        : (value ?? '–')
  const adds = rule && rule.kind !== 'count'
  // what names the record stands in the first column already
  const columns = data.columns.flatMap((name, at) =>
    data.data.every((row) => row.cells[at] === row.label) ? [] : [{ name, at }],
  )
  const isNumber = (at: number) => data.data.some((row) => typeof row.cells[at] === 'number')
  return (
    <>
      <PageHead
        title={[figure.name(cell.figure), of].filter(Boolean).join(' · ')}
        back={{ to: reportPath(id), label: nameOf(header.data) }}
        below={
          <span role="status">
            {data.figure !== null && rule && `${figure.show(data.figure, rule.unit)} · `}
            {text('reporting.ui.rowsBehind', { smart_count: data.total })} · {figure.definition(cell.figure)}
          </span>
        }
      />
      <Card>
        <Box sx={{ overflowX: 'auto' }} tabIndex={0} role="region" aria-label={figure.name(cell.figure)}>
          <Table size="small">
            <TableHead>
              <TableRow>
                <TableCell>{text('reporting.ui.record')}</TableCell>
                {adds && <TableCell align="right">{text('reporting.ui.adds')}</TableCell>}
                {columns.map(({ name, at }) => (
                  <TableCell key={name} align={isNumber(at) ? 'right' : undefined}>
                    {text(`reporting.column.${name}` as 'reporting.column.key')}
                  </TableCell>
                ))}
              </TableRow>
            </TableHead>
            <TableBody>
              {data.data.map((row, at) => (
                <TableRow key={`${row.id}-${at}`} hover>
                  <TableCell>
                    <TextLink to={pathOf(row.resource, row.id)}>{row.label}</TextLink>{' '}
                    {row.changed && <StatusChip tone="warn" label={text('reporting.ui.changed')} />}
                  </TableCell>
                  {adds && (
                    <TableCell align="right" sx={{ fontVariantNumeric: 'tabular-nums', whiteSpace: 'nowrap' }}>
                      {figure.show(row.value, rule.kind === 'share' ? 'count' : rule.unit)}
                    </TableCell>
                  )}
                  {columns.map(({ name, at: column }) => (
                    <TableCell
                      key={name}
                      align={isNumber(column) ? 'right' : undefined}
                      sx={{ whiteSpace: 'nowrap', maxWidth: 260, overflow: 'hidden', textOverflow: 'ellipsis' }}
                    >
                      {shown(row.cells[column] ?? null, name)}
                    </TableCell>
                  ))}
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
      </Card>
    </>
  )
}
