import { useTranslate } from 'ra-core'
import MenuItem from '@mui/material/MenuItem'
import TextField from '@mui/material/TextField'
import type { ValueRule } from '#model/classification/field-value.ts'
import { useFormat, type Format } from '../hooks/use-format.ts'
import { useText, type Translate } from '../hooks/use-text.ts'

interface Props {
  rule: ValueRule
  label: string
  /** as it is stored, or as far as it has been typed */
  value: string
  onChange: (value: string) => void
  /** text of what is wrong; absent: a hint is shown */
  error?: string
  autoFocus?: boolean
  disabled?: boolean
}

/** An input for any value that a definition can ask for. */
export function ValueInput({ rule, label, value, onChange, error, autoFocus, disabled }: Props) {
  const text = useText()
  const translate = useTranslate()
  const format = useFormat()
  const choices = choicesOf(rule, translate)
  const moment = rule.type === 'timestamp'
  const long = rule.type === 'string' && !rule.validator && (rule.maxLength ?? 1000) > 200
  return (
    <TextField
      fullWidth
      label={label}
      autoFocus={autoFocus}
      disabled={disabled}
      error={error !== undefined}
      helperText={error ?? hintOf(rule, text, format.list)}
      value={moment ? toLocal(value) : value}
      type={moment ? 'datetime-local' : 'text'}
      select={choices !== undefined}
      multiline={long}
      maxRows={8}
      onChange={(event) => onChange(moment ? fromLocal(event.target.value) : event.target.value)}
      slotProps={{
        inputLabel: moment ? { shrink: true } : {},
        htmlInput: {
          inputMode: rule.type === 'int' ? 'numeric' : rule.type === 'float' ? 'decimal' : undefined,
          ...(moment && { step: 60 }),
        },
      }}
    >
      {choices?.map(({ id, name }) => (
        <MenuItem key={id} value={id} dense>
          {name}
        </MenuItem>
      ))}
    </TextField>
  )
}

function choicesOf(rule: ValueRule, translate: (key: string) => string): { id: string; name: string }[] | undefined {
  if (rule.type === 'boolean') return ['true', 'false'].map((id) => ({ id, name: translate(`ra.boolean.${id}`) }))
  return rule.type === 'enum' ? (rule.choices ?? []).map((id) => ({ id, name: id })) : undefined
}

/** What a definition asks for, in a line. */
export function hintOf(
  { type, validator, min, max, maxLength }: ValueRule,
  text: Translate,
  list: Format['list'],
): string {
  const bounds = [
    ...(min === null || min === undefined ? [] : [text('customFields.from', { min })]),
    ...(max === null || max === undefined ? [] : [text('customFields.to', { max })]),
    ...(maxLength ? [text('customFields.longest', { smart_count: maxLength })] : []),
  ]
  return list([text(`customFields.ask.${validator ?? type}`), ...bounds])
}

const two = (part: number) => String(part).padStart(2, '0')

/** A stored moment as the browser's input shows it, in the reader's zone. */
function toLocal(iso: string): string {
  const date = new Date(iso)
  if (iso === '' || Number.isNaN(date.getTime())) return ''
  return `${String(date.getFullYear()).padStart(4, '0')}-${two(date.getMonth() + 1)}-${two(date.getDate())}T${two(date.getHours())}:${two(date.getMinutes())}`
}
const fromLocal = (local: string): string =>
  local === '' || Number.isNaN(Date.parse(local)) ? '' : new Date(local).toISOString()
