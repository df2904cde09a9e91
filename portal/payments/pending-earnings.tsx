import { Link } from 'react-router'
import { useLimits } from '../shell/limits.ts'
import { useTranslation } from '../shell/texts.tsx'
import { Badge, Card } from '../ui/card.tsx'
import { Money } from '../ui/time.tsx'
import type { PendingEarning } from './ledger.ts'
import styles from './ledger.module.css'

/** Work that is not closed yet, with what it would earn now. */
export function PendingEarnings({ pending }: { pending: readonly PendingEarning[] }) {
  const t = useTranslation()
  const limits = useLimits()
  return (
    <Card title={t('ledger.pending')}>
      <p className={styles.quiet}>
        {t('ledger.pendingNote', {
          from: limits['money.minMinutes'],
          to: limits['money.maxMinutes'],
          step: limits['money.minutesStep'],
        })}
      </p>
      <ul className={styles.pending}>
        {pending.map((one) => (
          <li key={one.queryId}>
            <span>
              <Link to={`/discussion/${one.queryId}`}>{one.title}</Link>{' '}
              {one.inReview && <Badge tone="warning">{t('ledger.inReview')}</Badge>}
              <span className={styles.formula}>{one.formula}</span>
            </span>
            <Money value={one} />
          </li>
        ))}
      </ul>
    </Card>
  )
}
