import { useEffect, useRef } from 'react'
import { ArrowDownToLine } from 'lucide-react'
import { useQueryClient } from '@tanstack/react-query'
import type { ResponseType } from '#model/discussions/response-enums.ts'
import type { Discussion, DiscussionResponse } from '#model/discussions/wire.ts'
import { api } from '../../client.ts'
import { keys } from '../../query-keys.ts'
import { useTranslation } from '../../shell/texts.tsx'
import { Button } from '../../ui/button.tsx'
import { ErrorState, Loading, Skeleton } from '../../ui/states.tsx'
import { ResponseItem } from './response-item.tsx'
import { MAX_PAGE_SIZE, useResponses } from './use-discussion.ts'
import styles from './detail.module.css'

const reviewTypes: readonly ResponseType[] = ['csrhold', 'csrupdate', 'csrupdateaccept', 'csrupdatedecline']

/** The conversation, oldest first, a long one in parts; marks it as seen up to the last line that was shown. */
export function Responses({ discussion: d }: { discussion: Discussion }) {
  const t = useTranslation()
  const queries = useQueryClient()
  const {
    data,
    error,
    isPending,
    isFetching,
    hasNextPage,
    isFetchingNextPage,
    isFetchNextPageError,
    fetchNextPage,
    refetch,
  } = useResponses(d.queryId)
  const first = data?.pages[0]
  const all = data?.pages.flatMap((page) => page.data) ?? []
  // what staff and the asker agreed on before the release is no answer
  const ofReview = (line: DiscussionResponse) => d.viewer === 'asker' && reviewTypes.includes(line.type)
  const lines = all.filter((line) => !ofReview(line))
  const review = all.filter(ofReview)
  const lastId = hasNextPage ? undefined : all.at(-1)?.id
  const left = (data?.pages.at(-1)?.total ?? 0) - (data?.pages.at(-1)?.data.length ?? 0)

  const over = d.displayStatus === 'closed' || d.displayStatus === 'cancelled'

  const list = useRef<HTMLOListElement>(null)
  /** where the cursor was when the newest line was asked for */
  const going = useRef<Element | null>(null)
  const focusNewest = () => {
    const newest = list.current?.lastElementChild
    if (newest instanceof HTMLElement) newest.focus()
  }
  const goToNewest = () => {
    going.current = hasNextPage ? document.activeElement : null
    if (hasNextPage) void fetchNextPage()
    else focusNewest()
  }
  // the newest line can be gone to once it is drawn
  useEffect(() => {
    if (!going.current || isFetchingNextPage) return
    if (hasNextPage && !isFetchNextPageError) return void fetchNextPage()
    // the cursor stays where the person has gone on to write
    if (document.activeElement === going.current || document.activeElement === document.body) focusNewest()
    going.current = null
  }, [lines.length, hasNextPage, isFetchingNextPage, isFetchNextPageError, fetchNextPage])

  useEffect(() => {
    if (lastId === undefined || document.visibilityState !== 'visible') return
    // reading on is no deed of its own: it neither keeps the session alive nor complains
    api
      .put('/user/interaction/{key}/seen', {
        params: { key: d.queryId },
        body: { responseId: lastId },
        background: true,
      })
      .then(
        () => queries.invalidateQueries({ queryKey: keys.discussions.all }),
        () => undefined,
      )
  }, [lastId, d.queryId, queries])

  return (
    <section className={styles.responses} aria-labelledby="responses">
      <div className={styles.between}>
        <h2 id="responses">{t('reading.responses')}</h2>
        {first && first.total > first.data.length && (
          <Button
            small
            tone="quiet"
            icon={<ArrowDownToLine aria-hidden="true" />}
            busy={isFetchingNextPage}
            onClick={goToNewest}
          >
            {t('reading.toNewest')}
          </Button>
        )}
      </div>
      {isPending && (
        <Loading>
          <Skeleton height="6rem" lines={2} width="100%" />
        </Loading>
      )}
      {error && <ErrorState error={error} busy={isFetching} onRetry={() => void refetch()} />}
      {data && lines.length === 0 && (
        <p className={styles.quiet}>
          {t(over ? 'reading.noneAtEnd' : d.viewer === 'expert' ? 'reading.noneForExpert' : 'reading.none')}
        </p>
      )}
      <ol ref={list} className={styles.lines} aria-live="polite">
        {lines.map((line) => (
          <ResponseItem
            key={line.id}
            line={line}
            discussion={d}
            about={lines.find(({ id }) => id === line.aboutResponseId)}
          />
        ))}
      </ol>
      {review.length > 0 && (
        <details>
          <summary>{t('reading.reviewBefore')}</summary>
          <ol className={styles.lines}>
            {review.map((line) => (
              <ResponseItem key={line.id} line={line} discussion={d} />
            ))}
          </ol>
        </details>
      )}
      {hasNextPage && (
        <div className={styles.rest}>
          <Button tone="secondary" busy={isFetchingNextPage} onClick={() => void fetchNextPage()}>
            {t('reading.loadMore', { smart_count: Math.min(left, MAX_PAGE_SIZE) })}
          </Button>
        </div>
      )}
    </section>
  )
}
