import { useState } from 'react'
import type { ContactPhone } from '#model/identity/contact-wire.ts'
import { useTranslation } from '../../../shell/texts.tsx'
import { Button } from '../../../ui/button.tsx'
import { Badge } from '../../../ui/card.tsx'
import { DisabledReason } from '../../../ui/overlays/disabled-reason.tsx'
import { ConfirmMobileDialog } from './confirm-mobile-dialog.tsx'
import styles from '../account.module.css'

interface Props {
  userId: string
  phone: ContactPhone
  /** another number was entered and is not saved */
  changed: boolean
  onConfirmed: () => void
}

/** Whether the mobile number is proved to be the person's, and the way to prove it. US numbers only. */
export function ConfirmMobile({ userId, phone, changed, onConfirmed }: Props) {
  const t = useTranslation()
  const [open, setOpen] = useState(false)
  if (phone.confirmed && !changed) {
    return (
      <span>
        <Badge tone="success">{t('account.contact.confirmed')}</Badge>
      </span>
    )
  }
  const american = phone.number.startsWith('+1')
  return (
    <span className={styles.badges}>
      <Badge tone="warning">{t('account.contact.notConfirmed')}</Badge>
      <DisabledReason
        reason={changed ? t('account.contact.saveFirst') : american ? undefined : t('account.contact.usOnly')}
      >
        <Button small tone="secondary" disabled={changed || !american} onClick={() => setOpen(true)}>
          {t('account.contact.confirm')}
        </Button>
      </DisabledReason>
      {open && (
        <ConfirmMobileDialog userId={userId} phone={phone} onClose={() => setOpen(false)} onConfirmed={onConfirmed} />
      )}
    </span>
  )
}
