import type { ReactNode } from 'react'
import { PageBoundary } from './page-boundary.tsx'
import { Logo } from '../top-bar/logo.tsx'
import { openOverlay } from './overlays.ts'
import { AppearancePicker, LanguagePicker } from '../top-bar/pickers.tsx'
import { PageLink } from '../go.tsx'
import { useTranslation } from '../texts.tsx'
import { useBrand } from '../theme.ts'
import styles from './login-layout.module.css'

/** Around every page for those who are not signed in. */
export function LoginLayout({ children }: { children: ReactNode }) {
  const t = useTranslation()
  const { product, theme } = useBrand()
  return (
    <div className={styles.layout}>
      <header className={styles.head}>
        <PageLink to="/login" className={styles.home} aria-label={t('shell.home', { product })}>
          <Logo />
        </PageLink>
        <div className={styles.pickers}>
          <LanguagePicker />
          <AppearancePicker />
        </div>
      </header>
      <main id="content" tabIndex={-1} className={styles.main}>
        <div className={styles.card}>
          <PageBoundary>{children}</PageBoundary>
        </div>
      </main>
      <footer className={styles.footer}>
        <a href={theme?.url || '/'}>{product}</a>
        <button type="button" onClick={() => openOverlay({ kind: 'document', type: 'terms' })}>
          {t('login.termsOfUse')}
        </button>
        <button type="button" onClick={() => openOverlay({ kind: 'document', type: 'privacy' })}>
          {t('login.privacyPolicy')}
        </button>
      </footer>
    </div>
  )
}
