import { useEffect, useRef, useState } from 'react'
import { useParams } from 'react-router'
import { api } from '../../client.ts'
import { textOfError } from '../../shell/error-text.ts'
import { useTitle } from '../../shell/page.tsx'
import { useT } from '../../shell/texts.tsx'
import { Banner } from '../../ui/banner.tsx'
import { ButtonLink } from '../../ui/button.tsx'
import { Loading } from '../../ui/states.tsx'
import { TextField } from '../../ui/text-field.tsx'
import { SendAgain } from './after.tsx'
import styles from './registration.module.css'

type State = { is: 'checking' | 'done' } | { is: 'failed'; error: unknown }

/** Where the mailed link leads: proves the address, or offers another mail. */
export default function VerifyPage() {
  const t = useT()
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
    api.post('/register/verify', { body: { id, token } }).then(
      () => setState({ is: 'done' }),
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
      {state.is === 'done' && (
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
