import { useEffect, type ReactNode } from 'react'
import { cx } from '../../ui/class-names.ts'
import { useBrand } from '../theme.ts'
import styles from './page.module.css'

interface PageProps {
  title: string
  /** one sentence below the title */
  lead?: ReactNode
  /** buttons beside the title */
  actions?: ReactNode
  /** for reading and forms: no wider than a line is long; `form`: no wider than the cards of a form, in the middle */
  narrow?: boolean | 'form'
  children: ReactNode
}

/** A page of the portal: its heading and its content, and the title of the browser's tab. */
export function Page({ title, lead, actions, narrow, children }: PageProps) {
  useTitle(title)
  return (
    <div className={cx(styles.page, narrow && styles.narrow, narrow === 'form' && styles.form)}>
      <header className={styles.head}>
        <div className={styles.titles}>
          <h1>{title}</h1>
          {lead !== undefined && <p className={styles.lead}>{lead}</p>}
        </div>
        {actions !== undefined && <div className={styles.actions}>{actions}</div>}
      </header>
      {children}
    </div>
  )
}

/** The title of the browser's tab while this is shown. */
export function useTitle(title: string) {
  const { product } = useBrand()
  useEffect(() => {
    document.title = `${title} · ${product}`
  }, [title, product])
}
