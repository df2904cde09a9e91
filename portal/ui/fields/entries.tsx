import {
  useController,
  type Control,
  type FieldPathByValue,
  type FieldValues,
  type RegisterOptions,
} from 'react-hook-form'
import { useTranslation } from '../../shell/texts.tsx'
import { Checkbox, RadioGroup } from './choices.tsx'
import { Combobox } from './combobox.tsx'
import { DateField, type DateFieldProps } from './date-field.tsx'
import type { FieldTexts } from './field.tsx'
import { wordsOfError } from './form.ts'
import { Select, type Option, type SelectProps } from './select.tsx'
import { PasswordField, TextArea, TextField, type TextAreaProps, type TextFieldProps } from './text-field.tsx'

/** Fields of a react-hook-form, each with the words of its error. */

interface Place<V extends FieldValues, T> {
  name: FieldPathByValue<V, T>
  /** left out inside a `FormProvider` */
  control?: Control<V>
  /** `deps`: other fields that are judged again when this one changes */
  rules?: Pick<RegisterOptions<V>, 'deps' | 'onChange'>
}

/** One field of the form, and what is wrong with it. @param otherwise an error from elsewhere, shown while the form has none */
export function useEntry<V extends FieldValues, T>({ name, control, rules }: Place<V, T>, otherwise?: string) {
  const t = useTranslation()
  const { field, fieldState } = useController({ name, control, rules })
  return {
    field: { ...field, value: field.value as T },
    error: wordsOfError(t, fieldState.error?.message) ?? otherwise,
  }
}

type Own = 'name' | 'value' | 'onChange' | 'ref' | 'checked'

export function TextEntry<V extends FieldValues>({
  name,
  control,
  rules,
  error: otherwise,
  ...input
}: Place<V, string> & Omit<TextFieldProps, Own>) {
  const { field, error } = useEntry({ name, control, rules }, otherwise)
  return <TextField {...input} {...field} error={error} />
}

export function PasswordEntry<V extends FieldValues>({
  name,
  control,
  rules,
  error: otherwise,
  ...input
}: Place<V, string> & Omit<TextFieldProps, Own>) {
  const { field, error } = useEntry({ name, control, rules }, otherwise)
  return <PasswordField {...input} {...field} error={error} />
}

/** Several lines, with their number of characters beside the limit. */
export function LongEntry<V extends FieldValues>({
  name,
  control,
  rules,
  error: otherwise,
  ...area
}: Place<V, string> & Omit<TextAreaProps, Own | 'count'>) {
  const { field, error } = useEntry({ name, control, rules }, otherwise)
  return <TextArea {...area} {...field} count={field.value.length} error={error} />
}

export function DateEntry<V extends FieldValues>({
  name,
  control,
  rules,
  error: otherwise,
  ...input
}: Place<V, string> & Omit<DateFieldProps, Own>) {
  const { field, error } = useEntry({ name, control, rules }, otherwise)
  return <DateField {...input} {...field} error={error} />
}

export function SelectEntry<V extends FieldValues>({
  name,
  control,
  rules,
  error: otherwise,
  ...select
}: Place<V, string> & Omit<SelectProps, Own>) {
  const { field, error } = useEntry({ name, control, rules }, otherwise)
  return <Select {...select} {...field} error={error} />
}

/** One of many; none is ''. */
export function FindEntry<V extends FieldValues>({
  name,
  control,
  rules,
  error: otherwise,
  ...rest
}: Place<V, string> & FieldTexts & { options: readonly Option[]; placeholder?: string; loading?: boolean }) {
  const { field, error } = useEntry({ name, control, rules }, otherwise)
  return (
    <Combobox
      {...rest}
      name={name}
      value={field.value || null}
      error={error}
      onChange={(value) => field.onChange(value ?? '')}
    />
  )
}

export function RadioEntry<V extends FieldValues>({
  name,
  control,
  rules,
  error: otherwise,
  ...rest
}: Place<V, string> & FieldTexts & { options: readonly Option[]; inRow?: boolean }) {
  const { field, error } = useEntry({ name, control, rules }, otherwise)
  return <RadioGroup {...rest} value={field.value} error={error} onChange={field.onChange} />
}

/** @param onBefore false: it is not ticked yet */
export function CheckEntry<V extends FieldValues>({
  name,
  control,
  label,
  onBefore,
}: Place<V, boolean> & { label: string; onBefore?: () => boolean }) {
  const {
    field: { value, onChange, ...field },
    error,
  } = useEntry({ name, control })
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
