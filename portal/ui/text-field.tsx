import { useState, type InputHTMLAttributes, type Ref, type TextareaHTMLAttributes } from 'react'
import { Eye, EyeOff } from 'lucide-react'
import { useT } from '../shell/texts.tsx'
import { IconButton } from './button.tsx'
import { cx } from './class-names.ts'
import { Field, type FieldTexts } from './field.tsx'
import styles from './field.module.css'

export interface TextFieldProps extends FieldTexts, Omit<InputHTMLAttributes<HTMLInputElement>, 'children'> {
  ref?: Ref<HTMLInputElement>
}

/** One line of text. Spread react-hook-form's `register(…)` into it. */
export function TextField({ label, hint, error, optional, hideLabel, className, ...input }: TextFieldProps) {
  return (
    <Field {...{ label, hint, error, optional, hideLabel, className }}>
      {({ id, describedBy, invalid }) => (
        <input type="text" {...input} id={id} aria-describedby={describedBy} aria-invalid={invalid} className={styles.input} />
      )}
    </Field>
  )
}

/** A password that can be shown. */
export function PasswordField({ label, hint, error, className, ...input }: TextFieldProps) {
  const [shown, setShown] = useState(false)
  const t = useT()
  return (
    <Field {...{ label, hint, error, className }}>
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
          <IconButton className={styles.inside} label={t(shown ? 'form.hidePassword' : 'form.showPassword')} onClick={() => setShown(!shown)}>
            {shown ? <EyeOff aria-hidden="true" /> : <Eye aria-hidden="true" />}
          </IconButton>
        </div>
      )}
    </Field>
  )
}

export interface TextAreaProps extends FieldTexts, Omit<TextareaHTMLAttributes<HTMLTextAreaElement>, 'children'> {
  /** length to show beside `maxLength`; leave out when nobody needs to count */
  count?: number
  /** where writing may go on, but the text can not be sent: shown beside `count`, cuts nothing off */
  limit?: number
  ref?: Ref<HTMLTextAreaElement>
}

/** Several lines of text; grows with what is written. */
export function TextArea({ label, hint, error, optional, hideLabel, className, count, limit, ...area }: TextAreaProps) {
  return (
    <Field {...{ label, hint, error, optional, hideLabel, className }}>
      {({ id, describedBy, invalid }) => (
        <>
          {/* people also write from right to left */}
          <textarea dir="auto" {...area} id={id} aria-describedby={describedBy} aria-invalid={invalid} className={cx(styles.input, styles.area)} />
          {count !== undefined && (
            <span className={styles.count}>
              {count}
              {(limit ?? area.maxLength) !== undefined && ` / ${limit ?? area.maxLength}`}
            </span>
          )}
        </>
      )}
    </Field>
  )
}
