import { useState, type FormEvent } from 'react'
import { Link, useLocation } from 'react-router'
import { textOfError } from '../../shell/error-text.ts'
import { useTitle } from '../../shell/layout/page.tsx'
import { useTranslation } from '../../shell/texts.tsx'
import { Banner } from '../../ui/banner.tsx'
import { Button } from '../../ui/button.tsx'
import { useFocusedHeading } from '../../ui/use-focused-heading.ts'
import { EmailField } from '../email-field.tsx'
import { emailProblem } from '../login-rules.ts'
import { askForLink } from './password-calls.ts'
import styles from './password.module.css'

/** Asks for a link to a new password. What is said afterwards is the same for every address. */
export default function RequestResetPage() {
  const t = useTranslation()
  // what was typed on the sign-in page, never in the address
  const typed: unknown = useLocation().state
  const [email, setEmail] = useState(typeof typed === 'string' ? typed : '')
  const [state, setState] = useState<'asking' | 'busy' | 'sent'>('asking')
  const [failure, setFailure] = useState<unknown>()
  const sent = state === 'sent'
  const title = t(sent ? 'reset.sentTitle' : 'reset.title')
  useTitle(title)

  const heading = useFocusedHeading(sent)

  const problem = emailProblem(email)
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (problem !== undefined || state === 'busy') return
    setState('busy')
    setFailure(undefined)
    askForLink(email).then(
      () => setState('sent'),
      (error: unknown) => {
        setState('asking')
        setFailure(error)
      },
    )
  }

  return (
    <form className={styles.form} onSubmit={submit} noValidate>
      <h1 ref={heading} tabIndex={-1}>
        {title}
      </h1>
      {sent ? (
        <Banner tone="success" live>
          {t('messages.resetSent')}
        </Banner>
      ) : (
        <>
          <p className={styles.lead}>{t('reset.lead')}</p>
          {failure !== undefined && (
            <Banner tone="error" live>
              {textOfError(t, failure)}
            </Banner>
          )}
          <EmailField autoFocus value={email} onChange={setEmail} />
          <Button type="submit" wide busy={state === 'busy'} disabled={problem !== undefined}>
            {t('reset.send')}
          </Button>
        </>
      )}
      <p>
        <Link to="/login">{t('login.backToLogin')}</Link>
      </p>
    </form>
  )
}
