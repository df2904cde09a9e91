import { useState, type ButtonHTMLAttributes, type MouseEvent, type ReactNode, type Ref } from 'react'
import { cx } from './class-names.ts'
import styles from './button.module.css'

export type ButtonTone = 'primary' | 'secondary' | 'quiet' | 'danger'

export interface ButtonProps extends ButtonHTMLAttributes<HTMLButtonElement> {
  tone?: ButtonTone
  /** shown before the label; decoration only */
  icon?: ReactNode
  /** the action runs: keeps its size and the cursor, cannot be pressed again */
  busy?: boolean
  /** as wide as its container */
  wide?: boolean
  small?: boolean
  ref?: Ref<HTMLButtonElement>
}

const refuse = (event: MouseEvent) => event.preventDefault()

/**
 * A button that cannot be pressed. While it has the focus it is only said to be disabled: the browser would take the focus
 * from it, and people with a keyboard would lose their place.
 */
function useDisabled(
  { disabled, 'aria-disabled': said, onClick, onFocus, onBlur }: ButtonHTMLAttributes<HTMLButtonElement>,
  busy = false,
): ButtonHTMLAttributes<HTMLButtonElement> {
  const [focused, setFocused] = useState(false)
  const off = disabled === true
  return {
    disabled: off && !focused,
    'aria-disabled': busy || (off && focused) || said,
    onClick: busy || off ? refuse : onClick,
    onFocus: (event) => {
      setFocused(true)
      onFocus?.(event)
    },
    onBlur: (event) => {
      setFocused(false)
      onBlur?.(event)
    },
  }
}

export function Button({
  tone = 'primary',
  icon,
  busy = false,
  wide,
  small,
  className,
  children,
  ...rest
}: ButtonProps) {
  return (
    <button
      type="button"
      {...rest}
      {...useDisabled(rest, busy)}
      aria-busy={busy || undefined}
      className={cx(styles.button, styles[tone], wide && styles.wide, small && styles.small, className)}
    >
      {busy ? <span className={styles.spinner} aria-hidden="true" /> : icon}
      <span>{children}</span>
    </button>
  )
}

/** Does something, and looks like a link: in the middle of a sentence or below a form. */
export function LinkButton({ className, ...rest }: ButtonHTMLAttributes<HTMLButtonElement>) {
  return <button type="button" {...rest} className={cx(styles.link, className)} />
}

interface IconButtonProps extends ButtonHTMLAttributes<HTMLButtonElement> {
  /** what it does, for those who cannot see the icon */
  label: string
  children: ReactNode
  ref?: Ref<HTMLButtonElement>
}

export function IconButton({ label, className, children, ...rest }: IconButtonProps) {
  return (
    <button
      type="button"
      {...rest}
      {...useDisabled(rest)}
      aria-label={label}
      title={label}
      className={cx(styles.icon, className)}
    >
      {children}
    </button>
  )
}
