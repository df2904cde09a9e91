import { Suspense, useEffect, useRef } from 'react'
import { QueryClientProvider } from '@tanstack/react-query'
import { Outlet, useLocation, useNavigationType } from 'react-router'
import { SessionWatch } from '../../identity/session-watch.tsx'
import { useLogin } from '#api/client/session.ts'
import { followChanges } from '../../live.ts'
import { topBarAt } from '../../routes.tsx'
import { isFocusOutside } from '../../ui/focus.ts'
import { PageBoundary } from './page-boundary.tsx'
import { lazyPart } from '../lazy-part.ts'
import { queryClient } from '../query-client.ts'
import { serverHasChanged } from '#api/client/server-version.ts'
import { TaxBanner } from './tax-banner.tsx'
import { TopBar } from '../top-bar/top-bar.tsx'
import { useTranslation } from '../texts.tsx'
import styles from './frame.module.css'

const ActingBanner = lazyPart(() => import('./acting-banner.tsx'))

/** The bar above and the page below. The bar stays while pages come and go. */
export default function Frame() {
  const t = useTranslation()
  const { pathname, hash } = useLocation()
  const acts = useLogin()?.authUser !== undefined
  const topBar = topBarAt(pathname, hash)
  const redirected = useNavigationType() === 'REPLACE'
  const main = useRef<HTMLElement>(null)
  const first = useRef(true)

  useEffect(() => {
    if (first.current) {
      first.current = false
      return
    }
    if (serverHasChanged()) window.location.reload()
    // a part that the address names and that is there already has come into view by itself
    if (document.getElementById(hash.slice(1))) return
    window.scrollTo(0, 0)
    // A redirect is no one's act: the focus stays in the bar or a dialog if the person went there meanwhile.
    if (!(redirected && isFocusOutside(main.current))) main.current?.focus({ preventScroll: true })
    // oxlint-disable-next-line react/exhaustive-deps -- once for each page
  }, [pathname])

  return (
    <QueryClientProvider client={queryClient}>
      <div className={styles.frame}>
        <a href="#content" className={styles.skip}>
          {t('shell.skip')}
        </a>
        <div className={styles.top} data-screen-only>
          <TopBar variant={topBar} />
          <Suspense>{acts && <ActingBanner />}</Suspense>
          {topBar !== 'none' && <TaxBanner />}
        </div>
        <main id="content" ref={main} tabIndex={-1} className={styles.main}>
          <PageBoundary key={pathname}>
            <Outlet />
          </PageBoundary>
        </main>
      </div>
      <OfTheSession />
    </QueryClientProvider>
  )
}

/** What lives as long as someone is signed in. */
function OfTheSession() {
  const login = useLogin()
  const userId = login?.mfaValidated && !login.mustChangePassword ? login.user.id : undefined

  useEffect(() => {
    if (userId === undefined) return
    const stop = followChanges(queryClient)
    return () => {
      stop()
      void queryClient.cancelQueries()
      queryClient.clear()
    }
  }, [userId])

  return login && <SessionWatch />
}
