import type { ReactElement, ReactNode, RefObject } from 'react'
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

/** A tooltip beside an element that decides itself when it shows. */
export default function TooltipAt({ text, anchor, onClose }: { text: ReactNode; anchor: RefObject<Element | null>; onClose: () => void }) {
  return (
    <Base.Root open onOpenChange={open => open || onClose()}>
      <Popup text={text} anchor={anchor} />
    </Base.Root>
  )
}

function Popup({ text, anchor }: { text: ReactNode; anchor?: RefObject<Element | null> }) {
  return (
    <Base.Portal>
      <Base.Positioner anchor={anchor} sideOffset={6} collisionPadding={8} className={styles.positioner}>
        <Base.Popup className={styles.popup}>{text}</Base.Popup>
      </Base.Positioner>
    </Base.Portal>
  )
}
