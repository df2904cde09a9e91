import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useSearchParams } from 'react-router'
import Button from '@mui/material/Button'
import Box from '@mui/material/Box'
import Card from '@mui/material/Card'
import Typography from '@mui/material/Typography'
import { useTranslate } from 'ra-core'
import { scaleNames } from '#model/surveys/builder.ts'
import { questionTimings } from '#model/surveys/enums.ts'
import { asksBothRoles, surveyRoles } from '#model/surveys/people-asked.ts'
import type { PlanQuestion } from '#model/reporting/survey-results.ts'
import { api } from '../providers/client.ts'
import { useFormat } from '../kit/hooks/use-format.ts'
import { useText } from '../kit/hooks/use-text.ts'
import { Loading } from '../kit/loading.tsx'
import { OnPaper } from '../kit/on-paper.tsx'
import { PageHead } from '../kit/page-head.tsx'
import { TextLink } from '../kit/record-link.tsx'
import { PageError } from '../layout/page-error.tsx'
import { RecordChoice } from './parts/choice.tsx'
import { LiveRows } from './parts/live-rows.tsx'
import { RangeFields } from './parts/range-fields.tsx'
import { saveTable } from './parts/save-table.ts'

type Time = PlanQuestion['times'][number]
const round = (value: number) => Math.round(value * 100) / 100

/** What the surveys of a plan come to: only questions that ask the same are counted together. */
export function SurveyResultsPage() {
  const text = useText()
  const [search, setSearch] = useSearchParams()
  const asked = Object.fromEntries(search)
  const { planId = '', start = '', end = '', question } = asked
  const when = questionTimings.find((one) => one === asked.when)
  const role = surveyRoles.find((one) => one === asked.role)
  const query = { planId, ...(start && end && start < end && { dateRange: `${start},${end}` }) }
  const set = (changes: Record<string, string>) => {
    const { question: _question, when: _when, role: _role, ...kept } = { ...asked, ...changes }
    setSearch(Object.fromEntries(Object.entries(kept).filter(([, value]) => value !== '')))
  }
  const { data, error, refetch } = useQuery({
    queryKey: ['queries', 'surveyResults', query],
    queryFn: ({ signal }) => api.get('/server/report/surveyResults', { query, signal }),
    placeholderData: keepPreviousData,
    enabled: planId !== '',
  })
  const opens = (id: string, time: Time) =>
    `?${new URLSearchParams({ ...asked, question: id, when: time.when, role: time.role }).toString()}`
  const chosen = data?.questions.find(({ id }) => id === question)
  return (
    <>
      <OnPaper />
      <PageHead title={text('reporting.surveys.title')} below={text('reporting.surveys.below')} />
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2, mb: 3 }}>
        <RecordChoice
          resource="plans"
          name="displayTitle"
          label={text('reporting.groupBy.plan')}
          value={planId}
          onChange={(value) => set({ planId: value })}
        />
        <RangeFields value={{ start, end }} onChange={(range) => set({ start: range.start, end: range.end })} />
      </Box>
      {!planId && <Typography color="text.secondary">{text('reporting.surveys.choose')}</Typography>}
      {error && <PageError error={error} onRetry={() => void refetch()} />}
      {planId && !data && !error && <Loading />}
      {planId && data && (
        <>
          <Typography color="text.secondary" role="status" sx={{ mb: 2, maxWidth: '75ch' }}>
            {data.questions.length
              ? text('reporting.surveys.count', { smart_count: data.discussions })
              : text('reporting.surveys.none')}
          </Typography>
          <Box sx={{ display: 'grid', gap: 2 }}>
            {data.questions.map((one) => (
              <QuestionCard key={one.id} question={one} opens={(time) => opens(one.id, time)} />
            ))}
          </Box>
        </>
      )}
      {chosen && when && role && (
        <LiveRows
          title={asksBothRoles(when) ? `${chosen.text} · ${text(`survey.role.${role}`)}` : chosen.text}
          queryKey={['queries', 'surveyAnswers', query, chosen.id, when, role]}
          onClose={() => set({})}
          read={async ({ page, pageSize, signal }) => {
            const rows = await api.get('/server/report/surveyResults/answers', {
              query: { ...query, question: chosen.id, when, role, page, pageSize },
              signal,
            })
            return {
              total: rows.total,
              data: rows.data.map((row, index) => ({
                key: `${row.queryId}-${index}`,
                label: row.key,
                to: `/queries/${encodeURIComponent(row.queryId)}`,
                cells: [row.text, row.answeredAt],
                value: null,
              })),
            }
          }}
        />
      )}
    </>
  )
}

function QuestionCard({ question, opens }: { question: PlanQuestion; opens: (time: Time) => string }) {
  const text = useText()
  const format = useFormat()
  return (
    <Card component="section" sx={{ p: 2, breakInside: 'avoid' }}>
      <Box sx={{ display: 'flex', gap: 1, alignItems: 'flex-start', mb: 1 }}>
        <Typography variant="h2" component="h2" sx={{ flexGrow: 1 }}>
          {question.text}
        </Typography>
        {question.times.some(({ answers }) => answers > 0) && <SaveQuestion question={question} />}
      </Box>
      <Box
        sx={{
          display: 'grid',
          gap: 3,
          gridTemplateColumns: {
            xs: 'minmax(0, 1fr)',
            md: `repeat(${Math.min(3, question.times.length)}, minmax(0, 1fr))`,
          },
        }}
      >
        {question.times.map((time) => (
          <TimeBlock key={`${time.when}-${time.role}`} question={question} time={time} to={opens(time)} />
        ))}
      </Box>
      {question.changes.length > 0 && (
        <Box component="ul" sx={{ listStyle: 'none', p: 0, m: 0, mt: 2 }}>
          {question.changes.map(({ from, to, people, changed, difference }) => (
            <Typography component="li" variant="body2" key={`${from}-${to}`}>
              {text('reporting.surveys.change', {
                from: text(`survey.timing.${from}`),
                to: text(`survey.timing.${to}`),
                changed: format.number(changed),
                people: format.number(people),
              })}
              {difference !== null &&
                `${text('list.gap')}${text('reporting.surveys.difference', { value: `${difference > 0 ? '+' : ''}${String(round(difference))}` })}`}
            </Typography>
          ))}
        </Box>
      )}
    </Card>
  )
}

/** The figures of a question as a file: a line for each answer and time. */
function SaveQuestion({ question }: { question: PlanQuestion }) {
  const text = useText()
  const translate = useTranslate()
  const lines = question.times.flatMap((time) =>
    barsOf(question, time, (words) => translate(words === 'true' ? 'survey.yes' : 'survey.no')).map(
      ({ name, told }) => [
        text(`survey.timing.${time.when}`),
        text(`survey.role.${time.role}`),
        name,
        Number(told),
        time.people,
      ],
    ),
  )
  if (!lines.length) return null
  const value = text(
    question.times.some(({ ranking }) => ranking) ? 'reporting.surveys.meanRank' : 'reporting.surveys.answers',
  )
  return (
    <Button
      size="small"
      sx={{ flexShrink: 0, '@media print': { display: 'none' } }}
      aria-label={text('reporting.ui.csvOf', { name: question.text })}
      onClick={() =>
        saveTable(
          question.text,
          [
            ...(['time', 'role', 'answer'] as const).map((name) => translate(`survey.export.${name}`)),
            value,
            text('reporting.surveys.people'),
          ],
          lines,
        )
      }
    >
      CSV
    </Button>
  )
}

function TimeBlock({ question, time, to }: { question: PlanQuestion; time: Time; to: string }) {
  const text = useText()
  const translate = useTranslate()
  const format = useFormat()
  const bars = barsOf(question, time, (words) => translate(words === 'true' ? 'survey.yes' : 'survey.no'))
  const most = Math.max(1, ...bars.map(({ value }) => value))
  return (
    <div>
      <Typography variant="subtitle2" component="h3">
        {text(`survey.timing.${time.when}`)}
        {asksBothRoles(time.when) && ` · ${text(`survey.role.${time.role}`)}`}
      </Typography>
      <Typography variant="body2" color="text.secondary">
        {time.answers ? (
          <TextLink to={to}>{translate('survey.answers', { smart_count: time.answers })}</TextLink>
        ) : (
          translate('survey.answers', { smart_count: 0 })
        )}
        {time.people === 0
          ? ` · ${translate('survey.notAsked')}`
          : `${text('list.gap')}${text('reporting.surveys.asked', { people: format.number(time.people), smart_count: time.asked })}`}
        {time.scale &&
          time.scale.mean !== null &&
          time.scale.median !== null &&
          ` · ${translate('survey.median', { value: round(time.scale.median) })} · ${translate('survey.mean', { value: round(time.scale.mean) })}`}
      </Typography>
      {time.answers > 0 && bars.length > 0 && (
        <Box component="ul" sx={{ listStyle: 'none', p: 0, my: 1, display: 'grid', gap: 0.5 }}>
          {bars.map(({ name, value, told }) => (
            <Box component="li" key={name} sx={bar}>
              <Typography variant="body2" component="span" sx={{ overflowWrap: 'anywhere' }}>
                {name}
              </Typography>
              <Box aria-hidden sx={{ height: 10, borderRadius: 1, bgcolor: 'action.hover' }}>
                <Box
                  sx={{
                    height: 1,
                    borderRadius: 1,
                    bgcolor: 'primary.main',
                    width: `${Math.round((value / most) * 100)}%`,
                  }}
                />
              </Box>
              <Typography
                variant="body2"
                component="span"
                sx={{ fontVariantNumeric: 'tabular-nums', textAlign: 'right' }}
              >
                {told}
              </Typography>
            </Box>
          ))}
        </Box>
      )}
      {time.verdict?.measure && (
        <Typography variant="body2">
          {translate(`survey.verdict.${time.verdict.measure.name}`, { value: round(time.verdict.measure.value) })}
        </Typography>
      )}
      {time.panels.length > 0 && (
        <Box component="ul" aria-label={text('reporting.surveys.panels')} sx={{ pl: 2.5, my: 1 }}>
          {time.panels.map(({ word, discussions }) => (
            <Typography component="li" variant="body2" key={word}>
              {text('reporting.surveys.inPanels', { smart_count: discussions })}
              {text('list.colon')}
              {translate(`survey.verdict.${word}`)}
            </Typography>
          ))}
        </Box>
      )}
      {time.measure && (
        <Typography variant="body2" color="text.secondary">
          {text('reporting.surveys.measure', {
            value: translate(`survey.verdict.${time.measure.name}`, { value: round(time.measure.median) }),
            smart_count: time.measure.panels,
          })}
        </Typography>
      )}
    </div>
  )
}

function barsOf(question: PlanQuestion, time: Time, yesNo: (words: string) => string) {
  const { choices, ranking, scale } = time
  if (choices)
    return choices.map(({ text, count }) => ({
      name: question.questionTypeId === 4 ? yesNo(text) : text,
      value: count,
      told: String(count),
    }))
  if (ranking)
    return ranking.map(({ text, meanRank }, at) => ({
      name: `${at + 1}. ${text}`,
      value: ranking.length + 1 - meanRank,
      told: String(round(meanRank)),
    }))
  if (!scale) return []
  const names = scaleNames(scale.maximum, scale.label)
  return scale.counts.map((count, at) => ({
    name: [at + 1, names[at + 1]].filter(Boolean).join(' · '),
    value: count,
    told: String(count),
  }))
}

const bar = {
  display: 'grid',
  gridTemplateColumns: 'minmax(60px, 2fr) minmax(40px, 3fr) auto',
  gap: 1.5,
  alignItems: 'center',
} as const
