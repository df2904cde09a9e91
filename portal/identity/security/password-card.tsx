import { useState } from 'react'
import { useMutation } from '@tanstack/react-query'
import { api } from '../../client.ts'
import { textOfError } from '../../shell/error-text.ts'
import { useTranslation } from '../../shell/texts.tsx'
import { Button } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { DisabledReason } from '../../ui/overlays/disabled-reason.tsx'
import { FieldError } from '../../ui/fields/field.tsx'
import { notify } from '../../ui/overlays/notify.ts'
import { ChangePasswordForm } from '../password/change-password-form.tsx'
import { useMayNot } from './use-may-not.ts'
import styles from './security.module.css'

/** Changing the own password; for staff, sending its owner a link. */
export function PasswordCard({ userId, own }: { userId: string; own: boolean }) {
  return own ? <OwnPassword /> : <PasswordOfOther userId={userId} />
}

function OwnPassword() {
  const t = useTranslation()
  const [open, setOpen] = useState<boolean>()
  const rule = useMayNot('own.changePassword')
  return (
    <Card title={t('security.passwordTitle')}>
      <p className={styles.quiet}>{t('security.passwordText')}</p>
      {open ? (
        <ChangePasswordForm
          autoFocus
          onDone={() => {
            setOpen(false)
            notify(t('security.passwordChanged'), 'success')
          }}
          further={
            <Button tone="quiet" onClick={() => setOpen(false)}>
              {t('contact.cancel')}
            </Button>
          }
        />
      ) : (
        <div>
          <DisabledReason reason={rule}>
            <Button
              tone="secondary"
              // the form that had the focus has just been closed
              autoFocus={open === false}
              disabled={rule !== undefined}
              onClick={() => setOpen(true)}
            >
              {t('security.changePassword')}
            </Button>
          </DisabledReason>
        </div>
      )}
    </Card>
  )
}

function PasswordOfOther({ userId }: { userId: string }) {
  const t = useTranslation()
  const rule = useMayNot('users.resetPassword')
  const send = useMutation({
    meta: { handled: true },
    mutationFn: () => api.post('/server/user/{id}/password/reset', { params: { id: userId } }),
    onSuccess: ({ sentTo }) => notify(t('security.linkSent', { email: sentTo }), 'success'),
  })
  return (
    <Card title={t('security.passwordTitle')}>
      <div className={styles.actions}>
        <DisabledReason reason={rule}>
          <Button tone="secondary" busy={send.isPending} disabled={rule !== undefined} onClick={() => send.mutate()}>
            {t('security.sendLink')}
          </Button>
        </DisabledReason>
        {send.isError && (
          <div role="alert">
            <FieldError>{textOfError(t, send.error)}</FieldError>
          </div>
        )}
      </div>
    </Card>
  )
}
