import { useNavigate } from 'react-router'
import type { MfaType } from '#model/identity/enums.ts'
import { api } from '../client.ts'
import { openOverlay } from '../shell/overlays.ts'
import { Page } from '../shell/page.tsx'
import { useT } from '../shell/texts.tsx'
import { LinkButton } from '../ui/button.tsx'
import { AuthenticatorCard } from './authenticator-card.tsx'
import { EmailCodeCard } from './email-code-card.tsx'
import { endSession, useLogin } from './session.ts'
import styles from './mfa.module.css'

/** Methods that have a card here. E-mail is everybody's first, an app may always be set up. */
const cards: Partial<Record<MfaType, typeof EmailCodeCard>> = { email: EmailCodeCard, auth_app: AuthenticatorCard }

/** The second step of signing in. */
export default function MfaPage() {
  const t = useT()
  const navigate = useNavigate()
  const login = useLogin()
  if (!login) return null
  const offered = (['email', 'auth_app', 'sms'] as const).filter(type => type !== 'sms' || login.mfaAvail.includes(type))
  const shown = offered.flatMap(type => cards[type] ?? [])
  const single = offered.length === 1

  const leave = () => {
    void api.post('/auth/logout').catch(() => undefined)
    endSession('signedOut')
    void navigate('/login')
  }

  return (
    <Page title={single ? t('mfa.sorry') : t('mfa.title')} lead={single ? undefined : t('mfa.choose')} narrow>
      {single && (
        <p>
          {t('mfa.sorryText')}{' '}
          <LinkButton onClick={() => openOverlay({ kind: 'contact' })}>{t('menu.contactUs')}</LinkButton>
        </p>
      )}
      <div className={styles.cards}>
        {shown.map((Card, place) => (
          <Card key={place} />
        ))}
      </div>
      <div>
        <LinkButton onClick={leave}>{t('mfa.returnToLogin')}</LinkButton>
      </div>
    </Page>
  )
}
