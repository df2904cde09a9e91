import { Suspense, useState } from 'react'
import { useUser } from '../identity/session.ts'
import menu from '../ui/menu.module.css'
import { Avatar } from './avatar.tsx'
import { lazyPart } from './lazy-part.ts'
import { useT } from './texts.tsx'

const loadMenu = () => import('./user-menu.tsx')
const UserMenu = lazyPart(loadMenu)

/** The button of the user menu; the menu itself comes when somebody makes for it. */
export function UserMenuButton() {
  const t = useT()
  const user = useUser()
  const [wanted, setWanted] = useState(false)

  const name = user.resolvedDisplayName || user.displayName
  const button = (
    <button
      type="button"
      className={menu.trigger}
      aria-label={t('shell.userMenu', { name })}
      aria-haspopup="menu"
      aria-expanded={false}
      aria-busy={wanted || undefined}
      onPointerEnter={() => void loadMenu()}
      onFocus={() => void loadMenu()}
      onClick={() => setWanted(true)}
    >
      <Avatar name={name} picture={user.avatar} />
    </button>
  )
  return wanted ? (
    <Suspense fallback={button}>
      <UserMenu />
    </Suspense>
  ) : (
    button
  )
}
