import { useState } from 'react'
import { useIsMutating } from '@tanstack/react-query'
import type { ConfirmationWay } from '#model/identity/sign-in/confirmation.ts'
import { useTranslation } from '../../shell/texts.tsx'
import { LinkButton } from '../../ui/button.tsx'
import { Dialog } from '../../ui/overlays/dialog.tsx'
import { confirming } from '../factors/confirming.ts'
import { methods } from '../factors/methods.ts'
import { ConfirmPasskey } from './confirm-passkey.tsx'
import { ConfirmPassword } from './confirm-password.tsx'
import styles from './confirmation.module.css'

const WIDTH = 440

/** Asks the owner of an open session for the password, a passkey or a code before something about signing in is changed. */
export default function ConfirmDialog({
  ways,
  onAnswer,
}: {
  ways: readonly ConfirmationWay[]
  onAnswer: (confirmed: boolean) => void
}) {
  const t = useTranslation()
  const [way, setWay] = useState(ways[0] ?? 'email')
  const busy = useIsMutating({ mutationKey: confirming }) > 0
  const Way = parts[way]
  return (
    <Dialog
      open
      persistent
      busy={busy}
      width={WIDTH}
      title={t('confirmIdentity.title')}
      description={t('confirmIdentity.text')}
      onClose={() => onAnswer(false)}
    >
      <div className={styles.dialog}>
        <div key={way} className={styles.way}>
          <Way alone onDone={() => onAnswer(true)} />
        </div>
        {ways.length > 1 && (
          <ul className={styles.others}>
            {ways
              .filter((other) => other !== way)
              .map((other) => (
                <li key={other}>
                  <LinkButton onClick={() => setWay(other)}>{t(`confirmIdentity.use.${other}`)}</LinkButton>
                </li>
              ))}
          </ul>
        )}
      </div>
    </Dialog>
  )
}

const parts = { ...methods, password: ConfirmPassword, passkey: ConfirmPasskey }
