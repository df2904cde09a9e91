import type { PlanRight } from '#model/panels/rights-wire.ts'
import { useTranslation } from '../../shell/texts.tsx'
import styles from './wizard.module.css'

/** The plans, and why nothing can be asked under one. */
export function PlanReasons({ rights }: { rights: readonly PlanRight[] }) {
  const t = useTranslation()
  if (rights.length === 0) return null
  return (
    <ul className={styles.plans} aria-label={t('asking.plans')}>
      {rights.map(({ planId, displayTitle, noPostReason }) => (
        <li key={planId}>
          <strong>{displayTitle}</strong>
          {noPostReason !== null && <span>{t(noPostReason)}</span>}
        </li>
      ))}
    </ul>
  )
}
