import { fullName } from '#model/identity/person-name.ts'
import { useEffect, useRef, type ReactNode } from 'react'
import { NavLink } from 'react-router'
import { userType, userTypeRows } from '#model/identity/enums.ts'
import { keys } from '../../query-keys.ts'
import { Avatar } from '../../shell/top-bar/avatar.tsx'
import { useTitle } from '../../shell/layout/page.tsx'
import { useTranslation } from '../../shell/texts.tsx'
import { cx } from '../../ui/class-names.ts'
import type { AccountChild } from '../account-children.ts'
import { actorOf } from '../actor.ts'
import { useLogin, useUser } from '#api/client/session.ts'
import { childIcons, childrenFor } from './children.ts'
import { useRead } from './loaded.tsx'
import { useUnsavedWarning } from './form/unsaved.ts'
import { useWords } from './use-words.ts'
import styles from './frame.module.css'

/** The head of an account and its menu beside the open page; above it, to be pushed sideways, on small screens. */
export function AccountFrame({ userId, page, children }: { userId: string; page: AccountChild; children: ReactNode }) {
  const t = useWords(userId)
  const actor = actorOf(useLogin())
  const current = useRef<HTMLAnchorElement>(null)
  useTitle(t(`account.page.${page}`))
  useUnsavedWarning()
  useEffect(() => {
    const link = current.current
    link?.parentElement?.parentElement?.scrollTo?.({ left: link.offsetLeft - 48 })
  }, [page])
  if (!actor) return null
  return (
    <div className={styles.account}>
      <Head userId={userId} />
      <nav className={styles.menu} aria-label={t('account.pages')}>
        <ul>
          {childrenFor(actor, userId).map((name) => {
            const Icon = childIcons[name]
            return (
              <li key={name}>
                <NavLink
                  ref={name === page ? current : undefined}
                  to={`/account/${encodeURIComponent(userId)}/${name}`}
                  className={({ isActive }) => cx(styles.link, isActive && styles.current)}
                >
                  <Icon aria-hidden="true" />
                  <span>{t(`account.page.${name}`)}</span>
                </NavLink>
              </li>
            )
          })}
        </ul>
      </nav>
      <div className={styles.page}>{children}</div>
    </div>
  )
}

/** Picture, name and type: one's own at once; staff read those of others. */
function Head({ userId }: { userId: string }) {
  const t = useWords(userId)
  const user = useUser()
  if (user.id !== userId) return <HeadOfOther userId={userId} />
  return (
    <HeadOf
      name={user.resolvedDisplayName || user.displayName}
      picture={user.avatar}
      type={user.userType}
      title={t('account.title')}
    />
  )
}

function HeadOfOther({ userId }: { userId: string }) {
  const t = useWords(userId)
  const { data } = useRead(keys.account.part(userId, 'user'), '/server/user/{id}', { params: { id: userId } })
  const name = data ? data.displayName || fullName({ ...data, suffix: null }) : '…'
  return (
    <HeadOf name={name} picture={null} type={data?.userType ?? userType.pending} title={t('account.of', { name })} />
  )
}

function HeadOf({ name, picture, type, title }: { name: string; picture: string | null; type: number; title: string }) {
  const t = useTranslation()
  // the name is read with its title, in the punctuation of the language
  const [before] = t('account.heading', { title, name: '\u0000' }).split('\u0000')
  return (
    <header className={styles.head}>
      <Avatar name={name} picture={picture} large />
      <div>
        <h1 className={styles.name}>
          <span className="visually-hidden">{before}</span>
          {name}
        </h1>
        <p className={styles.type}>
          {t.maybe(`shell.userType.${userTypeRows.find((row) => row.code === type)?.abbr ?? ''}`)}
        </p>
      </div>
    </header>
  )
}
