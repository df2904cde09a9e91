import { longestFlagReason } from '#model/identity/inputs.ts'
import { useText } from '../../hooks/use-text.ts'
import { LimitedField } from '../../limited-field.tsx'

interface Props {
  value: string
  onChange: (value: string) => void
  /** shown instead of the hint */
  error?: string | undefined
  autoFocus?: boolean
}

/** The reason that a change of some fields requires. */
export function ReasonField({ value, onChange, error, autoFocus = false }: Props) {
  const text = useText()
  return (
    <LimitedField
      label={text('queries.ask.reason')}
      limit={longestFlagReason}
      value={value}
      onChange={(event) => onChange(event.target.value)}
      multiline
      minRows={2}
      maxRows={8}
      fullWidth
      required
      autoFocus={autoFocus}
      sx={{ mt: 3 }}
      error={error !== undefined}
      helperText={error ?? text('revert.reasonHint')}
      slotProps={{ htmlInput: { required: false, 'aria-required': true } }}
    />
  )
}
