import { useEffect, useRef } from 'react'
import { Outlet, useLocation } from 'react-router'
import { PageBoundary } from './page-boundary.tsx'
import { TopBar } from './top-bar.tsx'
import type { TopBarVariant } from './top-bar-variant.ts'
import { useT } from './texts.tsx'
import styles from './frame.module.css'

/** The bar above and the page below. The bar stays while pages come and go. */
export function Frame({ variantOf }: { variantOf: (pathname: string) => TopBarVariant }) {
  const t = useT()
  const { pathname } = useLocation()
  const main = useRef<HTMLElement>(null)
  const first = useRef(true)

  useEffect(() => {
    if (first.current) {
      first.current = false
      return
    }
    window.scrollTo(0, 0)
    main.current?.focus({ preventScroll: true })
  }, [pathname])

  return (
    <div className={styles.frame}>
      <a href="#content" className={styles.skip}>
        {t('shell.skip')}
      </a>
      <TopBar variant={variantOf(pathname)} />
      <main id="content" ref={main} tabIndex={-1} className={styles.main}>
        <PageBoundary key={pathname}>
          <Outlet />
        </PageBoundary>
      </main>
    </div>
  )
}
