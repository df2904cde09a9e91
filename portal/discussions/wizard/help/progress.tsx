import { useTranslation } from '../../../shell/texts.tsx'
import type { WizardStepWire } from '../conversation.ts'
import styles from './help.module.css'

/** How far the questions are answered, and about how long the rest takes. */
export function Progress({ step }: { step: WizardStepWire }) {
  const t = useTranslation()
  const { progress, tag } = step
  if (!progress || progress.of === 0) return null
  const { at, of, minutes } = progress
  const done = tag === 'review' ? of : at - 1
  return (
    <div className={styles.progress}>
      <p>
        <span>{t('askingHelp.progress', { at, of })}</span>
        <span className={styles.quiet}>
          {minutes > 0 ? t('askingHelp.minutes', { smart_count: minutes }) : t('askingHelp.ready')}
        </span>
      </p>
      <div className={styles.bar} aria-hidden="true">
        <span style={{ inlineSize: `${(done / of) * 100}%` }} />
      </div>
    </div>
  )
}
