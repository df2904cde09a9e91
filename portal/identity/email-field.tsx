import { useState } from 'react'
import { useTranslation } from '../shell/texts.tsx'
import { TextField, type TextFieldProps } from '../ui/fields/text-field.tsx'
import { emailProblem } from './login-rules.ts'

interface EmailFieldProps extends Pick<TextFieldProps, 'hint' | 'optional' | 'autoFocus' | 'autoComplete'> {
  value: string
  onChange: (value: string) => void
}

/** The address of an account. What is wrong with it shows once the field was left, and never of an empty one. */
export function EmailField({ value, onChange, autoComplete = 'username', ...field }: EmailFieldProps) {
  const t = useTranslation()
  const [left, setLeft] = useState(false)
  const problem = left && value !== '' ? emailProblem(value) : undefined
  return (
    <TextField
      {...field}
      label={t('login.email')}
      type="email"
      name="email"
      autoComplete={autoComplete}
      autoCapitalize="none"
      spellCheck={false}
      maxLength={64}
      value={value}
      error={problem && t(problem)}
      onChange={(event) => onChange(event.target.value)}
      onBlur={() => setLeft(true)}
    />
  )
}
