import { useState, useTransition } from 'react'
import { useUser } from '#api/client/session.ts'
import menu from '../../ui/overlays/menu.module.css'
import { Avatar } from './avatar.tsx'
import { lazyPart } from '../lazy-part.ts'
import { useTranslation } from '../texts.tsx'

const loadMenu = () => import('./user-menu.tsx')
const UserMenu = lazyPart(loadMenu)

/** The button of the user menu; the menu itself comes when someone makes for it. */
export function UserMenuButton() {
  const t = useTranslation()
  const user = useUser()
  const [wanted, setWanted] = useState(false)
  // until the menu is there its button stays the same, and so does the focus on it
  const [coming, begin] = useTransition()

  const name = user.resolvedDisplayName || user.displayName
  return wanted ? (
    <UserMenu />
  ) : (
    <button
      type="button"
      className={menu.trigger}
      aria-label={t('shell.userMenu', { name })}
      aria-haspopup="menu"
      aria-expanded={false}
      aria-busy={coming || undefined}
      onPointerEnter={() => void loadMenu()}
      onFocus={() => void loadMenu()}
      onClick={() => begin(() => setWanted(true))}
    >
      <Avatar name={name} picture={user.avatar} />
    </button>
  )
}
