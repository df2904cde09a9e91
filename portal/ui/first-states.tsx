import type { ReactNode } from 'react'
import { useTranslation } from '../shell/texts.tsx'
import styles from './states.module.css'

/** While a part of a page waits and nothing is known of its shape. */
export function Spinner({ label }: { label?: string }) {
  const t = useTranslation()
  return (
    <span role="status" className={styles.spinner}>
      <span className="visually-hidden">{label ?? t('state.loading')}</span>
    </span>
  )
}

/** There is nothing here, and what to do about it. */
export function EmptyState({
  icon,
  title,
  children,
  action,
}: {
  icon?: ReactNode
  title: string
  children?: ReactNode
  action?: ReactNode
}) {
  return (
    <div className={styles.state}>
      {icon}
      <p className={styles.title}>{title}</p>
      {children !== undefined && <div className={styles.text}>{children}</div>}
      {action}
    </div>
  )
}
