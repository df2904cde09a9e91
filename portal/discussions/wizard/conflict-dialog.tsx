import { useState } from 'react'
import type { WizardData } from '#model/discussions/wizard/wizard-wire.ts'
import { useErrorText } from '../../shell/error-text.ts'
import { useTranslation } from '../../shell/texts.tsx'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/overlays/dialog.tsx'
import { FieldError } from '../../ui/fields/field.tsx'
import { useListed } from '../../ui/listed.ts'
import { usePhrase } from '../phrases.ts'
import type { Conflict } from './refusals.ts'
import { changedRows } from './summary-rows.ts'
import styles from './wizard.module.css'

interface ConflictDialogProps {
  mine: WizardData
  conflict: Conflict
  busy: boolean
  onReload: () => void
  onRestore: () => void
  /** to the discussion that it became, else home */
  onLeave: (queryId?: string) => void
}

const words = {
  changed: 'asking.conflictText',
  submitted: 'asking.conflictSubmitted',
  deleted: 'asking.conflictDeleted',
} as const

/** The draft has moved on in another window: what differs, and the way to the newest state; or it is gone, and can be kept. */
export function ConflictDialog({ mine, conflict, busy, onReload, onRestore, onLeave }: ConflictDialogProps) {
  const t = useTranslation()
  const listed = useListed()
  const phrase = usePhrase()
  const errorText = useErrorText()
  const [shown, setShown] = useState(false)
  const { kind, data: theirs, queryId, error } = conflict
  const rows = theirs ? changedRows(mine, theirs) : []
  const goOn = { changed: onReload, submitted: () => onLeave(queryId), deleted: onRestore }[kind]
  const label = ({ changed: 'shell.reload', submitted: 'home.open', deleted: 'asking.keepAsNew' } as const)[kind]
  return (
    <Dialog
      open
      alert
      hideClose
      width={450}
      title={t(kind === 'deleted' ? 'asking.deletedElsewhere' : 'asking.conflict')}
      description={t(words[kind])}
      onClose={kind === 'deleted' ? () => undefined : goOn}
      footer={
        <>
          {rows.length > 0 && (
            <Button tone="secondary" aria-expanded={shown} onClick={() => setShown(!shown)}>
              {t('asking.showDifference')}
            </Button>
          )}
          {kind === 'deleted' && (
            <Button tone="secondary" disabled={busy} onClick={() => onLeave()}>
              {t('messages.discard')}
            </Button>
          )}
          <Button busy={busy} onClick={goOn}>
            {t(label)}
          </Button>
        </>
      }
    >
      {error !== undefined && <FieldError>{errorText(error)}</FieldError>}
      {shown && (
        <dl className={styles.rows}>
          {rows.map(({ mine: own, theirs: other }) => {
            const name = own?.name ?? other?.name
            const read = (row: typeof own) => (row && listed(row.values.map(phrase))) || t('discussion.wizard.skipped')
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
