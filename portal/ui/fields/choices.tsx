import { useId, type InputHTMLAttributes, type ReactNode, type Ref } from 'react'
import { cx } from '../class-names.ts'
import { FieldError, FieldGroup, type FieldTexts } from './field.tsx'
import type { Option } from './select.tsx'
import styles from './field.module.css'

interface CheckboxProps extends Omit<InputHTMLAttributes<HTMLInputElement>, 'children' | 'type'> {
  label: ReactNode
  hint?: ReactNode
  error?: string
  ref?: Ref<HTMLInputElement>
}

export function Checkbox({ label, hint, error, className, ...input }: CheckboxProps) {
  const id = useId()
  const describedBy = cx(hint !== undefined && `${id}-hint`, error !== undefined && `${id}-error`) || undefined
  return (
    <div className={className}>
      <label className={styles.choice}>
        <input
          {...input}
          type="checkbox"
          aria-describedby={describedBy}
          aria-invalid={error === undefined ? undefined : true}
        />
        <span>{label}</span>
        {hint !== undefined && (
          <span id={`${id}-hint`} className={styles.choiceHint}>
            {hint}
          </span>
        )}
      </label>
      {error !== undefined && <FieldError id={`${id}-error`}>{error}</FieldError>}
    </div>
  )
}

interface RadioGroupProps<V extends string> extends FieldTexts {
  options: readonly Option<V>[]
  value: V | undefined
  onChange: (value: V) => void
  /** side by side while there is room */
  inRow?: boolean
  disabled?: boolean
}

/** One of a few, all seen at once. */
export function RadioGroup<V extends string>({
  options,
  value,
  onChange,
  inRow,
  disabled,
  ...texts
}: RadioGroupProps<V>) {
  const name = useId()
  return (
    <FieldGroup {...texts}>
      <div className={cx(styles.choices, inRow && styles.inRow)}>
        {options.map((option) => (
          <label key={option.value} className={styles.choice}>
            <input
              type="radio"
              name={name}
              value={option.value}
              checked={option.value === value}
              disabled={disabled === true || option.disabled}
              onChange={() => onChange(option.value)}
            />
            <span>{option.label}</span>
            {option.hint !== undefined && <span className={styles.choiceHint}>{option.hint}</span>}
          </label>
        ))}
      </div>
    </FieldGroup>
  )
}

interface CheckboxGroupProps<V extends string> extends FieldTexts {
  options: readonly Option<V>[]
  value: readonly V[]
  onChange: (value: V[]) => void
  inRow?: boolean
  disabled?: boolean
}

/** Any of a few. The answer keeps the order of the options. */
export function CheckboxGroup<V extends string>({
  options,
  value,
  onChange,
  inRow,
  disabled,
  ...texts
}: CheckboxGroupProps<V>) {
  const toggle = (chosen: V, on: boolean) =>
    onChange(options.map((option) => option.value).filter((each) => (each === chosen ? on : value.includes(each))))
  return (
    <FieldGroup {...texts}>
      <div className={cx(styles.choices, inRow && styles.inRow)}>
        {options.map((option) => (
          <Checkbox
            key={option.value}
            label={option.label}
            hint={option.hint}
            checked={value.includes(option.value)}
            disabled={disabled === true || option.disabled}
            onChange={(event) => toggle(option.value, event.target.checked)}
          />
        ))}
      </div>
    </FieldGroup>
  )
}
