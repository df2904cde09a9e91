import type { IndexRecord } from '#model/discussions/wire.ts'
import { useTranslation } from '../../shell/texts.tsx'
import { ButtonLink } from '../../ui/button-link.tsx'
import { Card } from '../../ui/card.tsx'
import { ErrorState, Loading, Skeleton } from '../../ui/states.tsx'
import { useAddresses } from '../addresses.ts'
import { Offer } from '../invitation/offer.tsx'
import { LongText } from '../long-text.tsx'
import { useDiscussion } from '../detail/use-discussion.ts'
import styles from './list.module.css'

/** The chosen discussion beside the list, for reading; writing happens on its own page. */
export function Preview({ record }: { record: IndexRecord }) {
  const t = useTranslation()
  const addresses = useAddresses()
  const { data, error, isFetching, refetch } = useDiscussion(record.queryId)
  const to = record.isInvited ? addresses.invitation(record.queryId) : addresses.discussion(record.queryId)
  return (
    <aside className={styles.preview} aria-label={t('listing.preview')}>
      <header className={styles.previewHead}>
        <h2>{record.title}</h2>
        <ButtonLink to={to}>{t(record.isInvited ? 'listing.toInvitation' : 'home.open')}</ButtonLink>
      </header>
      {error && <ErrorState error={error} busy={isFetching} onRetry={() => void refetch()} />}
      {!data && !error && (
        <Loading>
          <Skeleton lines={8} />
        </Loading>
      )}
      {data &&
        (data.text === null ? (
          <Offer discussion={data} />
        ) : (
          <>
            <Card title={t('discussion.wizard.question.name')} level={3}>
              <LongText text={data.text} lines={12} />
            </Card>
            {data.history && (
              <Card title={t('reading.history')} level={3}>
                <LongText text={data.history} lines={8} />
              </Card>
            )}
            <p className={styles.quiet}>{t('listing.responses', { smart_count: record.responseCount })}</p>
          </>
        ))}
    </aside>
  )
}
