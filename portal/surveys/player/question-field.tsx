import { useId, type ComponentType } from 'react'
import { isBlank } from '#model/surveys/builder.ts'
import type { QuestionTypeId } from '#model/surveys/enums.ts'
import { stableOrder } from '#model/surveys/shuffle.ts'
import type { AnswerValue, QuestionConfig } from '#model/surveys/wire.ts'
import { useTranslation } from '../../shell/texts.tsx'
import { LinkButton } from '../../ui/button.tsx'
import { FieldError } from '../../ui/fields/field.tsx'
import type { AnswerFieldProps } from './answer-field.ts'
import { ChoiceAnswer } from './choice-answer.tsx'
import { LongAnswer, ShortText, YesNo } from './plain-answers.tsx'
import { RankingAnswer } from './ranking-answer.tsx'
import { ScaleAnswer } from './scale-answer.tsx'
import styles from './player.module.css'

const fields: Record<QuestionTypeId, ComponentType<AnswerFieldProps>> = {
  1: ChoiceAnswer,
  2: ShortText,
  3: LongAnswer,
  4: YesNo,
  5: RankingAnswer,
  6: ScaleAnswer,
  7: ScaleAnswer,
}
/** Once chosen, radio buttons cannot be let go of: these get a way to. */
const cannotBeEmptied: readonly QuestionTypeId[] = [4, 5, 6, 7]

interface QuestionFieldProps {
  question: { id: string; text: string; questionTypeId: QuestionTypeId }
  config: QuestionConfig
  number: number
  /** of this person: their random order stays the same */
  seed: string
  value: AnswerValue | undefined
  problem?: string
  /** what was answered does not fit the question of now */
  changed?: boolean
  disabled?: boolean
  onChange: (value: AnswerValue) => void
}

/** One question with its answer, as a group of its own. */
export function QuestionField({
  question,
  config,
  number,
  seed,
  value,
  problem: wrong,
  changed = false,
  disabled = false,
  onChange,
}: QuestionFieldProps) {
  const t = useTranslation()
  const id = useId()
  const problem = wrong ?? (changed ? t('survey.changed') : undefined)
  const Field = fields[question.questionTypeId]
  const required = config.validation?.required === true
  const choices = config.choices ?? []
  const emptied =
    cannotBeEmptied.includes(question.questionTypeId) ||
    (question.questionTypeId === 1 && config.validation?.enableMultiSelect !== true)
  return (
    <fieldset
      id={`question-${question.id}`}
      tabIndex={-1}
      className={styles.question}
      aria-describedby={problem === undefined ? undefined : `${id}-error`}
    >
      <legend>
        {number}. {question.text}
        {required && (
          <>
            <span className={styles.star} aria-hidden="true">
              {' *'}
            </span>
            <span className="visually-hidden"> ({t('survey.required')})</span>
          </>
        )}
      </legend>
      <div className={styles.answer}>
        <Field
          label={question.text}
          config={config}
          choices={
            config.validation?.randomizeChoice === true ? stableOrder(choices, `${seed}:${question.id}`) : choices
          }
          // an order can be completed, anything else is asked for again
          value={changed && question.questionTypeId !== 5 ? undefined : value}
          disabled={disabled}
          onChange={onChange}
        />
        {emptied && !isBlank(value) && !disabled && (
          <span>
            <LinkButton
              onClick={() => onChange('')}
              aria-label={`${t('survey.clear')}${t('list.colon')}${question.text}`}
            >
              {t('survey.clear')}
            </LinkButton>
          </span>
        )}
        {problem !== undefined && <FieldError id={`${id}-error`}>{problem}</FieldError>}
      </div>
    </fieldset>
  )
}
