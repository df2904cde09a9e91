import { ChevronRight } from 'lucide-react'
import { Link } from 'react-router'
import { useTranslation } from '../shell/texts.tsx'
import { Card } from '../ui/card.tsx'
import { ErrorState, Loading, Skeleton } from '../ui/states.tsx'
import { useQueryStats, useTotals } from './dashboard-queries.ts'
import styles from './dashboard.module.css'

export type StatName = 'requiringAction' | 'newOpportunities' | 'newResponses' | 'ongoing'

/** What wants attention, each a link to where it is; a line for when nothing does. */
export function StatsCard({ entries }: { entries: readonly { name: StatName; to: string }[] }) {
  const t = useTranslation()
  const { data, error, isPending, isFetching, refetch } = useQueryStats()
  const totals = useTotals(entries.some(({ name }) => name === 'ongoing')).data
  const counts: Record<StatName, number> = {
    requiringAction: data?.requiresAction ?? 0,
    newOpportunities: data?.newOpportunities ?? 0,
    newResponses: data?.newResponses ?? 0,
    // members find what they must do among what is ongoing
    ongoing: totals ? totals.ongoing + totals.requiresAction : 0,
  }
  const shown = entries
    .map((entry) => ({ ...entry, count: counts[entry.name] }))
    .filter(({ count }) => data !== undefined && count > 0)
  return (
    <Card title={t('home.stats')}>
      {isPending && (
        <Loading>
          <Skeleton height={`${entries.length * 3.25}rem`} />
        </Loading>
      )}
      {error && <ErrorState error={error} busy={isFetching} onRetry={() => void refetch()} />}
      {data && shown.length === 0 && <p className={styles.quiet}>{t('home.nothingNew')}</p>}
      {shown.length > 0 && (
        <ul className={styles.stats}>
          {shown.map(({ name, to, count }) => (
            <li key={name}>
              <Link to={to} className={styles.stat}>
                <span className={styles.number} aria-hidden="true">
                  {count}
                </span>
                <span className={styles.statText}>
                  <span aria-hidden="true">
                    {wordsAfterNumber(t(`home.count.${name}`, { smart_count: count }), count)}
                  </span>
                  <span className="visually-hidden">{t(`home.count.${name}`, { smart_count: count })}</span>
                </span>
                <ChevronRight aria-hidden="true" />
              </Link>
            </li>
          ))}
        </ul>
      )}
    </Card>
  )
}

/** The number stands large beside its words, so it is left out of them. */
const wordsAfterNumber = (sentence: string, count: number) => sentence.replace(String(count), '').trim()
