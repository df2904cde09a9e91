import { useRef, useState } from 'react'
import { useNavigate } from 'react-router'
import { api } from '../client.ts'
import { useTranslation } from '../shell/texts.tsx'
import { Choice } from '../ui/overlays/choice.tsx'
import { Dialog } from '../ui/overlays/dialog.tsx'
import { announcedSeconds, renewSession } from '#api/client/session-timer.ts'
import { signOut } from './sign-out.ts'

/** The last minute of a session: stay, or log out. */
export default function SessionDialog({ left }: { left: number }) {
  const t = useTranslation()
  const navigate = useNavigate()
  const [staying, setStaying] = useState(false)
  const stayButton = useRef<HTMLButtonElement>(null)
  const stay = () => {
    setStaying(true)
    void renewSession(api).finally(() => setStaying(false))
  }
  const logOut = () => void signOut(navigate, t)
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
        <Choice
          ref={stayButton}
          cancel={t('session.logOut')}
          onCancel={logOut}
          cancelStops
          busy={staying}
          onClick={stay}
        >
          {t('session.stay')}
        </Choice>
      }
    >
      <p aria-hidden="true">{t('session.warning', { smart_count: left })}</p>
      <p className="visually-hidden" role="status">
        {t('session.warning', { smart_count: announcedSeconds(left) })}
      </p>
    </Dialog>
  )
}
