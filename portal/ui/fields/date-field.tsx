import { useState } from 'react'
import { useIntlLocale, useTranslation } from '../../shell/texts.tsx'
import { correctDate, readDate, showDate } from './date-text.ts'
import { TextField, type TextFieldProps } from './text-field.tsx'

interface DateFieldProps extends Omit<TextFieldProps, 'value' | 'onChange' | 'type'> {
  /** `yyyy-MM-dd`, or '' */
  value: string
  onChange: (value: string) => void
}

/** A day, typed in the order of the language; once it is left, a month or day that does not exist becomes the nearest. What is no date stays visible with its error and is handed on as ''. */
export function DateField({ value, onChange, error, ...field }: DateFieldProps) {
  const t = useTranslation()
  const locale = useIntlLocale()
  const [text, setText] = useState(showDate(value, locale))
  const [left, setLeft] = useState(false)
  const shown =
    readDate(text) === value || (value === '' && readDate(text) === undefined) ? text : showDate(value, locale)
  const wrong = left && shown.trim() !== '' && readDate(shown) === undefined
  const write = (next: string) => {
    setText(next)
    onChange(readDate(next) ?? '')
  }
  const leave = () => {
    setLeft(true)
    const corrected = correctDate(shown, locale)
    if (corrected !== shown) write(corrected)
  }
  return (
    <TextField
      hint={t('form.dateFormat')}
      inputMode="numeric"
      autoComplete="off"
      maxLength={14}
      {...field}
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
