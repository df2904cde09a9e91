import { useEffect, useRef, type Ref } from 'react'
import { useImperativeHandle } from 'react'
import { CircleCheck } from 'lucide-react'
import { readConfig } from '#model/surveys/builder.ts'
import type { QuestionTiming } from '#model/surveys/enums.ts'
import type { OpenSurvey } from '#model/surveys/wire.ts'
import { useUser } from '#api/client/session.ts'
import { useErrorText } from '../../shell/error-text.ts'
import { useTranslation } from '../../shell/texts.tsx'
import { Banner } from '../../ui/banner.tsx'
import { Button } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { notify } from '../../ui/overlays/notify.ts'
import { EmptyState, ErrorState, Loading, Skeleton } from '../../ui/states.tsx'
import { QuestionField } from './question-field.tsx'
import type { SurveyHandle } from './survey-handle.ts'
import { useOpenSurvey, useSurvey } from './use-survey.ts'
import styles from './player.module.css'

interface SurveyPlayerProps {
  queryId: string
  when: QuestionTiming
  /** beside the expert's editor: handed in together with the answer */
  withAnswer?: Ref<SurveyHandle>
  onLater?: () => void
  /** the discussion says that it was submitted, here or in another window */
  completed?: boolean
}

/** A survey of a discussion for anyone who is to answer it. */
export default function SurveyPlayer(props: SurveyPlayerProps) {
  const { data, error, isFetching, refetch } = useOpenSurvey(props.queryId, props.when)
  if (data) return <Opened key={data.surveyKey} survey={data} {...props} />
  if (error) return <ErrorState error={error} busy={isFetching} onRetry={() => void refetch()} />
  return (
    <Card>
      <Loading>
        <Skeleton height="1.5rem" lines={4} />
      </Loading>
    </Card>
  )
}

function Opened({
  survey,
  queryId,
  when,
  withAnswer,
  onLater,
  completed = false,
}: SurveyPlayerProps & { survey: OpenSurvey }) {
  const t = useTranslation()
  const words = useErrorText()
  const { id: userId } = useUser()
  const state = useSurvey(survey, queryId, userId, completed)
  const thanks = useRef<HTMLDivElement>(null)
  const { done } = state
  const begun = useRef(done)
  useImperativeHandle(withAnswer, () => ({ handIn: () => (done ? Promise.resolve(true) : state.handIn()) }))

  useEffect(() => {
    // what was pressed is gone: those who hear the page are told what became of it; the focus stays where the person has gone on
    if (done && !begun.current && document.activeElement === document.body) thanks.current?.focus()
  }, [done])

  if (done)
    return (
      <div ref={thanks} tabIndex={-1}>
        <EmptyState icon={<CircleCheck aria-hidden="true" />} title={t('survey.thanks')}>
          {t(state.elsewhere ? 'survey.completed' : `survey.thanksText.${when}`)}
        </EmptyState>
      </div>
    )
  const total = survey.questions.length
  return (
    <Card title={t(`survey.title.${when}`)}>
      <form
        className={styles.form}
        noValidate
        onSubmit={(event) => {
          event.preventDefault()
          // beside an answer, Enter in a field would hand it in ahead of that answer
          if (withAnswer === undefined) void state.handIn(true)
        }}
      >
        <p className={styles.quiet}>
          {t(`survey.lead.${when}`)}
          {t('list.gap')}
          {t('survey.requiredMark')}
        </p>
        {survey.questions.map((question, at) => (
          <QuestionField
            key={question.id}
            question={question}
            config={readConfig(question.configuration) ?? {}}
            number={at + 1}
            seed={userId}
            value={state.answers[question.id]}
            changed={state.changed.has(question.id)}
            problem={
              state.problems[question.id] === undefined
                ? undefined
                : (t.maybe(state.problems[question.id] ?? '') ?? state.problems[question.id])
            }
            onChange={(value) => state.answer(question.id, value)}
          />
        ))}
        {state.failure !== undefined && Object.keys(state.problems).length === 0 && (
          <Banner live tone="error">
            {words(state.failure)}
          </Banner>
        )}
        <div className={styles.bar}>
          <label className={styles.progress}>
            <span className={styles.quiet}>{t('survey.progress', { done: state.answered, total })}</span>
            <progress value={state.answered} max={total} />
          </label>
          <span className={styles.quiet} role="status">
            {state.keeping === 'saving'
              ? t('builder.saving')
              : state.keeping === 'retrying'
                ? t('survey.notSaved')
                : state.unfit > 0
                  ? t('survey.unfit', { smart_count: state.unfit })
                  : state.answered > 0 && state.keeping !== 'refused'
                    ? t('survey.savedAt')
                    : ''}
          </span>
        </div>
        {withAnswer !== undefined ? (
          <p className={styles.quiet}>{t('survey.withAnswer')}</p>
        ) : (
          <div className={styles.bar}>
            <Button type="submit" busy={state.handing}>
              {t('survey.submit')}
            </Button>
            <Button
              tone="secondary"
              onClick={() =>
                void state.saveNow().then((saved) => {
                  if (saved) notify(t('survey.savedAt'), 'success')
                  else if (state.unfit > 0) notify(t('survey.unfit', { smart_count: state.unfit }), 'warning')
                  onLater?.()
                })
              }
            >
              {t('survey.later')}
            </Button>
            {state.missing.length > 0 && (
              <span className={styles.quiet}>{t('survey.missing', { smart_count: state.missing.length })}</span>
            )}
          </div>
        )}
      </form>
    </Card>
  )
}
