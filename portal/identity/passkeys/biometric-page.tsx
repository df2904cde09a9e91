import { useState, type FormEvent } from 'react'
import { Link } from 'react-router'
import { browserSupportsWebAuthn } from '@simplewebauthn/browser'
import { Fingerprint } from 'lucide-react'
import { Page } from '../../shell/layout/page.tsx'
import { useTranslation } from '../../shell/texts.tsx'
import { Banner } from '../../ui/banner.tsx'
import { Button } from '../../ui/button.tsx'
import { ButtonLink } from '../../ui/button-link.tsx'
import { Card } from '../../ui/card.tsx'
import { EmailField } from '../email-field.tsx'
import { emailProblem } from '../login-rules.ts'
import { usePasskeySignIn } from './use-passkey-sign-in.ts'
import styles from './passkeys.module.css'

/** Sign-in with a finger, a face or a PIN. What comes after a success is the guard's to decide, as on the sign-in page. */
export default function BiometricPage() {
  const t = useTranslation()
  return (
    <Page title={t('passkey.title')} lead={t('passkey.lead')} narrow="form">
      {browserSupportsWebAuthn() ? (
        <SignIn />
      ) : (
        <>
          <Banner tone="warning">{t('passkey.unsupported')}</Banner>
          <div>
            <ButtonLink to="/login">{t('passkey.usePassword')}</ButtonLink>
          </div>
        </>
      )}
    </Page>
  )
}

function SignIn() {
  const t = useTranslation()
  const { busy, problem, asksEmail, signIn } = usePasskeySignIn()
  const [email, setEmail] = useState('')
  const wrong = email === '' ? undefined : emailProblem(email)
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (wrong === undefined && !busy) void signIn(email.trim())
  }
  return (
    <Card className={styles.card}>
      <form className={styles.form} onSubmit={submit} noValidate>
        {problem !== undefined && (
          <Banner tone="error" live>
            {problem}
          </Banner>
        )}
        {asksEmail && (
          <EmailField
            hint={t('passkey.emailHint')}
            optional
            autoComplete="username webauthn"
            value={email}
            onChange={setEmail}
          />
        )}
        <Button type="submit" wide busy={busy} disabled={wrong !== undefined} icon={<Fingerprint aria-hidden="true" />}>
          {t(problem === undefined ? 'passkey.button' : 'passkey.tryAgain')}
        </Button>
        <p className={styles.other}>
          <Link to="/login">{t('passkey.usePassword')}</Link>
        </p>
      </form>
    </Card>
  )
}
