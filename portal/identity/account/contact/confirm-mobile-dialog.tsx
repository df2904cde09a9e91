import { useState, type FormEvent } from 'react'
import { useMutation } from '@tanstack/react-query'
import type { ContactPhone } from '#model/identity/contact-wire.ts'
import { ApiError } from '#api/client/api-error.ts'
import { api } from '../../../client.ts'
import { textOfError } from '../../../shell/error-text.ts'
import { fieldTexts } from '../../../shell/field-texts.ts'
import { useTranslation } from '../../../shell/texts.tsx'
import { Banner } from '../../../ui/banner.tsx'
import { Button } from '../../../ui/button.tsx'
import { Dialog } from '../../../ui/overlays/dialog.tsx'
import { notify } from '../../../ui/overlays/notify.ts'
import { TextField } from '../../../ui/fields/text-field.tsx'
import { useSecondsUntil } from '../../use-seconds.ts'
import styles from '../account.module.css'

interface Props {
  userId: string
  phone: ContactPhone
  onClose: () => void
  onConfirmed: () => void
}

/** A code is sent to the number; anyone who enters it holds the phone. */
export function ConfirmMobileDialog({ userId, phone, onClose, onConfirmed }: Props) {
  const t = useTranslation()
  const [code, setCode] = useState('')
  const [resendAt, setResendAt] = useState<number>()
  const wait = useSecondsUntil(resendAt)
  const params = { id: userId }

  const send = useMutation({
    meta: { handled: true },
    mutationFn: () => api.post('/server/user/{id}/smsconf', { params, body: { number: phone.number } }),
    onSuccess: ({ resendIn }) => setResendAt(Date.now() + resendIn * 1000),
    onError: (error) => {
      if (error instanceof ApiError && error.retryAfter !== undefined) setResendAt(Date.now() + error.retryAfter * 1000)
    },
  })
  const verify = useMutation({
    meta: { handled: true },
    mutationFn: (digits: string) => api.put('/server/user/{id}/smsconf', { params, body: { code: digits } }),
    onSuccess: () => {
      notify(t('account.contact.done'), 'success')
      onConfirmed()
      onClose()
    },
    // what has been typed since is the next try, and a code that was not looked at may be right
    onError: (error, refused) => {
      const answered = error instanceof ApiError && error.status > 0 && error.status < 500
      if (answered) setCode((now) => (now === refused ? '' : now))
    },
  })
  const submit = (event: FormEvent) => {
    event.preventDefault()
    // the dialog stands inside the form of the page as far as React's events go
    event.stopPropagation()
    if (code.length === 6 && !verify.isPending) verify.mutate(code)
  }
  const sent = send.isSuccess || resendAt !== undefined

  return (
    <Dialog
      open
      persistent
      busy={verify.isPending}
      width={376}
      title={t('account.contact.confirmTitle')}
      description={t('account.contact.confirmText', { number: phone.formatted })}
      onClose={onClose}
    >
      <form className={styles.form} onSubmit={submit} noValidate>
        {!sent ? (
          <Button busy={send.isPending} onClick={() => send.mutate()}>
            {t('account.contact.sendCode')}
          </Button>
        ) : (
          <>
            {send.isSuccess && (
              <p role="status">{t('account.contact.sent', { smart_count: send.data.validFor / 60 })}</p>
            )}
            <TextField
              label={t('account.contact.code')}
              name="code"
              inputMode="numeric"
              autoComplete="one-time-code"
              autoFocus
              maxLength={7}
              value={code}
              error={verify.isError ? textOfError(t, verify.error) : undefined}
              onChange={(event) => {
                setCode(event.target.value.replace(/\D/g, '').slice(0, 6))
                verify.reset()
              }}
            />
            <Button type="submit" busy={verify.isPending} disabled={code.length !== 6}>
              {t('account.contact.verify')}
            </Button>
            <Button tone="secondary" busy={send.isPending} disabled={wait > 0} onClick={() => send.mutate()}>
              {wait > 0 ? t('account.contact.resendIn', { seconds: wait }) : t('account.contact.resend')}
            </Button>
          </>
        )}
        {send.isError && (
          <Banner tone="error" live>
            {Object.values(fieldTexts(t, send.error))[0] ?? textOfError(t, send.error)}
          </Banner>
        )}
      </form>
    </Dialog>
  )
}
