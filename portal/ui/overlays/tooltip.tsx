import type { ReactNode, RefObject } from 'react'
import { Tooltip as Base } from '@base-ui/react/tooltip'
import styles from './tooltip.module.css'

/** A few words beside an element that decides itself when they show. */
export default function Tooltip({
  text,
  anchor,
  onClose,
}: {
  text: ReactNode
  anchor: RefObject<Element | null>
  onClose: () => void
}) {
  return (
    <Base.Root open onOpenChange={(open) => open || onClose()}>
      <Base.Portal>
        <Base.Positioner anchor={anchor} sideOffset={6} collisionPadding={8} className={styles.positioner}>
          <Base.Popup className={styles.popup}>{text}</Base.Popup>
        </Base.Positioner>
      </Base.Portal>
    </Base.Root>
  )
}
