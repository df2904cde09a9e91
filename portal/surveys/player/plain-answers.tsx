import { useId } from 'react'
import { longestText } from '#model/long-text.ts'
import { longestShortAnswer } from '#model/surveys/wire.ts'
import { useTranslation } from '../../shell/texts.tsx'
import { TextArea, TextField } from '../../ui/fields/text-field.tsx'
import type { AnswerFieldProps } from './answer-field.ts'
import styles from './player.module.css'

const words = (value: AnswerFieldProps['value']) => (typeof value === 'string' ? value : '')

export const ShortText = ({ label, value, disabled, onChange }: AnswerFieldProps) => (
  <TextField
    label={label}
    hideLabel
    maxLength={longestShortAnswer}
    value={words(value)}
    disabled={disabled}
    onChange={(event) => onChange(event.target.value)}
  />
)

export const LongAnswer = ({ label, value, disabled, onChange }: AnswerFieldProps) => (
  <TextArea
    label={label}
    hideLabel
    rows={4}
    maxLength={longestText}
    value={words(value)}
    disabled={disabled}
    onChange={(event) => onChange(event.target.value)}
  />
)

export function YesNo({ value, disabled, onChange }: AnswerFieldProps) {
  const t = useTranslation()
  const name = useId()
  return [true, false].map((one) => (
    <label key={String(one)} className={styles.choice}>
      <input type="radio" name={name} checked={value === one} disabled={disabled} onChange={() => onChange(one)} />
      <span>{t(one ? 'survey.yes' : 'survey.no')}</span>
    </label>
  ))
}
