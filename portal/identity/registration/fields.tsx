import { useController, useFormContext } from 'react-hook-form'
import { useTranslation } from '../../shell/texts.tsx'
import { Combobox } from '../../ui/fields/combobox.tsx'
import { Checkbox, CheckboxGroup } from '../../ui/fields/choices.tsx'
import { DateField } from '../../ui/fields/date-field.tsx'
import { Select, type Option } from '../../ui/fields/select.tsx'
import { TextArea, TextField, type TextFieldProps } from '../../ui/fields/text-field.tsx'
import type { Specialty } from '#model/identity/enums.ts'
import type { FieldName, FormValues } from './values.ts'

type FieldOf<V> = { [N in FieldName]: FormValues[N] extends V ? N : never }[FieldName]
type TextName = Exclude<FieldOf<string>, 'preferredLanguage'>

/** One field of the form with the words of its error. */
function useEntry<N extends FieldName>(name: N) {
  const t = useTranslation()
  const { control } = useFormContext<FormValues>()
  const { field, fieldState } = useController({ control, name })
  const message = fieldState.error?.message
  return { field, error: message === undefined ? undefined : (t.maybe(message) ?? message) }
}

interface Texts {
  label: string
  hint?: string
  optional?: boolean
}

export function TextEntry({
  name,
  ...input
}: { name: TextName } & Texts & Omit<TextFieldProps, 'name' | 'error' | 'value' | 'onChange' | 'ref'>) {
  const { field, error } = useEntry(name)
  return <TextField {...input} {...field} error={error} />
}

export function LongEntry({ name, limit, ...texts }: { name: TextName; limit: number } & Texts) {
  const { field, error } = useEntry(name)
  return <TextArea {...texts} {...field} rows={3} limit={limit} count={field.value.length} error={error} />
}

export function DateEntry({ name, ...texts }: { name: TextName } & Texts) {
  const { field, error } = useEntry(name)
  return <DateField {...texts} {...field} error={error} autoComplete="bday" />
}

export function SelectEntry({
  name,
  ...rest
}: { name: TextName | 'preferredLanguage'; options: readonly Option[]; placeholder?: string } & Texts) {
  const { field, error } = useEntry(name)
  return <Select {...rest} {...field} error={error} />
}

export function FindEntry({
  name,
  onPicked,
  ...rest
}: { name: TextName; options: readonly Option[]; onPicked?: () => void } & Texts) {
  const { field, error } = useEntry(name)
  return (
    <Combobox
      {...rest}
      name={name}
      value={field.value || null}
      error={error}
      onChange={(value) => {
        field.onChange(value ?? '')
        onPicked?.()
      }}
    />
  )
}

export function CheckEntry({
  name,
  label,
  onBefore,
}: {
  name: FieldOf<boolean>
  label: string
  onBefore?: () => boolean
}) {
  const {
    field: { value, onChange, ...field },
    error,
  } = useEntry(name)
  return (
    <Checkbox
      {...field}
      label={label}
      error={error}
      checked={value}
      onChange={(event) =>
        event.target.checked && onBefore?.() === false ? undefined : onChange(event.target.checked)
      }
    />
  )
}

export function SpecialtyEntry({ options, label }: { options: readonly Option<Specialty>[]; label: string }) {
  const { field, error } = useEntry('specialties')
  return <CheckboxGroup label={label} options={options} value={field.value} error={error} onChange={field.onChange} />
}
