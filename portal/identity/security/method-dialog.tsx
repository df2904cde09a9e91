import { useState } from 'react'
import { useIsMutating } from '@tanstack/react-query'
import type { MfaType } from '#model/identity/enums.ts'
import { useTranslation } from '../../shell/texts.tsx'
import { confirm } from '../../ui/overlays/ask.ts'
import { Dialog } from '../../ui/overlays/dialog.tsx'
import { methodNames } from '../factors/method-title.tsx'
import { confirming } from '../factors/confirming.ts'
import { methods } from '../factors/methods.ts'
import styles from './security.module.css'

const WIDTH = 376

interface Props {
  type: MfaType
  /** the method is set up already */
  isTest: boolean
  onClose: () => void
  onDone: () => void
}

/** Sets up or tests one second factor. What was begun is not lost without a question. */
export function MethodDialog({ type, isTest, onClose, onDone }: Props) {
  const t = useTranslation()
  const [begun, setBegun] = useState(false)
  const busy = useIsMutating({ mutationKey: confirming }) > 0
  const Method = methods[type]
  const close = async () => {
    const leaves =
      !begun ||
      (await confirm({
        title: t('security.unsaved'),
        confirmLabel: t('messages.discard'),
        cancelLabel: t('security.stay'),
      }))
    if (leaves) onClose()
  }
  return (
    <Dialog
      open
      persistent
      busy={busy}
      width={WIDTH}
      title={t(isTest ? 'security.testOf' : 'security.setUpOf', { method: t(methodNames[type]) })}
      onClose={() => void close()}
    >
      <div className={styles.dialog}>
        <Method alone onDone={onDone} onBegun={() => setBegun(true)} />
      </div>
    </Dialog>
  )
}
