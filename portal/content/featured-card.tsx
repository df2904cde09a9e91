import { CalendarClock, Mic, MessagesSquare, Video } from 'lucide-react'
import type { IndexRecord } from '#model/discussions/wire.ts'
import { useTranslation } from '../shell/texts.tsx'
import { ButtonLink } from '../ui/button-link.tsx'
import { Card } from '../ui/card.tsx'
import { ErrorState, Loading, Skeleton } from '../ui/states.tsx'
import { Time } from '../ui/time.tsx'
import { Link } from 'react-router'
import { useFeatured } from './dashboard-queries.ts'
import styles from './dashboard.module.css'

const mediaIcons: Record<IndexRecord['mediaType'], typeof Mic> = { messenger: MessagesSquare, audio: Mic, video: Video }

interface FeaturedCardProps {
  /** address of one discussion */
  toDiscussion: (record: IndexRecord) => string
  /** address of the list */
  toAll: string
}

/** The discussion that comes next, with its time in the reader's zone. */
export function FeaturedCard({ toDiscussion, toAll }: FeaturedCardProps) {
  const t = useTranslation()
  const { data, error, isPending, isFetching, refetch } = useFeatured()
  return (
    <Card title={t('home.upcoming')} action={<Link to={toAll}>{t('dashboard.viewAll')}</Link>}>
      {isPending && (
        <Loading>
          <Skeleton height="12.5rem" />
        </Loading>
      )}
      {error && <ErrorState error={error} busy={isFetching} onRetry={() => void refetch()} />}
      {data === null && <p className={styles.quiet}>{t('home.noUpcoming')}</p>}
      {data && <Featured record={data} to={toDiscussion(data)} />}
    </Card>
  )
}

function Featured({ record, to }: { record: IndexRecord; to: string }) {
  const t = useTranslation()
  const Icon = mediaIcons[record.mediaType]
  return (
    <div className={styles.featured}>
      <p className={styles.featuredHead}>
        <Icon aria-hidden="true" />
        <span>
          <strong>{record.diagnosisName}</strong>{' '}
          <span className={styles.quiet}>
            {record.diagnosisCode && `${record.diagnosisCode} · `}
            {record.key}
          </span>
        </span>
      </p>
      {record.mediaType === 'messenger' ? (
        <p className={styles.state}>{t.maybe(record.card.state)}</p>
      ) : (
        <p className={styles.when}>
          <CalendarClock aria-hidden="true" />
          {record.meetingTime === null ? t('discussion.card.toBeScheduled') : <Time value={record.meetingTime} />}
        </p>
      )}
      <p className={styles.preview}>{record.previewText}</p>
      <div>
        <ButtonLink to={to} tone="secondary">
          {t('home.open')}
        </ButtonLink>
      </div>
    </div>
  )
}
