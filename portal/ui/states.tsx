import type { ReactNode } from 'react'
import { useTranslation } from '../shell/texts.tsx'
import { useErrorText } from '../shell/error-text.ts'
import { Button } from './button.tsx'
import { cx } from './class-names.ts'
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

/** The shape of what is coming, so that nothing moves when it is there. */
export function Skeleton({
  lines = 1,
  height,
  width,
  className,
}: {
  lines?: number
  height?: number | string
  width?: number | string
  className?: string
}) {
  return (
    <span className={cx(styles.skeletons, className)} aria-hidden="true">
      {Array.from({ length: lines }, (_, line) => (
        <span
          key={line}
          className={styles.skeleton}
          style={{ height, width: line === lines - 1 && lines > 1 ? '62%' : width }}
        />
      ))}
    </span>
  )
}

/** Says to screen readers that something is loading; put skeletons inside. */
export function Loading({ children, label }: { children: ReactNode; label?: string }) {
  const t = useTranslation()
  return (
    <div role="status">
      <span className="visually-hidden">{label ?? t('state.loading')}</span>
      {children}
    </div>
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

/** It could not be loaded, with a way to try again. */
export function ErrorState({ error, onRetry, busy }: { error: unknown; onRetry?: () => void; busy?: boolean }) {
  const t = useTranslation()
  const words = useErrorText()
  return (
    <div className={styles.state} role="alert">
      <p className={styles.title}>{t('state.failed')}</p>
      <p className={styles.text}>{words(error)}</p>
      {onRetry && (
        <Button tone="secondary" onClick={onRetry} busy={busy}>
          {t('state.tryAgain')}
        </Button>
      )}
    </div>
  )
}
