import { createElement, type ComponentType } from 'react'
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

/** A field whose entry is a text, as an entry of a form. */
const textEntry = <P extends object>(Field: ComponentType<P>) =>
  function Entry<V extends FieldValues>({
    name,
    control,
    rules,
    error: otherwise,
    ...rest
  }: Place<V, string> & Omit<P, Own> & Pick<FieldTexts, 'error'>) {
    const { field, error } = useEntry<V, string>({ name, control, rules }, otherwise)
    return createElement(Field as ComponentType<object>, { ...rest, ...field, error })
  }

export const TextEntry = textEntry<TextFieldProps>(TextField)
export const PasswordEntry = textEntry<TextFieldProps>(PasswordField)
export const DateEntry = textEntry<DateFieldProps>(DateField)
export const SelectEntry = textEntry<SelectProps>(Select)

type CountedAreaProps = Omit<TextAreaProps, 'count'>
const CountedArea = (props: CountedAreaProps) => <TextArea {...props} count={String(props.value ?? '').length} />
/** Several lines, with their number of characters beside the limit. */
export const LongEntry = textEntry<CountedAreaProps>(CountedArea)

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
