import { useEffect, useRef, useState } from 'react'
import { useMutation } from '@tanstack/react-query'
import { ApiError } from '#api/client/api-error.ts'
import { copyText } from '../../shell/copy-text.ts'
import { textOfError } from '../../shell/error-text.ts'
import { useLimit } from '../../shell/limits.ts'
import { useTranslation } from '../../shell/texts.tsx'
import { Button, LinkButton } from '../../ui/button.tsx'
import { FieldError } from '../../ui/fields/field.tsx'
import { startApp } from '../mfa-calls.ts'
import { useLogin } from '#api/client/session.ts'
import { CodeForm } from './code-form.tsx'
import type { MethodProps } from './method-props.ts'
import styles from '../mfa.module.css'

const QR_SIZE = 200

/** Codes of an authenticator app, set up by reading a picture once, or by typing its key. */
export function AppMethod({ onDone, onBegun }: MethodProps) {
  const t = useTranslation()
  const enrolled = useLogin()?.mfaAvail.includes('auth_app') === true
  const [known] = useState(enrolled)
  const [expired, setExpired] = useState(false)
  const again = useRef<HTMLButtonElement>(null)
  const minutes = useLimit('mfa.life')
  const start = useMutation({
    meta: { handled: true },
    mutationFn: startApp,
    onSuccess: () => {
      setExpired(false)
      onBegun?.()
    },
  })
  const { data, reset, submittedAt } = start
  useEffect(() => {
    if (!data) return
    // the server takes the picture's key for so long, counted from before it was asked
    const over = () => {
      setExpired(true)
      reset()
    }
    const timer = setTimeout(over, Math.max(0, submittedAt + minutes * 60_000 - Date.now()))
    return () => clearTimeout(timer)
  }, [data, reset, submittedAt, minutes])
  useEffect(() => {
    if (expired) again.current?.focus()
  }, [expired])
  const first = start.error instanceof ApiError && start.error.errorKey === 'auth.mfa.required'
  return (
    <>
      <p aria-live="polite">
        {t(known ? 'mfa.appEnter' : data ? 'mfa.appScan' : expired ? 'mfa.appExpired' : 'mfa.appText', { minutes })}
      </p>
      {data && (
        <>
          <img
            className={styles.qr}
            src={data.qrCodeDataUri}
            width={QR_SIZE}
            height={QR_SIZE}
            alt={t('mfa.appPicture')}
          />
          <p className={styles.key}>
            {t('mfa.setupKey')}
            {t('list.gap')}
            <code>{data.setupKey.replace(/(.{4})(?=.)/g, '$1 ')}</code>{' '}
            <LinkButton onClick={() => void copyText(t, data.setupKey)}>{t('mfa.copyKey')}</LinkButton>
          </p>
        </>
      )}
      {(known || data) && <CodeForm mfaType="auth_app" onDone={onDone} />}
      {!known && !data && (
        <div className={styles.send}>
          <Button ref={again} tone="secondary" busy={start.isPending} onClick={() => start.mutate()}>
            {t('mfa.appSetUp')}
          </Button>
          {start.isError && (
            <div role="alert">
              <FieldError>{first ? t('mfa.confirmFirst') : textOfError(t, start.error)}</FieldError>
            </div>
          )}
        </div>
      )}
    </>
  )
}
