import { useNavigate } from 'react-router'
import type { MfaType } from '#model/identity/enums.ts'
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
  // the app is the safest and always comes first; of the others, what leads in at once before what would have to be set up
  const place = (type: MfaType) => (type === 'auth_app' ? 0 : login.mfaAvail.includes(type) ? 1 : 2)
  const offered = [...all].sort((one, other) => place(one) - place(other))
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
        {offered.map(type => {
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
