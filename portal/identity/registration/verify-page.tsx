import { useEffect, useRef, useState, type FormEvent } from 'react'
import { useParams } from 'react-router'
import type { Verified } from '#model/identity/registration.ts'
import { api } from '../../client.ts'
import { textOfError } from '../../shell/error-text.ts'
import { useTitle } from '../../shell/layout/page.tsx'
import { useTranslation } from '../../shell/texts.tsx'
import { Banner } from '../../ui/banner.tsx'
import { Button } from '../../ui/button.tsx'
import { ButtonLink } from '../../ui/button-link.tsx'
import { Loading } from '../../ui/states.tsx'
import { PasswordField, TextField } from '../../ui/fields/text-field.tsx'
import { storeLogin } from '#api/client/session.ts'
import { SendAgain } from './after.tsx'
import { deleteBrowserKey, storedBrowserKey } from './registering-browser.ts'
import styles from './registration.module.css'

type State = { is: 'checking' } | { is: 'done'; asksPasswordOf?: string } | { is: 'failed'; error: unknown }

/** Proves the address; signs in where the password was typed, or comes along. What follows is the guard's to decide. */
async function verify(id: string, token: string, password?: string): Promise<Verified> {
  const key = storedBrowserKey()
  const answer = await api.post('/register/verify', {
    body: { id, token, ...(key && { browserKey: key }), ...(password !== undefined && { password }) },
  })
  if (answer.login) {
    deleteBrowserKey()
    storeLogin(answer.login)
  }
  return answer
}

/** Where the mailed link leads: proves the address and signs in, or offers another mail. */
export default function VerifyPage() {
  const t = useTranslation()
  const { id = '', token = '' } = useParams()
  const [state, setState] = useState<State>({ is: 'checking' })
  const [email, setEmail] = useState('')
  const asked = useRef(false)
  const title = t(
    state.is === 'checking'
      ? 'register.verify.title'
      : state.is === 'done'
        ? 'register.verify.done'
        : 'register.verify.failed',
  )
  useTitle(title)
  useEffect(() => {
    if (asked.current) return
    asked.current = true
    verify(id, token).then(
      ({ login, ...done }) => login ?? setState({ is: 'done', ...done }),
      (error: unknown) => setState({ is: 'failed', error }),
    )
  }, [id, token])
  return (
    <div className={styles.form}>
      <h1>{title}</h1>
      {state.is === 'checking' && (
        <Loading>
          <p className={styles.lead}>{t('register.verify.busy')}</p>
        </Loading>
      )}
      {state.is === 'done' && state.asksPasswordOf !== undefined && (
        <PasswordForm
          email={state.asksPasswordOf}
          signIn={(password) => verify(id, token, password)}
          onTooLate={() => setState({ is: 'done' })}
        />
      )}
      {state.is === 'done' && state.asksPasswordOf === undefined && (
        <>
          <Banner tone="success" live>
            {t('register.verify.doneText')}
          </Banner>
          <ButtonLink to="/login" wide>
            {t('register.ready.login')}
          </ButtonLink>
        </>
      )}
      {state.is === 'failed' && (
        <>
          <Banner tone="error" live>
            {textOfError(t, state.error)}
          </Banner>
          <TextField
            label={t('register.verify.email')}
            type="email"
            autoComplete="email"
            maxLength={64}
            value={email}
            onChange={(event) => setEmail(event.target.value)}
          />
          <SendAgain email={email} />
          <ButtonLink to="/login" tone="quiet" wide>
            {t('register.sent.login')}
          </ButtonLink>
        </>
      )}
    </div>
  )
}

interface PasswordFormProps {
  email: string
  signIn: (password: string) => Promise<Verified>
  /** nothing of the link is left to sign in with */
  onTooLate: () => void
}

/** The mail was opened elsewhere than where the password was typed: on a phone, or in another browser. */
function PasswordForm({ email, signIn, onTooLate }: PasswordFormProps) {
  const t = useTranslation()
  const [password, setPassword] = useState('')
  const [busy, setBusy] = useState(false)
  const [failure, setFailure] = useState<unknown>()
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    if (busy || password === '') return
    setBusy(true)
    setFailure(undefined)
    try {
      const { login } = await signIn(password)
      if (!login) onTooLate()
    } catch (error) {
      setPassword('')
      setFailure(error)
    } finally {
      setBusy(false)
    }
  }
  return (
    <form className={styles.form} onSubmit={(event) => void submit(event)} noValidate>
      {failure === undefined ? (
        <p role="status">{t('register.verify.passwordText')}</p>
      ) : (
        <Banner tone="error" live>
          {textOfError(t, failure)}
        </Banner>
      )}
      <TextField label={t('register.verify.email')} type="email" autoComplete="username" value={email} readOnly />
      <PasswordField
        autoFocus
        label={t('login.password')}
        name="password"
        autoComplete="current-password"
        value={password}
        onChange={(event) => setPassword(event.target.value)}
      />
      <Button type="submit" wide busy={busy} disabled={password === ''}>
        {t('register.ready.login')}
      </Button>
    </form>
  )
}
