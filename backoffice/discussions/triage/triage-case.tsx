import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import { useGetOne, useLocale, useTranslate } from 'ra-core'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Card from '@mui/material/Card'
import Skeleton from '@mui/material/Skeleton'
import Typography from '@mui/material/Typography'
import { genderLabel, statusLabel } from '#model/discussions/labels.ts'
import { factWords, readFacts } from '#model/panels/coach/coach.ts'
import { PresenceNote } from '../../kit/record/editing/presence-note.tsx'
import { StatusChip } from '../../kit/status-chip.tsx'
import { useText } from '../../kit/hooks/use-text.ts'
import { PageError } from '../../layout/page-error.tsx'
import { api } from '../../providers/client.ts'
import { ApplicableTable } from '../panel/applicable-table.tsx'
import { useApplicable } from '../panel/applicable.ts'
import { ResponseCard } from '../responses/response-card.tsx'
import { ReviewCard } from '../responses/review-card.tsx'
import { statusTone, type Discussion, type QueryRow, type ResponseRow } from '../row.ts'
import { taskPath, type TaskRow } from '../tasks/row.ts'
import { useStaffView } from '../use-staff-view.ts'
import { Prose } from '../wording/prose.tsx'
import { DecisionRefused } from './undo-bar.tsx'
import { WhyPaused } from './why-paused.tsx'

/** What a decision needs, on one page. Of a question: why it is reviewed, what the coach misses, who would be invited; of an answer: its text and what can be decided about it. */
export function TriageCase({ task }: { task: TaskRow }) {
  const text = useText()
  return (
    <Box sx={{ display: 'grid', gap: 2, minWidth: 0 }}>
      <DecisionRefused task={task} />
      {task.queryId === null ? (
        <Card sx={{ p: 3 }}>
          <Typography gutterBottom>{task.personName}</Typography>
          <Button component={Link} to={taskPath(task)} variant="outlined">
            {text('tasks.open')}
          </Button>
        </Card>
      ) : (
        <OfDiscussion task={task} queryId={task.queryId} />
      )}
    </Box>
  )
}

function OfDiscussion({ task, queryId }: { task: TaskRow; queryId: string }) {
  const { data: query } = useGetOne<QueryRow>('queries', { id: queryId }, { retry: false })
  const { data: view } = useStaffView(task.key ?? queryId)
  if (!query || !view) return <Skeleton variant="rounded" height={240} />
  const answerId = task.kind === 'answer' ? task.responseId : null
  return (
    <>
      <PresenceNote resource="queries" id={queryId} />
      <Box sx={columns}>
        <Box sx={{ minWidth: 0, display: 'grid', gap: 2 }}>
          {answerId && <Answer id={answerId} query={query} view={view} />}
          <Question task={task} query={query} view={view} />
        </Box>
        <Box sx={{ minWidth: 0, display: 'grid', gap: 2 }}>
          {!answerId && <ReviewCard query={query} />}
          {!answerId && query.diagnosisId && <Coach diagnosisId={query.diagnosisId} view={view} />}
          <WhyPaused task={task} query={query} />
        </Box>
      </Box>
      <Panel query={query} />
    </>
  )
}

/** The answer that waits, with its decisions. */
function Answer({ id, query, view }: { id: string; query: QueryRow; view: Discussion }) {
  const text = useText()
  const { data, error, refetch } = useGetOne<ResponseRow>('queryResponses', { id }, { retry: false })
  if (error) return <PageError error={error} onRetry={() => void refetch()} />
  return (
    <section aria-labelledby="triage-answer">
      <Typography variant="h2" id="triage-answer" gutterBottom>
        {text('tasks.kind.answer')}
      </Typography>
      {data ? (
        <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
          <ResponseCard query={query} view={view} response={data} />
        </Box>
      ) : (
        <Skeleton variant="rounded" height={120} />
      )}
    </section>
  )
}

function Question({ task, query, view }: { task: TaskRow; query: QueryRow; view: Discussion }) {
  const text = useText()
  const translate = useTranslate()
  const facts = [
    query.diagnosisName,
    view.age && text(`age.unit.${view.age.unit}.count`, { smart_count: view.age.magnitude }),
    view.genderId && translate(genderLabel(view.genderId)),
    query.askerName,
    query.planName,
  ].filter(Boolean)
  return (
    <Card component="section" aria-labelledby="triage-question" sx={{ p: 2, minWidth: 0 }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, alignItems: 'center' }}>
        <Typography variant="h2" id="triage-question" sx={{ overflowWrap: 'anywhere' }}>
          {query.title || query.key}
        </Typography>
        <StatusChip tone={statusTone(query.status)} label={translate(statusLabel(query.status))} />
        <Button component={Link} to={taskPath(task)} size="small">
          {text('triage.page')}
        </Button>
      </Box>
      <Typography variant="body2" color="text.secondary" gutterBottom>
        {facts.join(' · ')}
      </Typography>
      <Typography component="div" sx={{ mt: 1 }}>
        <Prose>{view.text}</Prose>
      </Typography>
      {view.history && (
        <>
          <Typography variant="h3" component="h3" sx={{ mt: 2 }} gutterBottom>
            {translate('resources.queries.fields.history')}
          </Typography>
          <Typography component="div">
            <Prose>{view.history}</Prose>
          </Typography>
        </>
      )}
    </Card>
  )
}

/** What experts need to know about the diagnosis, and whether the question tells it. */
function Coach({ diagnosisId, view }: { diagnosisId: string; view: Discussion }) {
  const text = useText()
  const chinese = useLocale() === 'zh'
  const { data } = useQuery({
    queryKey: ['diagnosisFacts', 'asked', diagnosisId],
    queryFn: ({ signal }) => api.get('/user/diagnosis/{id}/facts', { params: { id: diagnosisId }, signal }),
    retry: false,
    staleTime: 300_000,
  })
  if (!data?.data.length) return null
  const readings = readFacts(data.data, `${view.text}\n${view.history ?? ''}`)
  return (
    <Card component="section" aria-labelledby="triage-coach" sx={{ p: 2 }}>
      <Typography variant="h2" component="h2" id="triage-coach" gutterBottom>
        {text('triage.coach')}
      </Typography>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 0.75 }}>
        {readings.map(({ fact, present }) => (
          <StatusChip
            key={fact.id}
            tone={present ? 'good' : 'warn'}
            label={`${present ? '✓' : '–'} ${factWords(fact, chinese).label}`}
          />
        ))}
      </Box>
    </Card>
  )
}

/** Who would be invited by a release now. */
function Panel({ query }: { query: QueryRow }) {
  const text = useText()
  const waits = ['csrhold', 'held', 'open'].includes(query.status)
  const { data, error, isPending } = useApplicable(query.key, { includeExcluded: false, page: 1, pageSize: 25 })
  if (!waits || error) return null
  return (
    <Card component="section" aria-labelledby="triage-panel" sx={{ p: 2, minWidth: 0 }}>
      <Typography variant="h2" component="h2" id="triage-panel" gutterBottom>
        {text('triage.panel')}
      </Typography>
      <ApplicableTable plain query={query} rows={data?.data.slice(0, Math.max(data.count, 1))} loading={isPending} />
    </Card>
  )
}

const columns = {
  display: 'grid',
  gap: 2,
  gridTemplateColumns: { xs: '1fr', lg: 'minmax(0, 3fr) minmax(280px, 2fr)' },
  alignItems: 'start',
  '& > div > section': { mt: 0 },
}
