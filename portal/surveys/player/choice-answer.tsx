import { useId } from 'react'
import { longestChoice, type AnswerValue } from '#model/surveys/wire.ts'
import { useTranslation } from '../../shell/texts.tsx'
import { TextField } from '../../ui/fields/text-field.tsx'
import type { AnswerFieldProps } from './answer-field.ts'
import styles from './player.module.css'

/** One or several of some choices, and something else where that is offered. */
export function ChoiceAnswer({ config, choices, value, disabled, onChange }: AnswerFieldProps) {
  const t = useTranslation()
  const name = useId()
  const several = config.validation?.enableMultiSelect === true
  const chosen: string[] = Array.isArray(value) ? value : typeof value === 'string' && value !== '' ? [value] : []
  const ids = choices.map(({ id }) => id)
  const other = chosen.find((one) => !ids.includes(one))
  // a list even where one is chosen: "other" without its text is not the same as no answer
  const told = (ones: string[]): AnswerValue => (several || ones[0]?.trim() === '' ? ones : (ones[0] ?? ''))
  // the order of the choices, whatever was clicked first
  const inOrder = (ones: string[]) => [
    ...ids.filter((id) => ones.includes(id)),
    ...ones.filter((one) => !ids.includes(one)),
  ]

  const pick = (id: string, on: boolean) => {
    onChange(told(several ? inOrder(on ? [...chosen, id] : chosen.filter((one) => one !== id)) : [id]))
  }
  const writeOther = (text: string | undefined) =>
    onChange(told([...chosen.filter((one) => several && ids.includes(one)), ...(text === undefined ? [] : [text])]))
  return (
    <>
      <span className={styles.hint}>{t(several ? 'survey.chooseSeveral' : 'survey.chooseOne')}</span>
      {choices.map(({ id, text }) => (
        <label key={id} className={styles.choice}>
          <input
            type={several ? 'checkbox' : 'radio'}
            name={name}
            checked={chosen.includes(id)}
            disabled={disabled}
            onChange={(event) => pick(id, event.target.checked)}
          />
          <span>{text}</span>
        </label>
      ))}
      {config.validation?.addOther === true && (
        <>
          <label className={styles.choice}>
            <input
              type={several ? 'checkbox' : 'radio'}
              name={name}
              checked={other !== undefined}
              disabled={disabled}
              onChange={(event) => writeOther(event.target.checked ? '' : undefined)}
            />
            <span>{t('survey.other')}</span>
          </label>
          {other !== undefined && (
            <TextField
              label={t('survey.otherText')}
              maxLength={longestChoice}
              value={other}
              disabled={disabled}
              onChange={(event) => writeOther(event.target.value)}
            />
          )}
        </>
      )}
    </>
  )
}
