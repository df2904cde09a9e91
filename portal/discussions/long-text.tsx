import { useLayoutEffect, useRef, useState } from 'react'
import { useTranslation } from '../shell/texts.tsx'
import { cx } from '../ui/class-names.ts'
import styles from './long-text.module.css'

/** Text as it was written; when it runs over, it is cut with Show More. */
export function LongText({
  text,
  lines = 8,
  className,
}: {
  text: string
  lines?: number
  className?: string | undefined
}) {
  const t = useTranslation()
  const box = useRef<HTMLDivElement>(null)
  const [open, setOpen] = useState(false)
  const [over, setOver] = useState(false)

  useLayoutEffect(() => {
    const element = box.current
    if (!element || open) return
    const measure = () => setOver(element.scrollHeight > element.clientHeight + 2)
    measure()
    const watcher = new ResizeObserver(measure)
    watcher.observe(element)
    return () => watcher.disconnect()
  }, [text, open])

  return (
    <div className={className}>
      <div
        ref={box}
        dir="auto"
        className={cx(styles.text, !open && styles.cut)}
        style={open ? undefined : { WebkitLineClamp: lines }}
      >
        {text}
      </div>
      {(over || open) && (
        <button type="button" className={styles.more} aria-expanded={open} onClick={() => setOpen(!open)}>
          {t(open ? 'chat.showLess' : 'chat.showMore')}
        </button>
      )}
    </div>
  )
}
