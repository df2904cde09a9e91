import type { ReactNode } from 'react'
import { cx } from './class-names.ts'
import styles from './surfaces.module.css'

interface CardProps {
  /** becomes a heading of the given level */
  title?: ReactNode
  level?: 2 | 3
  /** beside the title: a link or a small button */
  action?: ReactNode
  className?: string
  children: ReactNode
}

/** A part of a page that stands for itself. */
export function Card({ title, level = 2, action, className, children }: CardProps) {
  const Heading = `h${level}` as const
  return (
    <section className={cx(styles.card, className)}>
      {(title !== undefined || action !== undefined) && (
        <header className={styles.cardHead}>
          {title !== undefined && <Heading className={styles.cardTitle}>{title}</Heading>}
          {action}
        </header>
      )}
      {children}
    </section>
  )
}

export type BadgeTone = 'neutral' | 'brand' | 'success' | 'warning' | 'danger' | 'info'

/** A state in a word or two. */
export function Badge({ tone = 'neutral', children }: { tone?: BadgeTone; children: ReactNode }) {
  return <span className={cx(styles.badge, styles[`badge-${tone}`])}>{children}</span>
}

/** A row of controls above a list, wrapping on small screens. */
export function Toolbar({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div role="group" aria-label={label} className={styles.toolbar}>
      {children}
    </div>
  )
}
