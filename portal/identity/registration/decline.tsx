import { useState } from 'react'
import { api } from '../../client.ts'
import { textOfError } from '../../shell/error-text.ts'
import { useTranslation } from '../../shell/texts.tsx'
import { confirm } from '../../ui/overlays/ask.ts'
import { LinkButton } from '../../ui/button.tsx'
import { notify } from '../../ui/overlays/notify.ts'

/** For those who do not want an account. */
export function Decline({ registrationKey, onDeclined }: { registrationKey: string; onDeclined: () => void }) {
  const t = useTranslation()
  const [busy, setBusy] = useState(false)
  const decline = async () => {
    if (
      busy ||
      !(await confirm({
        title: t('register.declineAsk'),
        text: t('register.declineText'),
        confirmLabel: t('register.decline'),
        danger: true,
      }))
    )
      return
    setBusy(true)
    try {
      await api.post('/register/decline', { body: { key: registrationKey } })
      onDeclined()
    } catch (error) {
      notify(textOfError(t, error), 'error')
    } finally {
      setBusy(false)
    }
  }
  return (
    <p>
      <LinkButton onClick={() => void decline()}>{t('register.decline')}</LinkButton>
    </p>
  )
}
