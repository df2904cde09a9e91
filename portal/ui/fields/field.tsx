import { useId, type ReactNode } from 'react'
import { CircleAlert } from 'lucide-react'
import { useTranslation } from '../../shell/texts.tsx'
import { cx } from '../class-names.ts'
import styles from './field.module.css'

/** What every field has: a label, a hint below it, and the text of what is wrong. */
export interface FieldTexts {
  label: string
  hint?: ReactNode
  error?: string
  /** says "(optional)" behind the label: most fields are needed, so the few others are marked */
  optional?: boolean
  /** the label is for screen readers only */
  hideLabel?: boolean
}

interface FieldProps extends FieldTexts {
  className?: string
  /** ids of the control and of the texts that describe it */
  children: (ids: { id: string; describedBy: string | undefined; invalid: true | undefined }) => ReactNode
}

/** Lays out one control with its texts and ties them together for assistive technology. */
export function Field({ label, hint, error, optional, hideLabel, className, children }: FieldProps) {
  const id = useId()
  const t = useTranslation()
  const describedBy = cx(hint !== undefined && `${id}-hint`, error !== undefined && `${id}-error`) || undefined
  return (
    <div className={cx(styles.field, className)}>
      <label htmlFor={id} className={cx(styles.label, hideLabel && 'visually-hidden')}>
        {label}
        {optional && <span className={styles.optional}> {t('form.optional')}</span>}
      </label>
      {hint !== undefined && (
        <div id={`${id}-hint`} className={styles.hint}>
          {hint}
        </div>
      )}
      {children({ id, describedBy, invalid: error === undefined ? undefined : true })}
      {error !== undefined && <FieldError id={`${id}-error`}>{error}</FieldError>}
    </div>
  )
}

export function FieldError({ id, children }: { id?: string; children: ReactNode }) {
  return (
    <div id={id} className={styles.error}>
      <CircleAlert aria-hidden="true" />
      <span>{children}</span>
    </div>
  )
}

/** A group of controls with one question above: radio buttons, checkboxes. */
export function FieldGroup({
  label,
  hint,
  error,
  optional,
  hideLabel,
  children,
}: FieldTexts & { children: ReactNode }) {
  const id = useId()
  const t = useTranslation()
  const describedBy = cx(hint !== undefined && `${id}-hint`, error !== undefined && `${id}-error`) || undefined
  return (
    <fieldset className={styles.field} aria-describedby={describedBy}>
      <legend className={cx(styles.label, hideLabel && 'visually-hidden')}>
        {label}
        {optional && <span className={styles.optional}> {t('form.optional')}</span>}
      </legend>
      {hint !== undefined && (
        <div id={`${id}-hint`} className={styles.hint}>
          {hint}
        </div>
      )}
      {children}
      {error !== undefined && <FieldError id={`${id}-error`}>{error}</FieldError>}
    </fieldset>
  )
}
