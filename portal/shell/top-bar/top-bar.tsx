import { Link, useNavigate } from 'react-router'
import { ArrowLeft, CircleHelp, PanelLeft } from 'lucide-react'
import { mayOpen } from '#model/identity/pages.ts'
import { actorOf } from '../../identity/actor.ts'
import { endSession, useLogin } from '#api/client/session.ts'
import { IconButton } from '../../ui/button.tsx'
import { cx } from '../../ui/class-names.ts'
import { Logo } from './logo.tsx'
import { openOverlay } from '../layout/overlays.ts'
import { AppearancePicker, LanguagePicker } from './pickers.tsx'
import { useTranslation } from '../texts.tsx'
import { useBrand } from '../theme.ts'
import { UserMenuButton } from './user-menu-button.tsx'
import type { TopBarVariant } from './top-bar-variant.ts'
import styles from './top-bar.module.css'

export function TopBar({ variant }: { variant: TopBarVariant }) {
  const t = useTranslation()
  const login = useLogin()
  const { product } = useBrand()
  if (variant === 'none' || variant === 'login-layout') return null
  const mfa = variant === 'mfaview'
  const staff = mayOpen('Admin', actorOf(login)) === 'open'
  const back = mfa ? login?.mfaAvail.length === 0 : variant === 'default'
  return (
    <header className={styles.bar}>
      {staff && !mfa && (
        <a href="/admin/" className={styles.admin} aria-label={t('shell.adminMenu')} title={t('shell.adminMenu')}>
          <PanelLeft aria-hidden="true" />
        </a>
      )}
      {back && <BackButton mfa={mfa} />}
      <Link
        to="/"
        className={cx(styles.home, back && !mfa && styles.notOnPhones)}
        aria-label={t('shell.home', { product })}
      >
        <Logo />
      </Link>
      <div className={styles.tools}>
        <LanguagePicker />
        <AppearancePicker />
        {login && !mfa && (
          <>
            <IconButton label={t('shell.help')} onClick={() => openOverlay({ kind: 'help' })}>
              <CircleHelp aria-hidden="true" />
            </IconButton>
            <UserMenuButton />
          </>
        )}
      </div>
    </header>
  )
}

/** On phones instead of the logo. Before the second factor there is nothing behind but sign-in. */
function BackButton({ mfa }: { mfa: boolean }) {
  const t = useTranslation()
  const navigate = useNavigate()
  const goBack = () => {
    if (mfa) {
      endSession('signedOut')
      void navigate('/login')
      return
    }
    const { idx } = (window.history.state ?? {}) as { idx?: number }
    if (idx) void navigate(-1)
    else void navigate('/')
  }
  return (
    <IconButton label={t('shell.back')} onClick={goBack} className={mfa ? undefined : styles.onPhones}>
      <ArrowLeft aria-hidden="true" />
    </IconButton>
  )
}
