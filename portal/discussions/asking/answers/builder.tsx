import { useT } from '../../../shell/texts.tsx'
import { Button } from '../../../ui/button.tsx'
import { FieldError } from '../../../ui/field.tsx'
import type { AnswerProps } from './answer.ts'
import styles from './answers.module.css'

/** Further questions with fixed answers: going on with those there are, or without. */
export function Builder({ data, problem, busy, onAnswer }: AnswerProps) {
  const t = useT()
  const count = data.questionCount ?? 0
  return (
    <div className={styles.form}>
      <div className={styles.row}>
        {count > 0 && (
          <Button busy={busy} onClick={() => onAnswer('yes')}>
            {t('asking.keepQuestions', { smart_count: count })}
          </Button>
        )}
        <Button tone={count > 0 ? 'secondary' : 'primary'} busy={busy} onClick={() => onAnswer('no')}>
          {t('asking.noQuestions')}
        </Button>
      </div>
      <p className={styles.quiet}>{t('asking.noQuestionsHint')}</p>
      {problem !== undefined && <FieldError>{problem}</FieldError>}
    </div>
  )
}
