import { useRef, useState } from 'react'
import { api } from '../client.ts'
import { useTranslation } from '../shell/texts.tsx'
import { Choice } from '../ui/choice.tsx'
import { Dialog } from '../ui/dialog.tsx'
import { refreshSession } from './refresh.ts'
import { endSession } from './session.ts'

/** Seconds at which screen readers are told; more would talk over everything. */
const announceAt = [60, 30, 10]

/** The last minute of a session: stay, or log out. */
export default function SessionDialog({ left }: { left: number }) {
  const t = useTranslation()
  const [staying, setStaying] = useState(false)
  const stayButton = useRef<HTMLButtonElement>(null)
  const stay = () => {
    setStaying(true)
    void refreshSession().finally(() => setStaying(false))
  }
  const logOut = () => {
    void api.post('/auth/logout').catch(() => undefined)
    endSession('signedOut')
  }
  return (
    <Dialog
      open
      alert
      hideClose
      width={450}
      title={t('session.title')}
      onClose={stay}
      initialFocus={stayButton}
      footer={
        <Choice ref={stayButton} cancel={t('session.logOut')} onCancel={logOut} busy={staying} onClick={stay}>
          {t('session.stay')}
        </Choice>
      }
    >
      <p aria-hidden="true">{t('session.warning', { smart_count: left })}</p>
      <p className="visually-hidden" role="status">
        {t('session.warning', { smart_count: announceAt.findLast((mark) => left <= mark) ?? left })}
      </p>
    </Dialog>
  )
}
