import { useLayoutEffect, useRef, useState, type ReactNode } from 'react'
import { ChevronLeft, ChevronRight } from 'lucide-react'
import { IconButton } from './button.tsx'
import styles from './scroll-row.module.css'

interface ScrollRowProps {
  /** of the group */
  label: string
  earlier: string
  later: string
  className?: string
  children: ReactNode
}

/** A row that may be wider than its place: then buttons behind it show that there is more, and go there. They keep the cursor at the end. */
export function ScrollRow({ label, earlier, later, className, children }: ScrollRowProps) {
  const row = useRef<HTMLDivElement>(null)
  const [more, setMore] = useState({ before: false, after: false })
  const look = () => {
    const at = row.current
    if (!at) return
    const before = at.scrollLeft > 1
    const after = at.scrollLeft + at.clientWidth < at.scrollWidth - 1
    setMore((known) => (known.before === before && known.after === after ? known : { before, after }))
  }
  useLayoutEffect(() => {
    const at = row.current
    if (!at) return
    const watching = new ResizeObserver(look)
    watching.observe(at)
    return () => watching.disconnect()
  }, [])
  const go = (way: 1 | -1) => row.current?.scrollBy({ left: way * row.current.clientWidth * 0.8 })
  const wide = more.before || more.after
  return (
    <div className={styles.place}>
      <div ref={row} role="group" aria-label={label} className={className} onScroll={look}>
        {children}
      </div>
      {wide && (
        <IconButton label={earlier} aria-disabled={!more.before || undefined} onClick={() => go(-1)}>
          <ChevronLeft aria-hidden="true" />
        </IconButton>
      )}
      {wide && (
        <IconButton label={later} aria-disabled={!more.after || undefined} onClick={() => go(1)}>
          <ChevronRight aria-hidden="true" />
        </IconButton>
      )}
    </div>
  )
}
