import { useState } from 'react'
import { api } from '../../client.ts'
import { textOfError } from '../../shell/error-text.ts'
import { useTranslation } from '../../shell/texts.tsx'
import { Banner } from '../../ui/banner.tsx'
import { Button } from '../../ui/button.tsx'
import { ButtonLink } from '../../ui/button-link.tsx'
import { useFocusedHeading } from '../../ui/use-focused-heading.ts'
import { useSecondsUntil } from '../use-seconds.ts'
import styles from './registration.module.css'

const RESEND_MS = 60_000

/** Registered: the mail comes next. The same for every address. */
export function CheckMail({ email }: { email: string }) {
  const t = useTranslation()
  const heading = useFocusedHeading()
  return (
    <div className={styles.form}>
      <h1 ref={heading} tabIndex={-1}>
        {t('register.sent.title')}
      </h1>
      <p role="status">{t('register.sent.text', { email })}</p>
      <p className={styles.lead}>{t('register.sent.known')}</p>
      <SendAgain email={email} sentNow />
      <ButtonLink to="/login" tone="quiet" wide>
        {t('register.sent.login')}
      </ButtonLink>
    </div>
  )
}

/** Another mail, at most once a minute. */
export function SendAgain({ email, sentNow = false }: { email: string; sentNow?: boolean }) {
  const t = useTranslation()
  const [until, setUntil] = useState(() => (sentNow ? Date.now() + RESEND_MS : undefined))
  const [busy, setBusy] = useState(false)
  const [said, setSaid] = useState<{ tone: 'success' | 'error'; text: string }>()
  const seconds = useSecondsUntil(until)
  const again = () => {
    setBusy(true)
    api
      .post('/register/verify/resend', { body: { email } })
      .then(
        () => setSaid({ tone: 'success', text: t('register.sent.resent') }),
        (error: unknown) => setSaid({ tone: 'error', text: textOfError(t, error) }),
      )
      .finally(() => {
        setBusy(false)
        setUntil(Date.now() + RESEND_MS)
      })
  }
  return (
    <>
      {said && (
        <Banner tone={said.tone} live>
          {said.text}
        </Banner>
      )}
      <Button tone="secondary" wide busy={busy} disabled={seconds > 0 || email.trim() === ''} onClick={again}>
        {seconds > 0 ? t('register.sent.againIn', { seconds }) : t('register.sent.again')}
      </Button>
    </>
  )
}

/** Registered by invitation: nothing is missing. */
export function Ready() {
  const t = useTranslation()
  return <Over title={t('register.ready.title')} text={t('register.ready.text')} signIn={t('register.ready.login')} />
}

/** The invitation is declined; who has an account already goes on from here. */
export function Declined() {
  const t = useTranslation()
  return <Over title={t('register.declinedTitle')} text={t('register.declined')} signIn={t('register.toLogin')} quiet />
}

/** Nothing is left to do here but to sign in. */
function Over({
  title,
  text,
  signIn,
  quiet = false,
}: {
  title: string
  text: string
  signIn: string
  quiet?: boolean
}) {
  const heading = useFocusedHeading()
  return (
    <div className={styles.form}>
      <h1 ref={heading} tabIndex={-1}>
        {title}
      </h1>
      <p role="status">{text}</p>
      <ButtonLink to="/login" tone={quiet ? 'quiet' : 'primary'} wide>
        {signIn}
      </ButtonLink>
    </div>
  )
}
