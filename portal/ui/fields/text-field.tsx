import { useState, type InputHTMLAttributes, type Ref, type TextareaHTMLAttributes } from 'react'
import { Eye, EyeOff } from 'lucide-react'
import { useTranslation } from '../../shell/texts.tsx'
import { IconButton } from '../button.tsx'
import { cx } from '../class-names.ts'
import { Field, type FieldTexts } from './field.tsx'
import styles from './field.module.css'
import { useTooLong } from './too-long.tsx'

export interface TextFieldProps extends FieldTexts, Omit<InputHTMLAttributes<HTMLInputElement>, 'children'> {
  ref?: Ref<HTMLInputElement>
}

/** One line of text; `maxLength` refuses what is longer and cuts nothing off. Spread react-hook-form's `register(…)` into it. */
export function TextField({
  label,
  hint,
  error,
  optional,
  hideLabel,
  className,
  maxLength,
  onInput,
  ...input
}: TextFieldProps) {
  const { words, guard, count } = useTooLong(maxLength, input.value)
  return (
    <Field {...{ label, hint, error: words ?? error, optional, hideLabel, className }}>
      {({ id, describedBy, invalid }) => (
        <>
          <input
            type="text"
            {...input}
            onInput={(event) => {
              count(event)
              onInput?.(event)
            }}
            id={id}
            aria-describedby={describedBy}
            aria-invalid={invalid}
            className={styles.input}
          />
          {guard}
        </>
      )}
    </Field>
  )
}

/** A password that can be shown. */
export function PasswordField({ label, hint, error, className, maxLength, ...input }: TextFieldProps) {
  const [shown, setShown] = useState(false)
  const { words, guard } = useTooLong(maxLength, input.value, { password: true })
  const t = useTranslation()
  return (
    <Field {...{ label, hint, error: words ?? error, className }}>
      {({ id, describedBy, invalid }) => (
        <div className={styles.withButton}>
          <input
            {...input}
            type={shown ? 'text' : 'password'}
            id={id}
            aria-describedby={describedBy}
            aria-invalid={invalid}
            autoCapitalize="none"
            spellCheck={false}
            className={styles.input}
          />
          <IconButton
            className={styles.inside}
            label={t(shown ? 'form.hidePassword' : 'form.showPassword')}
            onClick={() => setShown(!shown)}
          >
            {shown ? <EyeOff aria-hidden="true" /> : <Eye aria-hidden="true" />}
          </IconButton>
          {guard}
        </div>
      )}
    </Field>
  )
}

export interface TextAreaProps extends FieldTexts, Omit<TextareaHTMLAttributes<HTMLTextAreaElement>, 'children'> {
  /** length to show beside the limit; leave out when no one needs to count */
  count?: number
  /** as `maxLength`, where the form says what is wrong itself */
  limit?: number
  ref?: Ref<HTMLTextAreaElement>
}

/** Several lines of text; grows with what is written. */
export function TextArea({
  label,
  hint,
  error,
  optional,
  hideLabel,
  className,
  count,
  limit,
  maxLength,
  ...area
}: TextAreaProps) {
  const { words, guard } = useTooLong(maxLength, area.value)
  return (
    <Field {...{ label, hint, error: words ?? error, optional, hideLabel, className }}>
      {({ id, describedBy, invalid }) => (
        <>
          {/* people also write from right to left */}
          <textarea
            dir="auto"
            {...area}
            id={id}
            aria-describedby={describedBy}
            aria-invalid={invalid}
            className={cx(styles.input, styles.area)}
          />
          {count !== undefined && (
            <span className={styles.count}>
              {count}
              {(limit ?? maxLength) !== undefined && ` / ${limit ?? maxLength}`}
            </span>
          )}
          {guard}
        </>
      )}
    </Field>
  )
}
