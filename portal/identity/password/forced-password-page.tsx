import { useNavigate } from 'react-router'
import { api } from '../../client.ts'
import { Page } from '../../shell/layout/page.tsx'
import { useTranslation } from '../../shell/texts.tsx'
import { Card } from '../../ui/card.tsx'
import { LinkButton } from '../../ui/button.tsx'
import { notify } from '../../ui/overlays/notify.ts'
import { endSession, updateLogin, useLogin } from '#api/client/session.ts'
import { markSignedOut } from '#api/client/sign-out-traces.ts'
import { ChangePasswordForm } from './change-password-form.tsx'

/** After staff have opened the account again or changed its address: a new password comes before everything else. */
export default function ForcedPasswordPage() {
  const t = useTranslation()
  const navigate = useNavigate()
  const login = useLogin()
  if (!login) return null

  const leaveFor = (page: '/login' | '/resetpass') => {
    void api.post('/auth/logout').catch(() => undefined)
    markSignedOut()
    endSession('signedOut')
    void navigate(page)
  }
  return (
    <Page title={t('reset.forcedTitle')} lead={t('reset.forcedLead')} narrow="form">
      <Card>
        <ChangePasswordForm
          onDone={() => {
            notify(t('security.passwordChanged'), 'success')
            updateLogin({ mustChangePassword: false })
          }}
          further={
            <p>
              <LinkButton onClick={() => leaveFor('/resetpass')}>{t('reset.forgotCurrent')}</LinkButton>
            </p>
          }
        />
      </Card>
      <div>
        <LinkButton onClick={() => leaveFor('/login')}>{t('mfa.returnToLogin')}</LinkButton>
      </div>
    </Page>
  )
}
