import { useEffect, useRef, useState, type ReactNode } from 'react'
import styles from './read-through.module.css'

interface ReadThroughProps {
  label: string
  children: (seen: boolean) => { text: ReactNode; below: ReactNode }
}

/** A text in a box of its own that scrolls; calls back once its end has come into view. */
export function ReadThrough({ label, children }: ReadThroughProps) {
  const box = useRef<HTMLDivElement>(null)
  const end = useRef<HTMLSpanElement>(null)
  const [seen, setSeen] = useState(false)

  useEffect(() => {
    if (!end.current || seen) return
    const watcher = new IntersectionObserver(([entry]) => entry?.isIntersecting && setSeen(true), {
      root: box.current,
      rootMargin: '0px 0px 12px',
    })
    watcher.observe(end.current)
    return () => watcher.disconnect()
  }, [seen])

  const { text, below } = children(seen)
  return (
    <>
      <div ref={box} tabIndex={0} role="region" aria-label={label} className={styles.box}>
        {text}
        <span ref={end} className={styles.end} />
      </div>
      {below}
    </>
  )
}
