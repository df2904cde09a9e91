import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useSearchParams } from 'react-router'
import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { countedTasks } from '#model/discussions/counted-tasks.ts'
import { figureRules, type FigureUnit } from '#model/reporting/figures.ts'
import { failedMessagePlace } from '#model/notifications/failed-place.ts'
import { overviewLists } from '#model/reporting/overview-wire.ts'
import type { ReportRowWire } from '#model/reporting/report-wire.ts'
import { api } from '../providers/client.ts'
import { Block } from '../kit/block.tsx'
import { useFormat } from '../kit/hooks/use-format.ts'
import { useRenewal } from '../kit/hooks/use-renewal.ts'
import { useText } from '../kit/hooks/use-text.ts'
import { Loading } from '../kit/loading.tsx'
import { OnPaper } from '../kit/on-paper.tsx'
import { listWith } from '../kit/list/list-with.ts'
import { failedMessagePath, useFailureText } from '../kit/record/failed-message.ts'
import { PageHead } from '../kit/page-head.tsx'
import { PageError } from '../layout/page-error.tsx'
import { ChartBlock } from './parts/chart-block.tsx'
import { RecordChoice } from './parts/choice.tsx'
import { FigureTile, tiles } from './parts/figure-tile.tsx'
import { LiveRows } from './parts/live-rows.tsx'
import { useRowValue } from './parts/use-row-value.ts'
import { useFigure } from './parts/use-figure.ts'

/** Read again while the page is open; changes of discussions ask at once. */
const RENEW_MS = 60_000
const performance = ['fillRate', 'toFirstAnswer', 'toFirstAnswerP90', 'seatsFilled', 'seats', 'discussions'] as const
const trends = ['discussions', 'toFirstAnswer'] as const

/** What needs doing now, and how the last thirteen weeks went. */
export function OverviewPage() {
  const text = useText()
  const format = useFormat()
  const figure = useFigure()
  const rowValue = useRowValue('discussions')
  const failure = useFailureText()
  const [search, setSearch] = useSearchParams()
  const planId = search.get('planId') ?? ''
  const list = overviewLists.find((one) => one === search.get('list'))
  const week = search.get('week') ?? undefined
  const { data, error, refetch } = useQuery({
    queryKey: ['queries', 'overview', planId],
    queryFn: ({ signal }) => api.get('/server/report/overview', { query: { planId }, signal }),
    placeholderData: keepPreviousData,
  })
  useRenewal(refetch, RENEW_MS)
  const at = (changes: Record<string, string>) =>
    `?${new URLSearchParams({ ...(planId && { planId }), ...changes }).toString()}`
  if (error) return <PageError error={error} onRetry={() => void refetch()} />
  if (!data) return <Loading />
  const failedMessage = ({ resource, id, cells: [subject = null, error, at = null] }: ReportRowWire) => {
    const place = failedMessagePlace.safeParse({ resource, id }).data
    return { to: place && failedMessagePath(place), cells: [subject, error ? failure(String(error)) : null, at] }
  }
  const opens = (n: number, to: string) => (n ? to : undefined)
  const { calibration, tasks } = data
  const kept = calibration.forecasts ? calibration.kept / calibration.forecasts : null
  return (
    <>
      <OnPaper />
      <PageHead
        title={text('reporting.overview.title')}
        below={figure.range(data.range)}
        actions={
          <RecordChoice
            resource="plans"
            name="displayTitle"
            label={text('reporting.groupBy.plan')}
            value={planId}
            onChange={(value) => setSearch(value ? { planId: value } : {})}
          />
        }
      />
      <Block title={text('reporting.overview.now')}>
        {planId && (
          <Typography variant="body2" color="text.secondary" sx={{ mb: 1 }}>
            {text('reporting.overview.nowOfPlan')}
          </Typography>
        )}
        <Box sx={tiles}>
          {(['open', 'overdue', 'unassigned'] as const).map((name) => (
            <FigureTile
              key={name}
              label={text(`reporting.overview.tasks.${name}`)}
              value={format.number(tasks[name])}
              definition={text(`reporting.overview.tasksMean.${name}`)}
              to={opens(tasks[name], listWith('/tasks', { ...countedTasks[name], ...(planId && { planId }) }))}
            />
          ))}
          <FigureTile
            label={text('reporting.overview.sessions')}
            value={format.number(data.sessions)}
            definition={text('reporting.overview.sessionsMean')}
            to={opens(data.sessions, at({ list: 'sessions' }))}
          />
          <FigureTile
            label={text('reporting.overview.messageFailures')}
            value={format.number(data.messageFailures)}
            definition={text('reporting.overview.messageFailuresMean')}
            to={opens(data.messageFailures, at({ list: 'messageFailures' }))}
          />
        </Box>
      </Block>
      <Block title={text('reporting.overview.weeks')}>
        <Box sx={tiles}>
          {performance.map((name) => (
            <FigureTile
              key={name}
              label={figure.name(name)}
              value={figure.show(data.figures[name]?.value, unitOf(name))}
              definition={figure.definition(name)}
              to={opens(data.figures[name]?.rows ?? 0, at({ list: name }))}
            />
          ))}
          <FigureTile
            label={text('reporting.overview.forecast')}
            value={figure.show(kept, 'share')}
            definition={text('reporting.overview.forecastMean')}
            to={opens(calibration.forecasts, at({ list: 'forecast' }))}
          >
            <Typography variant="caption" color="text.secondary">
              {calibration.forecasts
                ? text('reporting.overview.forecastNote', { smart_count: calibration.forecasts })
                : text('reporting.overview.forecastNone')}
            </Typography>
          </FigureTile>
        </Box>
      </Block>
      <Box sx={{ display: 'grid', gridTemplateColumns: { xs: '1fr', md: '1fr 1fr' }, columnGap: 2 }}>
        {trends.map((name) => {
          const points = data.weeks.map(({ start, figures }) => ({
            label: format.day(start),
            value: Math.round((figures[name]?.value ?? 0) * 10) / 10,
            shown: figure.show(figures[name]?.value, unitOf(name)),
            ...(figures[name]?.rows && { to: at({ list: name, week: start }) }),
          }))
          const last = points.at(-1)
          const top = points.reduce((best, one) => (one.value > best.value ? one : best), points[0]!)
          return (
            <ChartBlock
              key={name}
              title={text('reporting.overview.trend', { name: figure.name(name) })}
              kind="line"
              points={points}
              axis={text('reporting.overview.week')}
              name={figure.name(name)}
              says={text(top === last ? 'reporting.overview.trendTop' : 'reporting.overview.trendSays', {
                top: top.label,
                topValue: top.shown,
                last: last?.label ?? '',
                lastValue: last?.shown ?? '',
              })}
            />
          )
        })}
      </Box>
      {list && (
        <LiveRows
          title={
            list === 'sessions' || list === 'messageFailures' || list === 'forecast'
              ? text(`reporting.overview.${list}`)
              : figure.name(list)
          }
          queryKey={['queries', 'overviewRows', planId, list, week]}
          onClose={() => setSearch(planId ? { planId } : {})}
          read={async (page) => {
            const { signal, ...paging } = page
            const rows = await api.get('/server/report/overview/rows', {
              query: { list, planId, week, ...paging },
              signal,
            })
            return {
              total: rows.total,
              data: rows.data.map((row, index) => ({
                key: `${row.id}-${index}`,
                label: row.label,
                ...(list === 'messageFailures'
                  ? failedMessage(row)
                  : { to: `/${row.resource}/${encodeURIComponent(row.id)}`, cells: row.cells }),
                value: list === 'forecast' ? figure.show(row.value, 'hours') : rowValue(list, row.value),
              })),
            }
          }}
        />
      )}
    </>
  )
}

const unitOf = (figure: string): FigureUnit =>
  (figureRules.discussions as Record<string, { unit: FigureUnit }>)[figure]?.unit ?? 'count'
