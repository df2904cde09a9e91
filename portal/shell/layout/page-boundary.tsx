import { Component, Suspense, type ErrorInfo, type ReactNode } from 'react'
import { NotLoaded } from '#api/client/lazy-component.ts'
import { serverHasChanged } from '#api/client/server-version.ts'
import { EmptyState, Spinner } from '../../ui/first-states.tsx'
import { Button } from '../../ui/button.tsx'
import { useTranslation } from '../texts.tsx'
import styles from './frame.module.css'

interface State {
  failed?: { error: unknown } | undefined
}

/** Holds a page while its code arrives; when it cannot be shown, offers to try again, or to reload where that alone helps. */
export class PageBoundary extends Component<{ children: ReactNode }, State> {
  override state: State = {}

  static getDerivedStateFromError(error: unknown): State {
    return { failed: { error } }
  }

  override componentDidCatch(error: Error, info: ErrorInfo) {
    console.error(error, info.componentStack)
    if (error instanceof NotLoaded) error.forget()
  }

  override render() {
    const { failed } = this.state
    if (failed) return <Failed error={failed.error} onRetry={() => this.setState({ failed: undefined })} />
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

function Failed({ error, onRetry }: { error: unknown; onRetry: () => void }) {
  const t = useTranslation()
  // a newer server no longer has the code of this page
  const again = error instanceof NotLoaded && !serverHasChanged()
  return (
    <EmptyState
      title={t('shell.pageFailed')}
      action={
        <Button onClick={again ? onRetry : () => window.location.reload()}>
          {t(again ? 'state.tryAgain' : 'shell.reload')}
        </Button>
      }
    >
      {t(again ? 'errors.offline' : 'errors.generic')}
    </EmptyState>
  )
}
