import { Suspense, useState } from 'react'
import { ListPlus } from 'lucide-react'
import { lazyPart } from '../../../shell/lazy-part.ts'
import { useTranslation } from '../../../shell/texts.tsx'
import { Button } from '../../../ui/button.tsx'
import { FieldError } from '../../../ui/fields/field.tsx'
import { WritingHelp } from '../../../surveys/writing-help/writing-help.tsx'
import { Spinner } from '../../../ui/states.tsx'
import { useWide } from '../../use-wide.ts'
import type { AnswerProps } from './answer.ts'
import styles from './answers.module.css'

const BuilderDialog = lazyPart(() => import('../../../surveys/builder/builder-dialog.tsx'), 'surveyPages')

/**
 * Further questions with fixed answers: writing them, going on with those there are, or without. Where there is room the
 * builder opens when the conversation comes to it; on a phone its button comes first.
 */
export function Builder({ data, problem, busy, reached = false, onAnswer }: AnswerProps) {
  const t = useTranslation()
  const wide = useWide()
  const [open, setOpen] = useState(wide && reached)
  const count = data.questionCount ?? 0
  const { queryDraftId } = data
  return (
    <div className={styles.form}>
      <div className={styles.row}>
        {queryDraftId !== undefined && (
          <Button
            tone={count > 0 ? 'secondary' : 'primary'}
            disabled={busy}
            icon={<ListPlus aria-hidden="true" />}
            onClick={() => setOpen(true)}
          >
            {count > 0 ? t('builder.edit') : t('asking.writeQuestions')}
          </Button>
        )}
        {count > 0 && (
          <Button busy={busy} onClick={() => onAnswer('yes')}>
            {t('builder.continue')}
          </Button>
        )}
        <Button tone="quiet" busy={busy} onClick={() => onAnswer('no')}>
          {t('asking.noQuestions')}
        </Button>
      </div>
      <p className={styles.quiet}>
        {count > 0 ? t('discussion.wizard.questions', { smart_count: count }) : t('asking.noQuestionsHint')}
      </p>
      {problem !== undefined && <FieldError>{problem}</FieldError>}
      {open && queryDraftId !== undefined && (
        <Suspense fallback={<Spinner />}>
          <BuilderDialog
            queryDraftId={queryDraftId}
            beside={(text, use) => (
              <WritingHelp
                written={{ table: 'query_header_input', id: queryDraftId }}
                target="question"
                text={text}
                onUse={use}
              />
            )}
            onClose={() => setOpen(false)}
            onSkip={() => {
              setOpen(false)
              onAnswer('no')
            }}
            onFinish={(written) => {
              setOpen(false)
              onAnswer(written > 0 ? 'yes' : 'no')
            }}
          />
        </Suspense>
      )}
    </div>
  )
}
