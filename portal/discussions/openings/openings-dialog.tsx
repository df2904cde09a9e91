import { useInfiniteQuery } from '@tanstack/react-query'
import type { Opener } from '#model/discussions/privacy/openings.ts'
import type { Discussion } from '#model/discussions/wire.ts'
import { api } from '../../client.ts'
import { keys } from '../../query-keys.ts'
import { useTranslation } from '../../shell/texts.tsx'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/overlays/dialog.tsx'
import { EmptyState, ErrorState, Loading, Skeleton } from '../../ui/states.tsx'
import { Time } from '../../ui/time.tsx'
import styles from '../actions.module.css'

const PAGE_SIZE = 50

/** Everybody who has opened the discussion, for its asker and staff. */
export default function OpeningsDialog({ discussion: d, onClose }: { discussion: Discussion; onClose: () => void }) {
  const t = useTranslation()
  const { data, error, isFetching, isFetchingNextPage, hasNextPage, refetch, fetchNextPage } = useInfiniteQuery({
    queryKey: keys.discussion.part(d.queryId, 'openings'),
    queryFn: ({ signal, pageParam }) =>
      api.get('/user/interaction/{key}/openings', {
        params: { key: d.queryId },
        query: { page: pageParam, pageSize: PAGE_SIZE },
        signal,
      }),
    initialPageParam: 1,
    getNextPageParam: (last) => (last.page * last.pageSize < last.total ? last.page + 1 : undefined),
  })
  const people = data?.pages.flatMap((page) => page.data)
  const hidden = d.type === 'blinded' && d.viewer !== 'csr'
  return (
    <Dialog
      open
      fullscreenOnSmall
      width={640}
      title={t('beside.openings.title')}
      description={t(hidden ? 'beside.openings.textBlinded' : 'beside.openings.text')}
      onClose={onClose}
    >
      <div className={styles.form}>
        {error && <ErrorState error={error} busy={isFetching} onRetry={() => void refetch()} />}
        {!people && !error && (
          <Loading>
            <Skeleton lines={6} />
          </Loading>
        )}
        {people?.length === 0 && (
          <EmptyState title={t('beside.openings.none')}>{t('beside.openings.noneText')}</EmptyState>
        )}
        {people && people.length > 0 && (
          <ul className={styles.people} aria-label={t('beside.openings.list')}>
            {people.map((opener, at) => (
              // where names are hidden a person has no other key
              <Line key={at} opener={opener} />
            ))}
          </ul>
        )}
        {hasNextPage && (
          <Button tone="secondary" busy={isFetchingNextPage} onClick={() => void fetchNextPage()}>
            {t('beside.openings.more')}
          </Button>
        )}
      </div>
    </Dialog>
  )
}

function Line({ opener: { name, role, firstAt, lastAt, times } }: { opener: Opener }) {
  const t = useTranslation()
  const roleName = t(`opener.role.${role}`)
  const described = [name !== null && roleName, times > 1 && t('beside.openings.times', { smart_count: times })].filter(
    Boolean,
  )
  return (
    <li className={styles.file}>
      <span className={styles.name}>
        {name ?? roleName}
        {described.length > 0 && <span className={styles.described}>{described.join(' · ')}</span>}
      </span>
      <span className={styles.when}>
        {t(times === 1 ? 'beside.openings.once' : 'beside.openings.last')} <Time value={lastAt} />
        {times > 1 && (
          <span className={styles.described}>
            {t('beside.openings.first')} <Time value={firstAt} />
          </span>
        )}
      </span>
    </li>
  )
}
