import { useState } from 'react'
import { useT } from '../shell/texts.tsx'
import { readDate, showDate } from './date-text.ts'
import { TextField, type TextFieldProps } from './text-field.tsx'

interface DateFieldProps extends Omit<TextFieldProps, 'value' | 'onChange' | 'type'> {
  /** `yyyy-MM-dd`, or '' */
  value: string
  onChange: (value: string) => void
}

/** A day, typed as MM/dd/yyyy. What is no date stays visible with its error and is handed on as ''. */
export function DateField({ value, onChange, error, ...field }: DateFieldProps) {
  const t = useT()
  const [text, setText] = useState(showDate(value))
  const [left, setLeft] = useState(false)
  const shown = readDate(text) === value || (value === '' && readDate(text) === undefined) ? text : showDate(value)
  const wrong = left && shown.trim() !== '' && readDate(shown) === undefined
  return (
    <TextField
      hint={t('form.dateFormat')}
      inputMode="numeric"
      autoComplete="off"
      maxLength={10}
      {...field}
      value={shown}
      error={wrong ? t('form.dateInvalid') : error}
      onChange={event => {
        setText(event.target.value)
        onChange(readDate(event.target.value) ?? '')
      }}
      onBlur={event => {
        setLeft(true)
        field.onBlur?.(event)
      }}
    />
  )
}
