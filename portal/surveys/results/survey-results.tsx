import { useQuery } from '@tanstack/react-query'
import { readFile } from '#api/client/reading.ts'
import { api } from '../../client.ts'
import { keys } from '../../query-keys.ts'
import { saveText } from '../../shell/save-text.ts'
import { useErrorText } from '../../shell/error-text.ts'
import { useTranslation } from '../../shell/texts.tsx'
import { Button } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { notify } from '../../ui/overlays/notify.ts'
import { ErrorState, Loading, Skeleton } from '../../ui/states.tsx'
import { QuestionResults } from './question-results.tsx'
import styles from './results.module.css'

/** What the answers to the questions of a discussion come to, as far as the reader may see them. */
export default function SurveyResults({ queryId }: { queryId: string }) {
  const t = useTranslation()
  const words = useErrorText()
  const { data, error, isFetching, refetch } = useQuery({
    queryKey: keys.discussion.part(queryId, 'results'),
    queryFn: ({ signal }) => api.get('/server/survey/results', { query: { queryId }, signal }),
  })
  const fetchFile = async (format: 'text' | 'csv') => {
    try {
      const exported = await readFile(api, '/server/survey/results/export', { query: { queryId, format } })
      saveText(
        format === 'csv' ? 'survey.csv' : 'survey.txt',
        await exported.text(),
        format === 'csv' ? 'text/csv' : 'text/plain',
      )
    } catch (failure) {
      notify(words(failure), 'error')
    }
  }
  if (!data) {
    return (
      <Card title={t('survey.results')}>
        {error ? (
          <ErrorState error={error} busy={isFetching} onRetry={() => void refetch()} />
        ) : (
          <Loading>
            <Skeleton lines={4} />
          </Loading>
        )}
      </Card>
    )
  }
  const questions = data.questions.filter(({ questionWhen }) => questionWhen === 'question')
  if (questions.length === 0) return null
  const people = data.people.find(({ questionWhen }) => questionWhen === 'question')
  const some = questions.some(({ n, partial }) => n + partial > 0)
  return (
    <Card title={t('survey.results')}>
      <p className={styles.quiet}>
        {some && people
          ? [
              t('survey.people', { complete: people.complete, asked: people.asked }),
              people.partial > 0 && t('survey.begun', { smart_count: people.partial }),
            ]
              .filter(Boolean)
              .join(' · ')
          : t('survey.resultsLater')}
      </p>
      {some &&
        questions.map((question) => (
          <QuestionResults key={`${question.questionId}-${question.versions.join('-')}`} result={question} />
        ))}
      {some && (
        <div className={styles.row}>
          <Button small tone="secondary" onClick={() => void fetchFile('text')}>
            {t('survey.exportText')}
          </Button>
          <Button small tone="secondary" onClick={() => void fetchFile('csv')}>
            {t('survey.exportCsv')}
          </Button>
        </div>
      )}
    </Card>
  )
}
