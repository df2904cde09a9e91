import { Suspense, useDeferredValue, useEffect, useState } from 'react'
import { Navigate, useLocation, useParams } from 'react-router'
import { isLive } from '#model/discussions/enums.ts'
import type { Discussion } from '#model/discussions/wire.ts'
import { ApiError } from '#api/client/api-error.ts'
import { lazyPart } from '../../shell/lazy-part.ts'
import NotFound from '../../shell/layout/not-found.tsx'
import { useTitle } from '../../shell/layout/page.tsx'
import page from '../../shell/layout/page.module.css'
import { queryClient } from '../../shell/query-client.ts'
import { useTranslation } from '../../shell/texts.tsx'
import { ErrorState, Loading, Skeleton } from '../../ui/states.tsx'
import { useAddresses } from '../addresses.ts'
import { DiscussionView } from './discussion-view.tsx'
import { hasParts, loadParts } from './parts.ts'
import { discussionQuery, useDiscussion } from './use-discussion.ts'

const LivePage = lazyPart(() => import('../../live-sessions/room/live-page.tsx'), 'liveRoom', 'registration')

/** Whether a discussion can be drawn with its parts. What it needs later comes into a page that stays. */
function usePartsReady(discussion: Discussion | undefined): boolean {
  const [ready, setReady] = useState(false)
  useEffect(() => {
    if (!discussion || ready) return
    let mounted = true
    void loadParts(discussion).then(() => mounted && setReady(true))
    return () => {
      mounted = false
    }
  }, [discussion, ready])
  return discussion !== undefined && (ready || hasParts(discussion))
}

/** One discussion, for anyone who may read it; the address may name it by its RefId. */
export default function DiscussionPage() {
  const t = useTranslation()
  const { id = '' } = useParams()
  const { hash } = useLocation()
  const addresses = useAddresses()
  const { data: discussion, error, isFetching, refetch } = useDiscussion(id)
  // the whole page at once is drawn in slices, so that a slow phone answers touches meanwhile
  const data = useDeferredValue(usePartsReady(discussion)) ? discussion : undefined
  useTitle(data?.title ?? t('discussion.card.discussion'))
  if (id === '') return <ErrorState error={new ApiError(404, { errorKey: 'discussion.noQuerySelected' })} />
  if (error instanceof ApiError && (error.status === 403 || error.status === 404))
    return <NotFound variant="discussion" />
  if (!data)
    return (
      <div className={page.page}>
        {error ? (
          <ErrorState error={error} busy={isFetching} onRetry={() => void refetch()} />
        ) : (
          <Loading>
            <Skeleton height="2.5rem" width="60%" />
            <Skeleton lines={10} />
          </Loading>
        )}
      </div>
    )
  // live updates name a discussion by its id
  if (data.queryId !== id) return <Navigate to={addresses.discussion(data.queryId) + hash} replace />
  if (data.engagement?.status === 'invited') return <Navigate to={addresses.invitation(data.queryId)} replace />
  const live = hash === '#live'
  if (data.status === 'cancelled' && !live && data.viewer !== 'asker' && data.viewer !== 'csr')
    return <NotFound variant="cancelled" />
  if (live) {
    if (!isLive(data.mediaType)) return <Navigate to={addresses.discussion(data.queryId)} replace />
    return (
      <Suspense
        fallback={
          <Loading>
            <Skeleton lines={10} />
          </Loading>
        }
      >
        <LivePage discussion={data} />
      </Suspense>
    )
  }
  return <DiscussionView discussion={data} />
}

DiscussionPage.prefetch = async ({ id }: { id?: string }) => {
  if (!id) return
  await queryClient.prefetchQuery(discussionQuery(id))
  const discussion = queryClient.getQueryData(discussionQuery(id).queryKey)
  if (discussion) await loadParts(discussion)
}
