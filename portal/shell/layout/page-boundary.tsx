import { Component, Suspense, type ErrorInfo, type ReactNode } from 'react'
import { EmptyState, Spinner } from '../../ui/states.tsx'
import { Button } from '../../ui/button.tsx'
import { useTranslation } from '../texts.tsx'
import styles from './frame.module.css'

interface State {
  failed: boolean
}

/** Holds a page while its code arrives; when it cannot be shown (or a newer version has replaced it), offers to reload. */
export class PageBoundary extends Component<{ children: ReactNode }, State> {
  override state: State = { failed: false }

  static getDerivedStateFromError(): State {
    return { failed: true }
  }

  override componentDidCatch(error: Error, info: ErrorInfo) {
    console.error(error, info.componentStack)
  }

  override render() {
    if (this.state.failed) return <Failed />
    return <Suspense fallback={<Waiting />}>{this.props.children}</Suspense>
  }
}

function Waiting() {
  return (
    <div className={styles.waiting}>
      <Spinner />
    </div>
  )
}

function Failed() {
  const t = useTranslation()
  return (
    <EmptyState
      title={t('shell.pageFailed')}
      action={<Button onClick={() => window.location.reload()}>{t('shell.reload')}</Button>}
    >
      {t('errors.generic')}
    </EmptyState>
  )
}
