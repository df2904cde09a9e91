import { useState } from 'react'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import Box from '@mui/material/Box'
import { displayStatuses, mediaTypes, queryTypes, type QueryStatus } from '#model/discussions/enums.ts'
import { statusLabel } from '#model/discussions/labels.ts'
import { groupBys, type GroupBy } from '#model/reporting/enums.ts'
import { figureRules, type FigureRule } from '#model/reporting/figures.ts'
import type { RowOf } from '#api/client/types.ts'
import { api } from '../providers/client.ts'
import { useText } from '../kit/hooks/use-text.ts'
import { RequireAct } from '../kit/hooks/require-act.tsx'
import { Loading } from '../kit/loading.tsx'
import { PageError } from '../layout/page-error.tsx'
import { Choice, RecordChoice } from './parts/choice.tsx'
import { FigureTable } from './parts/figure-table.tsx'
import { ResultCharts } from './parts/result-charts.tsx'
import { useRowValue } from './parts/use-row-value.ts'
import { useFigure } from './parts/use-figure.ts'
import { StatisticsHead, useAsked } from './statistics.tsx'
import { LiveRows } from './parts/live-rows.tsx'

type Row = RowOf<'/server/report/queryaggstats'>
const columns = [
  ['discussions', 'total'],
  ['unreleased', 'unreleased'],
  ['open', 'open'],
  ['closed', 'closed'],
  ['cancelled', 'cancelled'],
  ['messenger', 'messenger'],
  ['audio', 'audio'],
  ['video', 'video'],
  ['responses', 'responses'],
  ['seatsFilled', 'seatsFilled'],
  ['toRelease', 'medianReleaseHours'],
  ['toFirstAnswer', 'medianFirstAnswerHours'],
  ['toClose', 'medianCloseHours'],
  ['cost', 'cost'],
] as const satisfies readonly (readonly [keyof typeof figureRules.discussions, keyof Row])[]
const rules: Record<string, FigureRule> = figureRules.discussions
const isGroupBy = (text: string | undefined): text is GroupBy =>
  (groupBys as readonly (string | undefined)[]).includes(text)

export function QueryStats() {
  return (
    <RequireAct act="statistics.read">
      <Statistics />
    </RequireAct>
  )
}

/** Discussions by a group of choice; each number opens its discussions. */
function Statistics() {
  const text = useText()
  const figure = useFigure()
  const rowValue = useRowValue('discussions')
  const asking = useAsked()
  const { asked, range, set } = asking
  const groupBy: GroupBy = isGroupBy(asked.groupBy) ? asked.groupBy : 'diagnosisGroup'
  const cell = asked.figure ? { figure: asked.figure, group: asked.group, after: asked.after } : null
  const query = {
    dateRange: `${range.start},${range.end}`,
    groupBy,
    planId: asked.planId,
    grantId: asked.grantId,
    state: asked.state,
    mediaType: asked.mediaType,
    type: asked.type,
  }
  const { data, error, refetch } = useQuery({
    queryKey: ['queries', 'statistics', query],
    queryFn: ({ signal }) => api.get('/server/report/queryaggstats', { query: { ...query, pageSize: 250 }, signal }),
    placeholderData: keepPreviousData,
  })
  const [name] = useState(() => text('drawer.queryStats'))
  const choices = (prefix: string, ids: readonly string[]) =>
    ids.map((id) => ({ id, name: text(`${prefix}.${id}` as 'discussion.displayStatus.open') }))
  const here = (changes: Record<string, string>) => `?${new URLSearchParams({ ...asked, ...changes }).toString()}`
  const groupName = text(`reporting.groupBy.${groupBy}`)
  return (
    <>
      <StatisticsHead title={name} exportPath="/server/report/queryaggstats/export" query={query} asking={asking}>
        <Choice
          label={text('reporting.ui.groupBy')}
          value={groupBy}
          choices={choices('reporting.groupBy', groupBys)}
          onChange={(value) => set({ groupBy: value })}
        />
        <Choice
          label={text('reporting.ui.state')}
          value={asked.state ?? ''}
          none={text('reporting.ui.all')}
          choices={choices('discussion.displayStatus', displayStatuses)}
          onChange={(state) => set({ state })}
        />
        <Choice
          label={text('reporting.column.medium')}
          value={asked.mediaType ?? ''}
          none={text('reporting.ui.all')}
          choices={choices('discussion.media', mediaTypes)}
          onChange={(mediaType) => set({ mediaType })}
        />
        <Choice
          label={text('reporting.ui.type')}
          value={asked.type ?? ''}
          none={text('reporting.ui.all')}
          choices={choices('discussion.type', queryTypes)}
          onChange={(type) => set({ type })}
        />
        <RecordChoice
          resource="plans"
          name="displayTitle"
          label={text('reporting.groupBy.plan')}
          value={asked.planId ?? ''}
          onChange={(planId) => set({ planId })}
        />
        <RecordChoice
          resource="grants"
          name="displayTitle"
          label={text('reporting.groupBy.grant')}
          value={asked.grantId ?? ''}
          onChange={(grantId) => set({ grantId })}
        />
      </StatisticsHead>
      {error && <PageError error={error} onRetry={() => void refetch()} />}
      {!data && !error && <Loading />}
      {data && (
        <Box>
          <ResultCharts
            result={{
              totals: data.totals,
              months: data.months,
              bins: data.bins,
              groups: data.data.map((row) => ({
                id: row.group,
                name: row.name,
                people: 0,
                figures: { discussions: { value: row.total, rows: row.total } },
              })),
            }}
            kinds={['bar', 'survival']}
            charted="discussions"
            unit="count"
            groupName={groupName}
            to={({ figure: of, kind, id }) =>
              kind === 'group' || kind === undefined
                ? here({ figure: of, ...(id && { group: id }) })
                : kind === 'after' && id
                  ? here({ figure: of, after: id })
                  : undefined
            }
          />
          <FigureTable<Row>
            label={name}
            first={groupName}
            rows={data.data}
            all={data.all}
            keyOf={(row) => row.group}
            nameOf={(row) => row.name}
            columns={columns.map(([id, field]) => ({
              id,
              head: figure.name(id),
              show: (row) => figure.show(row[field], rules[id]?.unit ?? 'count'),
              to: (row) => (row[field] ? here({ figure: id, group: row.group }) : null),
            }))}
          />
        </Box>
      )}
      {cell && (
        <LiveRows
          title={[
            figure.name(cell.figure),
            data?.data.find((row) => row.group === cell.group)?.name,
            cell.after && figure.after(cell.after),
          ]
            .filter(Boolean)
            .join(' · ')}
          queryKey={['queries', 'statisticsRows', query, cell]}
          onClose={() => set({ figure: '', group: '', after: '' })}
          read={async ({ page, pageSize, signal }) => {
            const rows = await api.get('/server/report/queryaggdetail', {
              query: {
                ...query,
                figure: cell.figure as 'discussions',
                group: cell.group || undefined,
                after: cell.after ? Number(cell.after) : undefined,
                page,
                pageSize,
              },
              signal,
            })
            return {
              total: rows.total,
              data: rows.data.map((row) => ({
                key: row.queryId,
                label: row.key,
                to: `/queries/${encodeURIComponent(row.queryId)}`,
                cells: [row.title, row.diagnosisName ?? null, text(statusLabel(row.status as QueryStatus))],
                value: rowValue(cell.figure, row.value),
              })),
            }
          }}
        />
      )}
    </>
  )
}
