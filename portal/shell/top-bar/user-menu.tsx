import { FileText, House, LogOut, MessageCircleQuestion, MessagesSquare, Send, Undo2, UserRound } from 'lucide-react'
import { useNavigate } from 'react-router'
import { homeOf } from '#model/identity/pages.ts'
import { userType, userTypeRows } from '#model/identity/enums.ts'
import { actorOf, addressOf, leavesPortal } from '../../identity/actor.ts'
import { useLogin } from '#api/client/session.ts'
import { returnToAccount, signOut } from '../../identity/sign-out.ts'
import { Menu, MenuHead, MenuItem, MenuLink } from '../../ui/overlays/menu.tsx'
import { onActionFailed } from '../action-failed.ts'
import { Avatar } from './avatar.tsx'
import { openOverlay } from '../layout/overlays.ts'
import { useTranslation } from '../texts.tsx'
import { menuEntries, type MenuEntry } from './user-menu-entries.ts'
import styles from './user-menu.module.css'

const icons: Record<MenuEntry, typeof House> = {
  startDiscussion: MessageCircleQuestion,
  contactUs: Send,
  dashboard: House,
  fillOutTaxForms: FileText,
  myDiscussions: MessagesSquare,
  userProfile: UserRound,
  returnToAccount: Undo2,
  signOut: LogOut,
}

/** Everything a person can do from anywhere, in the order people know. */
export default function UserMenu() {
  const t = useTranslation()
  const login = useLogin()
  const navigate = useNavigate()
  const actor = actorOf(login)
  if (!login || !actor) return null
  const { user } = login
  const name = user.resolvedDisplayName || user.displayName
  const member = user.userType === userType.client
  const home = addressOf(homeOf(actor))
  const typeName = userTypeRows.find((row) => row.code === user.userType)?.abbr ?? ''

  const links: Partial<Record<MenuEntry, string>> = {
    startDiscussion: member ? '/member/ask' : '/newQuery',
    dashboard: home,
    myDiscussions: `/discussions#${user.noeticExpert ? 'requiresAction' : 'newOpportunities'}`,
    userProfile: '/account',
  }
  const acts: Partial<Record<MenuEntry, () => void>> = {
    fillOutTaxForms: () => openOverlay({ kind: 'tax' }),
    contactUs: () => openOverlay({ kind: 'contact' }),
    returnToAccount: () => void returnToAccount(navigate).catch(onActionFailed),
    signOut: () => void signOut(navigate, t),
  }

  return (
    <Menu defaultOpen label={t('shell.userMenu', { name })} trigger={<Avatar name={name} picture={user.avatar} />}>
      <MenuHead>
        <span className={styles.who}>
          <Avatar name={name} picture={user.avatar} />
          <span className={styles.names}>
            <strong>{name}</strong>
            <span className={styles.type}>{t.maybe(`shell.userType.${typeName}`)}</span>
          </span>
        </span>
      </MenuHead>
      {menuEntries(login).map((entry) => {
        const Icon = icons[entry]
        const to = links[entry]
        return to === undefined ? (
          <MenuItem key={entry} icon={<Icon aria-hidden="true" />} onSelect={() => acts[entry]?.()}>
            {t(`menu.${entry}`)}
          </MenuItem>
        ) : (
          <MenuLink key={entry} icon={<Icon aria-hidden="true" />} to={to} external={leavesPortal(to)}>
            {t(`menu.${entry}`)}
          </MenuLink>
        )
      })}
    </Menu>
  )
}
