import { useMutation } from '@tanstack/react-query'
import { Smartphone } from 'lucide-react'
import { api } from '../client.ts'
import { textOfError } from '../shell/error-text.ts'
import { useT } from '../shell/texts.tsx'
import { Button } from '../ui/button.tsx'
import { Card } from '../ui/card.tsx'
import { FieldError } from '../ui/field.tsx'
import { CodeForm } from './code-form.tsx'
import { useLogin } from './session.ts'
import styles from './mfa.module.css'

const QR_SIZE = 200

/** Codes of an authenticator app: always offered, set up by reading a picture once. */
export function AuthenticatorCard() {
  const t = useT()
  const enrolled = useLogin()?.mfaAvail.includes('auth_app') === true
  const start = useMutation({
    meta: { handled: true },
    mutationFn: () => api.get<{ qrCodeDataUri: string }>('/auth/mfa/authapp/init'),
  })
  return (
    <Card
      title={
        <span className={styles.method}>
          <Smartphone aria-hidden="true" />
          {t('mfa.method.authApp')}
        </span>
      }
    >
      <p aria-live="polite">{t(enrolled ? 'mfa.appEnter' : start.data ? 'mfa.appScan' : 'mfa.appText')}</p>
      {start.data && <img className={styles.qr} src={start.data.qrCodeDataUri} width={QR_SIZE} height={QR_SIZE} alt={t('mfa.appPicture')} />}
      {(enrolled || start.data) && <CodeForm mfaType="auth_app" />}
      {!enrolled && !start.data && (
        <div className={styles.send}>
          <Button tone="secondary" busy={start.isPending} onClick={() => start.mutate()}>
            {t('mfa.appSetUp')}
          </Button>
          {start.isError && (
            <div role="alert">
              <FieldError>{textOfError(t, start.error)}</FieldError>
            </div>
          )}
        </div>
      )}
    </Card>
  )
}
