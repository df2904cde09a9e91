import { useLayoutEffect, useRef, type ReactNode } from 'react'
import { Menu as Base } from '@base-ui/react/menu'
import { Link } from 'react-router'
import styles from './menu.module.css'

interface MenuProps {
  /** what opens it; its content is shown in a button with the given label */
  label: string
  trigger: ReactNode
  align?: 'start' | 'center' | 'end'
  /** opens at once, in place of a button that was pressed before this menu was there */
  defaultOpen?: boolean
  className?: string
  children: ReactNode
}

/** A list of actions behind a button. */
export function Menu({ label, trigger, align = 'end', className, defaultOpen, children }: MenuProps) {
  // The list stays in the part of the page that its button belongs to.
  const around = useRef<HTMLSpanElement>(null)
  const button = useRef<HTMLButtonElement>(null)
  useLayoutEffect(() => {
    if (defaultOpen && document.activeElement === document.body) button.current?.focus()
  }, [defaultOpen])
  return (
    <Base.Root defaultOpen={defaultOpen}>
      <span ref={around} className={styles.around}>
        <Base.Trigger ref={button} className={className ?? styles.trigger} aria-label={label}>
          {trigger}
        </Base.Trigger>
      </span>
      <Base.Portal container={around}>
        <Base.Positioner className={styles.positioner} align={align} sideOffset={6} collisionPadding={8}>
          <Base.Popup className={styles.popup}>{children}</Base.Popup>
        </Base.Positioner>
      </Base.Portal>
    </Base.Root>
  )
}

interface ItemProps {
  icon?: ReactNode
  children: ReactNode
}

export function MenuItem({
  icon,
  children,
  onSelect,
  disabled,
}: ItemProps & { onSelect: () => void; disabled?: boolean }) {
  return (
    <Base.Item className={styles.item} onClick={onSelect} disabled={disabled}>
      {icon}
      <span>{children}</span>
    </Base.Item>
  )
}

/** `external`: leaves the portal by a full page load. */
export function MenuLink({ icon, children, to, external }: ItemProps & { to: string; external?: boolean }) {
  return (
    <Base.LinkItem className={styles.item} closeOnClick render={external ? <a href={to} /> : <Link to={to} />}>
      {icon}
      <span>{children}</span>
    </Base.LinkItem>
  )
}

/** Something above the actions that is not one of them. */
export const MenuHead = ({ children }: { children: ReactNode }) => <div className={styles.headPart}>{children}</div>
