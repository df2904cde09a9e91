import type { Ref, SelectHTMLAttributes } from 'react'
import { cx } from '../class-names.ts'
import { Field, type FieldTexts } from './field.tsx'
import styles from './field.module.css'

export interface Option<V extends string = string> {
  readonly value: V
  readonly label: string
  readonly hint?: string
  readonly disabled?: boolean
}

export interface SelectProps extends FieldTexts, Omit<SelectHTMLAttributes<HTMLSelectElement>, 'children'> {
  options: readonly Option[]
  /** first entry, with the value '' */
  placeholder?: string
  ref?: Ref<HTMLSelectElement>
}

/** One of a few. The browser's own list: it opens as people know it, on every device. For many entries: Combobox. */
export function Select({
  label,
  hint,
  error,
  optional,
  hideLabel,
  className,
  options,
  placeholder,
  ...select
}: SelectProps) {
  return (
    <Field {...{ label, hint, error, optional, hideLabel, className }}>
      {({ id, describedBy, invalid }) => (
        <select
          {...select}
          id={id}
          aria-describedby={describedBy}
          aria-invalid={invalid}
          className={cx(styles.input, styles.select)}
        >
          {placeholder !== undefined && <option value="">{placeholder}</option>}
          {options.map((option) => (
            <option key={option.value} value={option.value} disabled={option.disabled}>
              {option.label}
            </option>
          ))}
        </select>
      )}
    </Field>
  )
}
