import type { ReactNode } from 'react'
import { Link, type LinkProps } from 'react-router'
import type { ButtonTone } from './button.tsx'
import { cx } from './class-names.ts'
import styles from './button.module.css'

interface ButtonLinkProps extends LinkProps {
  tone?: ButtonTone
  icon?: ReactNode
  wide?: boolean
  small?: boolean
}

/** A link that looks like a button: for going somewhere, not for doing something. */
export function ButtonLink({ tone = 'primary', icon, wide, small, className, children, ...rest }: ButtonLinkProps) {
  return (
    <Link {...rest} className={cx(styles.button, styles[tone], wide && styles.wide, small && styles.small, className)}>
      {icon}
      <span>{children}</span>
    </Link>
  )
}
