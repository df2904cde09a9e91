import { useEffect, useState } from 'react'
import { Link } from 'react-router'
import type { IdentityProviderRow } from '#model/identity/sign-in/single-sign-on.ts'
import { useTitle } from '../../shell/layout/page.tsx'
import { useTranslation } from '../../shell/texts.tsx'
import { Banner } from '../../ui/banner.tsx'
import { Button } from '../../ui/button.tsx'
import { ErrorState, Spinner } from '../../ui/states.tsx'
import { readProviders } from './sign-on.ts'
import { useSignOn } from './use-sign-on.ts'
import styles from './sign-on.module.css'

/** Staff sign in at their own house's provider. What comes after a success is the guard's to decide. */
export default function CsrPage() {
  const t = useTranslation()
  const { state, start, show, cancel } = useSignOn()
  useTitle(t('signOn.title'))
  return (
    <div className={styles.page}>
      <h1>{t('signOn.title')}</h1>
      {state.kind === 'waiting' ? (
        <>
          <div className={styles.waiting}>
            <Spinner label={t('state.loading')} />
            <p role="status">{t('signOn.waiting', { name: state.provider.name })}</p>
          </div>
          <div className={styles.buttons}>
            <Button tone="secondary" onClick={show}>
              {t('signOn.showWindow')}
            </Button>
            <Button tone="secondary" onClick={cancel}>
              {t('signOn.cancel')}
            </Button>
          </div>
        </>
      ) : (
        <>
          {state.problem !== undefined && (
            <Banner tone="error" live>
              {state.problem}
            </Banner>
          )}
          <Providers onChoose={(provider) => void start(provider)} />
        </>
      )}
      <p className={styles.back}>
        <Link to="/login">{t('login.backToLogin')}</Link>
      </p>
    </div>
  )
}

function Providers({ onChoose }: { onChoose: (provider: IdentityProviderRow) => void }) {
  const t = useTranslation()
  const [read, setRead] = useState<{ list?: IdentityProviderRow[]; error?: unknown; attempt: number }>({ attempt: 0 })
  const { attempt } = read
  useEffect(() => {
    const leaving = new AbortController()
    readProviders(leaving.signal).then(
      (list) => setRead({ list, attempt }),
      (error: unknown) => leaving.signal.aborted || setRead({ error, attempt }),
    )
    return () => leaving.abort()
  }, [attempt])

  if (read.error !== undefined)
    return <ErrorState error={read.error} onRetry={() => setRead({ attempt: attempt + 1 })} />
  if (!read.list) return <Spinner />
  if (read.list.length === 0) return <Banner tone="info">{t('signOn.none')}</Banner>
  return (
    <>
      <p className={styles.lead}>{t('signOn.lead')}</p>
      {read.list.map((provider) => (
        <Button key={provider.key} wide onClick={() => onChoose(provider)}>
          {t('signOn.with', { name: provider.name })}
        </Button>
      ))}
    </>
  )
}
