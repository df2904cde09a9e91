import { useState } from 'react'
import { useIntlLocale, useTranslation } from '../../shell/texts.tsx'
import { correctDate, readDate, showDate } from './date-text.ts'
import { TextField, type TextFieldProps } from './text-field.tsx'

const inWords = (day: string, locale: string) =>
  new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone: 'UTC' }).format(new Date(`${day}T00:00:00Z`))

export interface DateFieldProps extends Omit<TextFieldProps, 'value' | 'onChange' | 'type'> {
  /** `yyyy-MM-dd`, or '' */
  value: string
  onChange: (value: string) => void
}

/** A day, typed in the order of the language; once it is left, a month or day that does not exist is corrected, and the field says so. What is no date stays visible with its error and is handed on as ''. */
export function DateField({ value, onChange, error, ...field }: DateFieldProps) {
  const t = useTranslation()
  const locale = useIntlLocale()
  const [text, setText] = useState(showDate(value, locale))
  const [left, setLeft] = useState(false)
  /** `yyyy-MM-dd` of a date that was no date as it was typed */
  const [corrected, setCorrected] = useState<string>()
  const shown =
    readDate(text) === value || (value === '' && readDate(text) === undefined) ? text : showDate(value, locale)
  const wrong = left && shown.trim() !== '' && readDate(shown) === undefined
  const write = (next: string) => {
    setText(next)
    onChange(readDate(next) ?? '')
  }
  const leave = () => {
    setLeft(true)
    const next = correctDate(shown, locale)
    if (next === shown) return
    if (readDate(shown) === undefined) setCorrected(readDate(next))
    write(next)
  }
  return (
    <TextField
      inputMode="numeric"
      autoComplete="off"
      maxLength={14}
      {...field}
      hint={
        <>
          {field.hint ?? t('form.dateFormat')}{' '}
          <strong aria-live="polite">
            {corrected !== undefined &&
              corrected === value &&
              t('form.dateCorrected', { date: inWords(corrected, locale) })}
          </strong>
        </>
      }
      value={shown}
      error={wrong ? t('form.dateInvalid') : error}
      onChange={(event) => write(event.target.value)}
      onKeyDown={(event) => {
        if (event.key === 'Enter') leave()
        field.onKeyDown?.(event)
      }}
      onBlur={(event) => {
        leave()
        field.onBlur?.(event)
      }}
    />
  )
}
