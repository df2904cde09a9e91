import { useCallback, useRef, useState, type FormEvent } from 'react'
import { ApiError } from '#api/client/api-error.ts'
import { openOverlay } from '../shell/layout/overlays.ts'
import { textOfError } from '../shell/error-text.ts'
import { PageLink, useGo } from '../shell/go.tsx'
import { useTranslation } from '../shell/texts.tsx'
import { useTitle } from '../shell/layout/page.tsx'
import { alert } from '../ui/overlays/ask.ts'
import { Banner } from '../ui/banner.tsx'
import { Button, LinkButton } from '../ui/button.tsx'
import { PasswordField } from '../ui/fields/text-field.tsx'
import { EmailField } from './email-field.tsx'
import { emailProblem } from './login-rules.ts'
import { useOfferedPasskey } from './passkeys/use-offered-passkey.ts'
import { clearEndReason, storeLogin, useEndReason } from '#api/client/session.ts'
import { signIn } from './sign-in.ts'
import { signInProblem } from './sign-in-problem.ts'
import styles from './login-page.module.css'

const endTexts = {
  expired: 'messages.sessionExpired',
  loggedOut: 'messages.loggedOut',
  signedOut: 'messages.loggedOut',
} as const

/** E-mail and password. What comes after a success is the guard's to decide: second factor, saved page, or home. */
export default function LoginPage() {
  const t = useTranslation()
  const go = useGo()
  const ended = useEndReason()
  const [email, setEmail] = useState('')
  const [password, setPassword] = useState('')
  const [busy, setBusy] = useState(false)
  const [failure, setFailure] = useState<{ said: string }>()
  const passwordField = useRef<HTMLInputElement>(null)
  useTitle(t('login.title'))

  const demandSignOn = useCallback(
    async (error: unknown) => {
      if (!(error instanceof ApiError && error.errorKey === 'auth.oauth.required')) return
      await alert({ title: t('auth.oauth.required') })
      go('/csr')
    },
    [t, go],
  )
  const refused = useCallback(
    (error: unknown) => {
      setFailure({ said: textOfError(t, error) })
      void demandSignOn(error)
    },
    [t, demandSignOn],
  )
  useOfferedPasskey(refused)

  const login = async () => {
    setBusy(true)
    setFailure(undefined)
    clearEndReason()
    try {
      storeLogin(await signIn(email, password))
    } catch (error) {
      setBusy(false)
      // the cursor stays where the person has begun to correct something
      setPassword((now) => (now === password ? '' : now))
      setFailure({ said: signInProblem(t, error) })
      if (!(document.activeElement instanceof HTMLInputElement)) passwordField.current?.focus()
      await demandSignOn(error)
    }
  }

  const problem = emailProblem(email)
  const [before, after] = t('messages.ageConfirm').split(t('login.termsOfUse'))
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (problem === undefined && password !== '' && !busy) void login()
  }

  return (
    <form className={styles.form} onSubmit={submit} noValidate>
      <h1>{t('login.title')}</h1>
      {ended && failure === undefined && (
        <Banner tone="info" live>
          {t(endTexts[ended])}
        </Banner>
      )}
      {failure !== undefined && (
        <Banner tone="error" live>
          {failure.said}
        </Banner>
      )}
      <EmailField autoFocus autoComplete="username webauthn" value={email} onChange={setEmail} />
      <PasswordField
        ref={passwordField}
        label={t('login.password')}
        name="password"
        autoComplete="current-password"
        value={password}
        onChange={(event) => setPassword(event.target.value)}
      />
      <Button type="submit" wide busy={busy} disabled={problem !== undefined || password === ''}>
        {t('login.button')}
      </Button>
      <p>
        <PageLink to="/resetpass" state={email}>
          {t('login.forgotPassword')}
        </PageLink>
      </p>
      <p className={styles.terms}>
        {before}
        <LinkButton onClick={() => openOverlay({ kind: 'document', type: 'terms' })}>
          {t('login.termsOfUse')}
        </LinkButton>
        {after}
      </p>
      <p className={styles.ways}>
        <PageLink to="/biometric">{t('login.passkey')}</PageLink>
        <PageLink to="/csr">{t('login.staff')}</PageLink>
      </p>
    </form>
  )
}
