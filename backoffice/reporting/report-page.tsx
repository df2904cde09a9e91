import { useNavigate, useParams } from 'react-router'
import { useQuery } from '@tanstack/react-query'
import { useTranslate } from 'ra-core'
import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { writeCell } from '#model/reporting/cell.ts'
import { customerDefinition, reportDefinitions } from '#model/reporting/definitions.ts'
import type { FigureUnit } from '#model/reporting/figures.ts'
import type { ReportResult } from '#model/reporting/report-wire.ts'
import { api } from '../providers/client.ts'
import { Block } from '../kit/block.tsx'
import { useFormat } from '../kit/hooks/use-format.ts'
import { useRenewal } from '../kit/hooks/use-renewal.ts'
import { useText } from '../kit/hooks/use-text.ts'
import { Loading } from '../kit/loading.tsx'
import { OnPaper } from '../kit/on-paper.tsx'
import { PageHead } from '../kit/page-head.tsx'
import { PageError } from '../layout/page-error.tsx'
import { RecordDeleted, isGone } from '../layout/whole-page.tsx'
import { Options, ReportActions, reportPath } from './downloads.tsx'
import { Changed } from './parts/changed.tsx'
import { MissingReport } from './parts/missing-report.tsx'
import { FigureTable } from './parts/figure-table.tsx'
import { FigureTile, tiles } from './parts/figure-tile.tsx'
import { ResultCharts } from './parts/result-charts.tsx'
import { useFigure } from './parts/use-figure.ts'
import { useReportName } from './parts/use-report-name.ts'
import { Passages } from './passages.tsx'
import { Summary } from './summary.tsx'

const LOOK_AGAIN_MS = 1500

/** A generated report at an address of its own: each number opens the rows that it was made of. */
export function ReportPage() {
  const { id = '' } = useParams()
  const text = useText()
  const translate = useTranslate()
  const format = useFormat()
  const figure = useFigure()
  const navigate = useNavigate()
  const nameOf = useReportName()
  const header = useQuery({
    queryKey: ['reports', 'one', id],
    queryFn: ({ signal }) => api.get('/server/report/header/{id}', { params: { id }, signal }),
    retry: false,
  })
  useRenewal(header.refetch, header.data?.state === 'processing' && LOOK_AGAIN_MS)
  const ready = header.data?.state === 'ready'
  const result = useQuery({
    queryKey: ['reports', 'result', id, header.data?.version],
    queryFn: ({ signal }) => api.get('/server/report/header/{id}/result', { params: { id }, signal }),
    enabled: ready,
    staleTime: Infinity,
  })
  if (header.isPending) return <Loading />
  if (header.data && isGone(header.error))
    return (
      <RecordDeleted
        name={nameOf(header.data)}
        list={
          header.data.commonReportId === null
            ? { to: '/reports/customer', label: text('drawer.customerReports') }
            : { to: '/reports/common', label: text('drawer.commonReports') }
        }
      />
    )
  if (!header.data)
    return isGone(header.error) ? (
      <MissingReport />
    ) : (
      <PageError error={header.error} onRetry={() => void header.refetch()} />
    )
  const row = header.data
  const customer = row.commonReportId === null
  const definition = row.commonReportId ? reportDefinitions[row.commonReportId] : customerDefinition
  const by = row.groupBy ?? definition.dividedBy
  const list = customer ? '/reports/customer' : '/reports/common'
  const rowsAt = (cell: string) => `${reportPath(id)}/rows?cell=${encodeURIComponent(cell)}`
  const data = result.data
  const unitOf = (name: string): FigureUnit => data?.figures.find((one) => one.id === name)?.unit ?? 'count'
  return (
    <>
      <OnPaper />
      <PageHead
        title={nameOf(row)}
        back={{ to: list, label: text(customer ? 'drawer.customerReports' : 'drawer.commonReports') }}
        below={
          <>
            <Options row={row} />
            {data?.comparedWith &&
              ` · ${text('reporting.document.before')}${text('list.colon')}${figure.range(data.comparedWith)}`}
          </>
        }
        actions={<ReportActions row={row} onRemoved={() => void navigate(list)} />}
      />
      {row.state === 'processing' && (
        <Typography role="status" color="text.secondary">
          {text('reporting.ui.read', { n: format.number(row.progress, 0), smart_count: row.progress })}
        </Typography>
      )}
      {row.state === 'failed' && <Typography role="alert">{translate(row.error ?? 'reports.failed')}</Typography>}
      {ready && !data && <Loading />}
      {data && (
        <>
          {(row.reportType === 'executive' || row.reportType === 'topline') && <Summary key={row.version} row={row} />}
          {row.reportType === 'verbatim' && <Passages reportId={id} />}
          <Box sx={tiles}>
            {data.figures.map(({ id: name, unit }) => {
              const said = data.totals[name]
              return (
                <FigureTile
                  key={name}
                  label={figure.name(name)}
                  value={figure.show(said?.value, unit)}
                  definition={figure.definition(name)}
                  to={said?.rows ? rowsAt(writeCell({ figure: name })) : undefined}
                >
                  {data.changes?.[name] && <Changed change={data.changes[name]} unit={unit} />}
                </FigureTile>
              )
            })}
          </Box>
          <ResultCharts
            result={data}
            kinds={definition.charts.filter((kind) => kind !== 'bar' || data.groups.length > 0)}
            charted={definition.charted}
            unit={unitOf(definition.charted)}
            groupName={by ? text(`reporting.groupBy.${by}`) : ''}
            to={({ figure: name, kind, id: of }) =>
              rowsAt(writeCell({ figure: name, ...(kind && of !== undefined && { of: { kind, id: of } }) }))
            }
          />
          {by && (
            <Block title={text('reporting.ui.byGroup', { by: text(`reporting.groupBy.${by}`) })}>
              <FigureTable<ReportResult['groups'][number]>
                label={text('reporting.ui.byGroup', { by: text(`reporting.groupBy.${by}`) })}
                first={text(`reporting.groupBy.${by}`)}
                rows={data.groups}
                all={{ id: '', name: '', people: 0, figures: data.totals }}
                keyOf={(group) => group.id}
                nameOf={(group) => group.name}
                columns={data.figures.map(({ id: name, unit }) => ({
                  id: name,
                  head: figure.name(name),
                  show: (group) => figure.show(group.figures[name]?.value, unit),
                  to: (group) =>
                    group.figures[name]?.rows
                      ? rowsAt(
                          writeCell({
                            figure: name,
                            ...(group.id && { of: { kind: 'group' as const, id: group.id } }),
                          }),
                        )
                      : null,
                }))}
              />
            </Block>
          )}
          <Fingerprint files={row.files} version={row.definitionVersion} figures={data.fingerprint} />
        </>
      )}
    </>
  )
}

/** By what a file can be told to be this report: its hash, and the version of what its figures mean. */
function Fingerprint({
  files,
  version,
  figures,
}: {
  files: readonly { name: string; hash: string }[]
  version: number
  figures: string | undefined
}) {
  const text = useText()
  return (
    <Typography variant="caption" component="div" color="text.secondary" sx={{ overflowWrap: 'anywhere' }}>
      {text('reporting.ui.definitionVersion', { version })}
      {figures && (
        <div>
          {text('reporting.document.hash')}
          {text('list.colon')}
          {figures}
        </div>
      )}
      {files.map(({ name, hash }) => (
        <div key={name}>
          {name}
          {text('list.colon')}SHA-256 {hash}
        </div>
      ))}
    </Typography>
  )
}
