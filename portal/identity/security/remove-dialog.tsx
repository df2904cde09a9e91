import { useState, type FormEvent } from 'react'
import { useMutation } from '@tanstack/react-query'
import { textOfError } from '../../shell/error-text.ts'
import { fieldTexts } from '../../shell/field-texts.ts'
import { useTranslation } from '../../shell/texts.tsx'
import { Banner } from '../../ui/banner.tsx'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/overlays/dialog.tsx'
import { notify } from '../../ui/overlays/notify.ts'
import { TextField } from '../../ui/fields/text-field.tsx'
import styles from './security.module.css'

/** A way to sign in that is to go. */
export interface MethodToRemove {
  name: string
  remove: (said: { email: string; reason: string }) => Promise<unknown>
}
interface Props extends MethodToRemove {
  onClose: () => void
  onDone: () => void
}

/** Staff remove someone's second factor or passkey: the address typed as a check, with a reason, for good. */
export function RemoveDialog({ name, remove: send, onClose, onDone }: Props) {
  const t = useTranslation()
  const [email, setEmail] = useState('')
  const [reason, setReason] = useState('')
  const remove = useMutation({
    meta: { handled: true },
    mutationFn: () => send({ email: email.trim(), reason: reason.trim() }),
    onSuccess: () => {
      notify(t('security.methodRemoved'), 'success')
      onDone()
      onClose()
    },
  })
  const fields = remove.isError ? fieldTexts(t, remove.error) : {}
  const ready = email.trim() !== '' && reason.trim() !== ''
  const submit = (event: FormEvent) => {
    event.preventDefault()
    event.stopPropagation()
    if (ready && !remove.isPending) remove.mutate()
  }
  return (
    <Dialog
      open
      persistent
      busy={remove.isPending}
      alert
      width={500}
      title={t('security.removeOf', { method: name })}
      description={`${t('mfa.removeConfirm')}${t('list.gap')}${t('security.removeStaffText')}`}
      onClose={onClose}
    >
      <form className={styles.dialog} onSubmit={submit} noValidate>
        {remove.isError && fields.email === undefined && fields.reason === undefined && (
          <Banner tone="error" live>
            {textOfError(t, remove.error)}
          </Banner>
        )}
        <TextField
          label={t('security.typeEmail')}
          name="account-email"
          type="email"
          autoComplete="off"
          value={email}
          error={fields.email}
          onChange={(event) => setEmail(event.target.value)}
        />
        <TextField
          label={t('security.reason')}
          name="reason"
          autoComplete="off"
          maxLength={1000}
          value={reason}
          error={fields.reason}
          onChange={(event) => setReason(event.target.value)}
        />
        <div className={styles.actions}>
          <Button tone="secondary" disabled={remove.isPending} onClick={onClose}>
            {t('contact.cancel')}
          </Button>
          <Button type="submit" tone="danger" busy={remove.isPending} disabled={!ready}>
            {t('security.remove')}
          </Button>
        </div>
      </form>
    </Dialog>
  )
}
