import { useSyncExternalStore, type ReactNode } from 'react'
import { onlineManager } from '@tanstack/react-query'
import { useTranslation } from '../shell/texts.tsx'
import { useErrorText } from '../shell/error-text.ts'
import { Button } from './button.tsx'
import styles from './states.module.css'

// apart, since the first load needs these alone
export { EmptyState, Spinner } from './first-states.tsx'

/** The shape of what is coming, so that nothing moves when it is there. */
export function Skeleton({
  lines = 1,
  height,
  width,
}: {
  lines?: number
  height?: number | string
  width?: number | string
}) {
  return (
    <span className={styles.skeletons} aria-hidden="true">
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

/** Says to screen readers that something is loading, and to all that it waits for a connection; put skeletons inside. */
export function Loading({ children }: { children: ReactNode }) {
  const t = useTranslation()
  const online = useSyncExternalStore(onlineManager.subscribe, () => onlineManager.isOnline())
  return (
    <div role="status">
      <span className="visually-hidden">{t('state.loading')}</span>
      {children}
      {!online && <p className={styles.text}>{t('errors.offline')}</p>}
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
