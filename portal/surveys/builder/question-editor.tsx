import { useState, type FocusEvent, type ReactNode, type Ref } from 'react'
import { Plus, Trash2 } from 'lucide-react'
import { longestText } from '#model/long-text.ts'
import type { QuestionProblem } from '#model/surveys/builder.ts'
import {
  defaultScaleMaximum,
  opinionScaleLabels,
  questionTypeIds,
  questionTypes,
  scaleMaxima,
  settingLabel,
  type QuestionTypeId,
} from '#model/surveys/enums.ts'
import type { Builder, Wording } from '#model/surveys/builder-state.ts'
import { longestChoice, longestLabel, type QuestionConfig } from '#model/surveys/wire.ts'
import { useTranslation } from '../../shell/texts.tsx'
import { Button, IconButton } from '../../ui/button.tsx'
import { Checkbox } from '../../ui/fields/choices.tsx'
import { FieldError } from '../../ui/fields/field.tsx'
import { Select } from '../../ui/fields/select.tsx'
import { TextArea, TextField } from '../../ui/fields/text-field.tsx'
import { newKey } from '#api/client/surveys/use-survey-builder.ts'
import styles from './builder.module.css'

/** A control beside the text of a question: it reads the text and may put another in its place. */
export type TextControl = (text: string, use: (text: string) => void) => ReactNode

interface QuestionEditorProps {
  working: Wording
  builder: Builder
  problems: readonly QuestionProblem[]
  /** saving was tried: everything that is wrong is shown; before that what has been left, and only then */
  tellAll: boolean
  onEdit: (field: string, change: Partial<Wording>) => void
  beside?: TextControl
  /** where one begins to write */
  writing?: Ref<HTMLTextAreaElement>
}

/** One question: its text, its type, and what that type asks for. */
export function QuestionEditor({ working, builder, problems, tellAll, onEdit, beside, writing }: QuestionEditorProps) {
  const t = useTranslation()
  const { config, questionTypeId } = working
  const { kind, settings } = questionTypes[questionTypeId]
  const [left, setLeft] = useState<readonly QuestionProblem['field'][]>([])
  /** Once the cursor has gone on from all that a part consists of, the part can be judged. */
  const leaving = (field: QuestionProblem['field']) => (event: FocusEvent<HTMLElement>) => {
    if (!event.currentTarget.contains(event.relatedTarget) && !left.includes(field)) setLeft([...left, field])
  }
  const problem = (field: QuestionProblem['field']) => {
    if (!tellAll && !left.includes(field) && working.text.length <= longestText) return undefined
    if (!tellAll && field === 'text' && working.text.trim() === '') return undefined
    const key = problems.find((one) => one.field === field)?.key
    return key === undefined ? undefined : (t.maybe(key) ?? key)
  }
  const change = (field: string, part: Partial<QuestionConfig>) => onEdit(field, { config: { ...config, ...part } })
  const write = (text: string) => onEdit('text', { text })
  return (
    <div className={styles.editor}>
      <div className={styles.group} onBlur={leaving('text')}>
        <TextArea
          label={t('builder.text')}
          rows={3}
          ref={writing}
          value={working.text}
          error={problem('text')}
          onChange={(event) => write(event.target.value)}
        />
        {beside?.(working.text, (text) => onEdit('suggestion', { text }))}
      </div>
      <Select
        label={t('builder.typeLabel')}
        value={String(questionTypeId)}
        options={questionTypeIds.map((id) => ({ value: String(id), label: t.maybe(questionTypes[id].label) ?? '' }))}
        onChange={(event) => onEdit('type', { questionTypeId: Number(event.target.value) as QuestionTypeId })}
      />
      {kind === 'choice' && (
        <div onBlur={leaving('choices')}>
          <Choices
            choices={config.choices ?? []}
            problem={problem('choices')}
            onChange={(field, choices) => change(field, { choices })}
          />
        </div>
      )}
      {kind === 'opinionScale' && (
        <>
          <div className={styles.three} onBlur={leaving('label')}>
            {opinionScaleLabels.map((label) => (
              <TextField
                key={label}
                label={t(`builder.labels.${label}`, { maximum: config.maxOpinionScale ?? defaultScaleMaximum })}
                maxLength={longestLabel}
                value={config.label?.[label] ?? ''}
                onChange={(event) =>
                  change(`label-${label}`, { label: { ...config.label, [label]: event.target.value } })
                }
              />
            ))}
          </div>
          {problem('label') !== undefined && <FieldError>{problem('label')}</FieldError>}
        </>
      )}
      {(kind === 'rating' || kind === 'opinionScale') &&
        (builder.isCsr ? (
          <Select
            label={t('builder.maximum')}
            value={String((kind === 'rating' ? config.selectedRating : config.maxOpinionScale) ?? defaultScaleMaximum)}
            options={scaleMaxima.map((value) => ({ value: String(value), label: String(value) }))}
            onChange={(event) =>
              change('maximum', {
                [kind === 'rating' ? 'selectedRating' : 'maxOpinionScale']: Number(event.target.value),
              })
            }
          />
        ) : (
          <p className={styles.quiet}>{t('builder.scaleFixed', { maximum: defaultScaleMaximum })}</p>
        ))}
      <div className={styles.switches}>
        {settings.map((setting) => (
          <Checkbox
            key={setting}
            role="switch"
            label={t.maybe(settingLabel(setting))}
            checked={config.validation?.[setting] === true}
            onChange={(event) =>
              change(setting, { validation: { ...config.validation, [setting]: event.target.checked } })
            }
          />
        ))}
      </div>
    </div>
  )
}

interface ChoicesProps {
  choices: readonly { id: string; text: string }[]
  problem: string | undefined
  onChange: (field: string, choices: { id: string; text: string }[]) => void
}

function Choices({ choices, problem, onChange }: ChoicesProps) {
  const t = useTranslation()
  const add = () => onChange('addChoice', [...choices, { id: newKey(), text: '' }])
  return (
    <fieldset className={styles.group}>
      <legend>{t('builder.choices')}</legend>
      {choices.map(({ id, text }, at) => (
        <div key={id} className={styles.line}>
          <TextField
            label={t('builder.choice', { n: at + 1 })}
            hideLabel
            maxLength={longestChoice}
            value={text}
            autoFocus={at > 0 && at === choices.length - 1 && text === ''}
            onChange={(event) =>
              onChange(
                `choice-${id}`,
                choices.map((one) => (one.id === id ? { id, text: event.target.value } : one)),
              )
            }
            onKeyDown={(event) => {
              if (event.key !== 'Enter' || text.trim() === '' || event.nativeEvent.isComposing) return
              event.preventDefault()
              add()
            }}
          />
          {choices.length > 1 && (
            <IconButton
              label={t('builder.removeChoice', { n: at + 1 })}
              onClick={() =>
                onChange(
                  `remove-${id}`,
                  choices.filter((one) => one.id !== id),
                )
              }
            >
              <Trash2 aria-hidden="true" />
            </IconButton>
          )}
        </div>
      ))}
      {problem !== undefined && <FieldError>{problem}</FieldError>}
      <span>
        <Button small tone="secondary" icon={<Plus aria-hidden="true" />} onClick={add}>
          {t('builder.addChoice')}
        </Button>
      </span>
    </fieldset>
  )
}
