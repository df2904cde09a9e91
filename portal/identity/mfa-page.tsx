import { useNavigate } from 'react-router'
import { api } from '../client.ts'
import { openOverlay } from '../shell/overlays.ts'
import { Page } from '../shell/page.tsx'
import { useT } from '../shell/texts.tsx'
import { LinkButton } from '../ui/button.tsx'
import { Card } from '../ui/card.tsx'
import { MethodTitle } from './factors/method-title.tsx'
import { methods } from './factors/methods.ts'
import { endSession, useLogin } from './session.ts'
import styles from './mfa.module.css'

/** The second step of signing in. */
export default function MfaPage() {
  const t = useT()
  const navigate = useNavigate()
  const login = useLogin()
  if (!login) return null
  const all = login.mfaOffered ?? (['auth_app', 'email'] as const)
  // what leads in at once stands before what would have to be set up, which an account that has used a method does
  // after signing in only; among them the app comes first
  const ready = all.filter((type) => login.mfaAvail.includes(type))
  const offered = [...ready, ...all.filter((type) => !ready.includes(type))]
  const single = offered.length === 1

  const leave = () => {
    void api.post('/auth/logout').catch(() => undefined)
    endSession('signedOut')
    void navigate('/login')
  }

  return (
    <Page title={single ? t('mfa.sorry') : t('mfa.title')} lead={single ? undefined : t('mfa.choose')} narrow="form">
      {single && (
        <p>
          {t('mfa.sorryText')}{' '}
          <LinkButton onClick={() => openOverlay({ kind: 'contact' })}>{t('menu.contactUs')}</LinkButton>
        </p>
      )}
      <div className={styles.cards}>
        {offered.map((type) => {
          const Method = methods[type]
          return (
            <Card key={type} title={<MethodTitle type={type} />}>
              <Method />
            </Card>
          )
        })}
      </div>
      <div>
        <LinkButton onClick={leave}>{t('mfa.returnToLogin')}</LinkButton>
      </div>
    </Page>
  )
}
