import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { mediaTypes } from '#model/discussions/enums.ts'
import { expertTiers, specialties } from '#model/identity/enums.ts'
import { figureRules, type FigureRule } from '#model/reporting/figures.ts'
import type { RowOf } from '#api/client/types.ts'
import { api } from '../providers/client.ts'
import { useText } from '../kit/hooks/use-text.ts'
import { RequireAct } from '../kit/hooks/require-act.tsx'
import { Loading } from '../kit/loading.tsx'
import { PageError } from '../layout/page-error.tsx'
import { Choice, RecordChoice } from './parts/choice.tsx'
import { FigureTable } from './parts/figure-table.tsx'
import { LiveRows } from './parts/live-rows.tsx'
import { ResultCharts } from './parts/result-charts.tsx'
import { useRowValue } from './parts/use-row-value.ts'
import { useFigure } from './parts/use-figure.ts'
import { StatisticsHead, useAsked } from './statistics.tsx'

type Row = RowOf<'/server/report/expertaggstats'>
const columns = [
  ['invited', 'invited'],
  ['claimed', 'accepted'],
  ['answered', 'answered'],
  ['declined', 'declined'],
  ['timedout', 'timedout'],
  ['missedout', 'missedout'],
  ['rejected', 'rejected'],
  ['toAnswer', 'medianResponseHours'],
  ['words', 'words'],
  ['minutes', 'minutes'],
  ['earned', 'earned'],
  ['surgeShare', 'surgeShare'],
] as const satisfies readonly (readonly [keyof typeof figureRules.engagements, keyof Row])[]
const rules: Record<string, FigureRule> = figureRules.engagements

export function ExpertStats() {
  return (
    <RequireAct act="statistics.read">
      <Statistics />
    </RequireAct>
  )
}

/** What each expert was asked and did; each number opens the invitations behind it. */
function Statistics() {
  const text = useText()
  const figure = useFigure()
  const rowValue = useRowValue('engagements')
  const asking = useAsked()
  const { asked, range, set } = asking
  const cell = asked.figure ? { figure: asked.figure, group: asked.group } : null
  const query = {
    dateRange: `${range.start},${range.end}`,
    mediaType: asked.mediaType,
    planId: asked.planId,
    grantId: asked.grantId,
    diagnosisId: asked.diagnosisId,
    specialty: specialties.find((one) => one === asked.specialty),
    tier: asked.tier ? Number(asked.tier) : undefined,
  }
  const { data, error, refetch } = useQuery({
    queryKey: ['queryExperts', 'statistics', query],
    queryFn: ({ signal }) => api.get('/server/report/expertaggstats', { query: { ...query, pageSize: 250 }, signal }),
    placeholderData: keepPreviousData,
  })
  const name = text('drawer.expertStats')
  const here = (changes: Record<string, string>) => `?${new URLSearchParams({ ...asked, ...changes }).toString()}`
  return (
    <>
      <StatisticsHead title={name} exportPath="/server/report/expertaggstats/export" query={query} asking={asking}>
        <Choice
          label={text('reporting.column.medium')}
          value={asked.mediaType ?? ''}
          none={text('reporting.ui.all')}
          choices={mediaTypes.map((id) => ({ id, name: text(`discussion.media.${id}`) }))}
          onChange={(mediaType) => set({ mediaType })}
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
        <RecordChoice
          resource="diagnoses"
          name="name"
          label={text('reporting.groupBy.diagnosis')}
          value={asked.diagnosisId ?? ''}
          onChange={(diagnosisId) => set({ diagnosisId })}
        />
        <Choice
          label={text('reporting.ui.specialty')}
          value={asked.specialty ?? ''}
          none={text('reporting.ui.all')}
          choices={specialties.map((id) => ({ id, name: text(`specialty.${id}` as 'reporting.ui.all') }))}
          onChange={(specialty) => set({ specialty })}
        />
        <Choice
          label={text('reporting.ui.tier')}
          value={asked.tier ?? ''}
          none={text('reporting.ui.all')}
          choices={expertTiers.map((tier) => ({ id: String(tier), name: String(tier) }))}
          onChange={(tier) => set({ tier })}
        />
      </StatisticsHead>
      {error && <PageError error={error} onRetry={() => void refetch()} />}
      {!data && !error && <Loading />}
      {data && (
        <>
          <ResultCharts
            result={{
              totals: data.totals,
              months: data.months,
              bins: data.bins,
              groups: data.data.map((row) => ({
                id: row.group,
                name: row.displayName,
                people: 0,
                figures: { invited: { value: row.invited, rows: row.invited } },
              })),
            }}
            kinds={['funnel']}
            charted="invited"
            unit="count"
            groupName={text('reporting.groupBy.person')}
            to={({ figure: of, kind }) => (kind === undefined ? here({ figure: of }) : undefined)}
          />
          <FigureTable<Row>
            label={name}
            first={text('reporting.groupBy.person')}
            rows={data.data}
            all={data.all}
            keyOf={(row) => row.group}
            nameOf={(row) => row.displayName}
            columns={columns.map(([id, field]) => ({
              id,
              head: figure.name(id),
              show: (row) => figure.show(row[field], rules[id]?.unit ?? 'count'),
              to: (row) => (row[field] ? here({ figure: id, group: row.group }) : null),
            }))}
          />
        </>
      )}
      {cell && (
        <LiveRows
          title={[figure.name(cell.figure), data?.data.find((row) => row.group === cell.group)?.displayName]
            .filter(Boolean)
            .join(' · ')}
          queryKey={['queryExperts', 'statisticsRows', query, cell]}
          onClose={() => set({ figure: '', group: '' })}
          read={async ({ page, pageSize, signal }) => {
            const rows = await api.get('/server/report/expertdetailstats/{id}', {
              params: { id: cell.group || 'all' },
              query: { ...query, figure: cell.figure as 'invited', page, pageSize },
              signal,
            })
            return {
              total: rows.total,
              data: rows.data.map((row, at) => ({
                key: `${row.queryId}-${at}`,
                label: row.key,
                to: `/queries/${encodeURIComponent(row.queryId)}`,
                cells: [row.displayName, text(`engagement.status.${row.status}`), row.inviteTime],
                value: rowValue(cell.figure, row.value),
              })),
            }
          }}
        />
      )}
    </>
  )
}
