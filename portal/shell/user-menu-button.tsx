import { Suspense, useEffect, useState } from 'react'
import { useUser } from '../identity/session.ts'
import menu from '../ui/menu.module.css'
import { Avatar } from './avatar.tsx'
import { lazyPart } from './lazy-part.ts'
import { useT } from './texts.tsx'

const loadMenu = () => import('./user-menu.tsx')
const UserMenu = lazyPart(loadMenu)

/** How long the page is left in peace before the menu is fetched for the first press. */
const fetchAfter = 2000

/** The button of the user menu; the menu itself comes when the page is at rest, or at the first press. */
export function UserMenuButton() {
  const t = useT()
  const user = useUser()
  const [wanted, setWanted] = useState(false)
  useEffect(() => {
    const timer = setTimeout(() => void loadMenu(), fetchAfter)
    return () => clearTimeout(timer)
  }, [])

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
