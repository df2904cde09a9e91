import { useEffect, useState } from 'react'
import { useMutation } from '@tanstack/react-query'
import { Mail } from 'lucide-react'
import { defaultLimits } from '#model/limits.ts'
import { ApiError } from '../client.ts'
import { textOfError } from '../shell/error-text.ts'
import { useT } from '../shell/texts.tsx'
import { Button } from '../ui/button.tsx'
import { Card } from '../ui/card.tsx'
import { FieldError } from '../ui/field.tsx'
import { CodeForm } from './code-form.tsx'
import { requestCode, type CodeSent } from './mfa-calls.ts'
import { clock, useSecondsUntil } from './use-seconds.ts'
import styles from './mfa.module.css'

/** Codes by e-mail: everybody's first method. */
export function EmailCodeCard() {
  const t = useT()
  const [sent, setSent] = useState<CodeSent>()
  const [resendAt, setResendAt] = useState<number>()
  const [lockedUntil, setLockedUntil] = useState<number>()
  const wait = useSecondsUntil(resendAt)
  const locked = useSecondsUntil(lockedUntil)

  const send = useMutation({
    meta: { handled: true },
    mutationFn: () => requestCode('email'),
    onSuccess: answer => {
      setSent(answer)
      setResendAt(Date.now() + answer.resendIn * 1000)
    },
    onError: error => {
      if (!(error instanceof ApiError) || error.retryAfter === undefined) return
      const until = Date.now() + error.retryAfter * 1000
      if (error.errorKey === 'mfa.locked') setLockedUntil(until)
      else setResendAt(until)
    },
  })

  const { isError, reset } = send
  useEffect(() => {
    if (!isError) return
    const timer = setTimeout(reset, defaultLimits['mfa.errorLabel'])
    return () => clearTimeout(timer)
  }, [isError, reset])

  const problem = locked > 0 ? t('mfa.lockedFor', { time: clock(locked) }) : isError ? textOfError(t, send.error) : undefined
  const minutes = defaultLimits['mfa.lifeEmail']
  return (
    <Card
      title={
        <span className={styles.method}>
          <Mail aria-hidden="true" />
          {t('mfa.method.email')}
        </span>
      }
    >
      <p aria-live="polite">{sent ? t('mfa.sentTo', { target: sent.target, minutes }) : t('mfa.emailText')}</p>
      {sent && <CodeForm mfaType="email" />}
      <div className={styles.send}>
        <Button tone={sent ? 'secondary' : 'primary'} busy={send.isPending} disabled={wait > 0 || locked > 0} onClick={() => send.mutate()}>
          {wait > 0 ? t('mfa.resendIn', { seconds: wait }) : t(sent ? 'mfa.resend' : 'mfa.send')}
        </Button>
        {problem !== undefined && (
          <div role="alert">
            <FieldError>{problem}</FieldError>
          </div>
        )}
      </div>
    </Card>
  )
}
