import { useId, type ReactElement, type ReactNode } from 'react'
import { Tooltip as Base } from '@base-ui/react/tooltip'
import styles from './tooltip.module.css'

interface TooltipProps {
  text: ReactNode
  /** one element that takes the focus */
  children: ReactElement<Record<string, unknown>>
}

/** A few words more about a control, on hover and on focus. */
export function Tooltip({ text, children }: TooltipProps) {
  return (
    <Base.Provider delay={400}>
      <Base.Root>
        <Base.Trigger render={children} />
        <Popup text={text} />
      </Base.Root>
    </Base.Provider>
  )
}

/**
 * Around a control that cannot be used: says why, as a tooltip and to screen readers. Without a reason the control is
 * shown as it is. The control itself must be `disabled`.
 */
export function DisabledReason({ reason, children }: { reason: string | undefined; children: ReactNode }) {
  const id = useId()
  if (reason === undefined) return children
  return (
    <Base.Provider delay={0}>
      <Base.Root>
        <Base.Trigger render={<span tabIndex={0} role="group" aria-describedby={id} className={styles.around} />}>
          {children}
          <span id={id} className="visually-hidden">
            {reason}
          </span>
        </Base.Trigger>
        <Popup text={reason} />
      </Base.Root>
    </Base.Provider>
  )
}

function Popup({ text }: { text: ReactNode }) {
  return (
    <Base.Portal>
      <Base.Positioner sideOffset={6} collisionPadding={8} className={styles.positioner}>
        <Base.Popup className={styles.popup}>{text}</Base.Popup>
      </Base.Positioner>
    </Base.Portal>
  )
}
