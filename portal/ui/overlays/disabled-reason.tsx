import { lazy, Suspense, useEffect, useId, useRef, useState, type ReactNode } from 'react'
import styles from './tooltip.module.css'

const Tooltip = lazy(() => import('./tooltip.tsx'))

/**
 * Around a control that cannot be used: says why, as a tooltip on hover and focus, and to screen readers. Without a reason
 * the control is shown as it is. The control itself must be `disabled`.
 */
export function DisabledReason({ reason, children }: { reason: string | undefined; children: ReactNode }) {
  const id = useId()
  const around = useRef<HTMLSpanElement>(null)
  const [shown, setShown] = useState(false)

  useEffect(() => {
    if (!shown) return
    const onKey = (event: KeyboardEvent) => event.key === 'Escape' && setShown(false)
    document.addEventListener('keydown', onKey)
    return () => document.removeEventListener('keydown', onKey)
  }, [shown])

  if (reason === undefined) return children
  return (
    <span
      ref={around}
      tabIndex={0}
      role="group"
      aria-describedby={id}
      className={styles.around}
      onPointerEnter={() => setShown(true)}
      onPointerLeave={() => setShown(false)}
      onFocus={() => setShown(true)}
      onBlur={() => setShown(false)}
    >
      {children}
      <span id={id} className="visually-hidden">
        {reason}
      </span>
      {shown && (
        <Suspense>
          <Tooltip text={reason} anchor={around} onClose={() => setShown(false)} />
        </Suspense>
      )}
    </span>
  )
}
