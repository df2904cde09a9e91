import { useTranslation, useIntlLocale } from '../shell/texts.tsx'
import type { Draft } from './use-draft.ts'
import styles from './tax.module.css'

/** Says how saving stands, and never more than is true. */
export function SaveIndicator({ draft: { saving, form } }: { draft: Draft }) {
  const t = useTranslation()
  const locale = useIntlLocale()
  const saved = form.status === 'draft' ? form.savedAt : null
  const time = saved ? new Date(saved).toLocaleTimeString(locale, { hour: 'numeric', minute: '2-digit' }) : ''
  const told = {
    saved: saved ? t('tax.savedAt', { time }) : '',
    waiting: t('tax.notYet'),
    saving: t('builder.saving'),
    retrying: t('tax.notSaved'),
    lost: '',
  }[saving]
  return (
    <span className={styles.saving} role={saving === 'saved' || saving === 'retrying' ? 'status' : undefined}>
      {told}
    </span>
  )
}
