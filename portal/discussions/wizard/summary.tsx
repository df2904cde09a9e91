import { PencilLine } from 'lucide-react'
import type { ActionContext, WizardData } from '#model/discussions/wizard/wizard-wire.ts'
import { useTranslation } from '../../shell/texts.tsx'
import { IconButton } from '../../ui/button.tsx'
import { LongText } from '../long-text.tsx'
import { usePhrase } from '../phrases.ts'
import { summaryRows } from './summary-rows.ts'
import styles from './wizard.module.css'

interface SummaryProps {
  data: WizardData
  /** step that is open again */
  editing: ActionContext | undefined
  locked: boolean
  /** at the end texts are read whole */
  whole: boolean
  onEdit: (tag: ActionContext) => void
}

const uncut = 2000

/** All answers so far; each that was asked for has a pencil. */
export function Summary({ data, editing, locked, whole, onEdit }: SummaryProps) {
  const t = useTranslation()
  const phrase = usePhrase()
  const rows = summaryRows(data)
  if (rows.length === 0) return <p className={styles.quiet}>{t('asking.summaryEmpty')}</p>
  return (
    <dl className={styles.rows}>
      {rows.map(({ tag, name, values, editable }) => {
        const words = values.map(phrase).join('\n')
        return (
          <div key={tag} className={styles.summaryRow} data-editing={editing === tag || undefined}>
            <dt>{phrase(name)}</dt>
            <dd>
              {words === '' ? (
                <span className={styles.quiet}>{t('discussion.wizard.skipped')}</span>
              ) : (
                <LongText text={words} lines={whole ? uncut : 4} />
              )}
            </dd>
            {editable && (
              <dd className={styles.rowEdit}>
                <IconButton
                  label={t('asking.edit', { name: phrase(name) })}
                  disabled={locked}
                  onClick={() => onEdit(tag)}
                >
                  <PencilLine aria-hidden="true" />
                </IconButton>
              </dd>
            )}
          </div>
        )
      })}
    </dl>
  )
}
