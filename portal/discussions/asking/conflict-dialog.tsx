import { useState } from 'react'
import type { WizardData } from '#model/discussions/wizard-wire.ts'
import { useT } from '../../shell/texts.tsx'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { usePhrase } from '../phrases.ts'
import { changedRows } from './summary-rows.ts'
import styles from './wizard.module.css'

interface ConflictDialogProps {
  mine: WizardData
  theirs: WizardData | undefined
  /** it was submitted meanwhile */
  submitted: boolean
  onReload: () => void
}

/** The draft has moved on in another window: what differs, and the way to the newest state. */
export function ConflictDialog({ mine, theirs, submitted, onReload }: ConflictDialogProps) {
  const t = useT()
  const phrase = usePhrase()
  const [shown, setShown] = useState(false)
  const rows = theirs ? changedRows(mine, theirs) : []
  return (
    <Dialog
      open
      alert
      hideClose
      width={450}
      title={t('asking.conflict')}
      description={t(submitted ? 'asking.conflictSubmitted' : 'asking.conflictText')}
      onClose={onReload}
      footer={
        <>
          {rows.length > 0 && (
            <Button tone="secondary" aria-expanded={shown} onClick={() => setShown(!shown)}>
              {t('asking.showDifference')}
            </Button>
          )}
          <Button onClick={onReload}>{t(submitted ? 'home.open' : 'shell.reload')}</Button>
        </>
      }
    >
      {shown && (
        <dl className={styles.rows}>
          {rows.map(({ mine: own, theirs: other }) => {
            const name = own?.name ?? other?.name
            const read = (row: typeof own) => row?.values.map(phrase).join(', ') || t('discussion.wizard.skipped')
            return (
              name && (
                <div key={name.key} className={styles.difference}>
                  <dt>{phrase(name)}</dt>
                  <dd>
                    <del>{read(own)}</del>
                  </dd>
                  <dd>
                    <ins>{read(other)}</ins>
                  </dd>
                </div>
              )
            )
          })}
        </dl>
      )}
    </Dialog>
  )
}
