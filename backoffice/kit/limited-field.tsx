import TextField, { type TextFieldProps } from '@mui/material/TextField'
import { useText } from './hooks/use-text.ts'

/** What is shown of a text that is longer than it may be (UTF-16 units, as the schemas count): a reason not to send it. Nothing is cut off. */
export function useTooLong(value: string, limit: number): string | undefined {
  const text = useText()
  const over = value.trim().length - limit
  return over > 0 ? text('form.tooManyCharacters', { smart_count: over }) : undefined
}

/** A text with a limit: all that is pasted stays, and its excess is shown. Forms check `useTooLong` before sending. */
export function LimitedField({
  limit,
  value,
  error,
  helperText,
  ...props
}: Omit<TextFieldProps, 'value'> & { limit: number; value: string }) {
  const tooLong = useTooLong(value, limit)
  return (
    <TextField
      value={value}
      error={tooLong !== undefined || error === true}
      helperText={tooLong ?? helperText}
      {...props}
    />
  )
}
