import { Suspense, useEffect } from 'react'
import { Navigate, useNavigationType, useParams } from 'react-router'
import { useQuery } from '@tanstack/react-query'
import { liveStatusLabel } from '#model/live-sessions/enums.ts'
import { ApiError } from '#api/client/api-error.ts'
import { api } from '../client.ts'
import styles from '../identity/registration/registration.module.css'
import { lazyPart } from '../shell/lazy-part.ts'
import { useTitle } from '../shell/layout/page.tsx'
import { useThemeOfPage } from '../shell/theme.ts'
import { useIntlLocale, useTranslation } from '../shell/texts.tsx'
import { withQueries } from '../shell/with-queries.tsx'
import { Banner } from '../ui/banner.tsx'
import { ErrorState, Loading, Skeleton } from '../ui/states.tsx'
import { formatInstant } from '../ui/time.tsx'
import { superseded } from './superseded.ts'
import { useEarlyText } from './use-early-text.ts'

const GuestRoom = lazyPart(() => import('./room/guest-room.tsx'), 'liveRoom')

const LOOK_AGAIN_MS = 20_000

/** The waiting room of a guest: shows the state of the call and refreshes itself. */
function InviteeSessionPage() {
  const t = useTranslation()
  const locale = useIntlLocale()
  const { uuid = '', token = '' } = useParams()
  useTitle(t('invitee.session'))
  const early = useEarlyText()
  const opened = useNavigationType() === 'PUSH'
  // the invitation, which had the focus, is gone
  useEffect(() => {
    if (opened) document.getElementById('content')?.focus({ preventScroll: true })
  }, [opened])
  const { data, error, isFetching, refetch } = useQuery({
    queryKey: ['invitee', uuid, token],
    queryFn: ({ signal }) =>
      api.get('/invitee/{key}/session/{token}', { params: { key: uuid, token }, signal, background: true }),
    retry: false,
    refetchInterval: ({ state }) => (state.data?.status === 'ended' || state.error ? false : LOOK_AGAIN_MS),
  })
  useThemeOfPage(data?.theme)
  // opened again elsewhere, declined, or taken back: the invitation says which
  if (error instanceof ApiError && error.status === 404)
    return <Navigate replace to={`/invitee/${encodeURIComponent(uuid)}`} state={superseded} />
  if (error && !data) return <ErrorState error={error} busy={isFetching} onRetry={() => void refetch()} />
  if (!data)
    return (
      <Loading>
        <Skeleton lines={4} />
      </Loading>
    )
  const { status, joinableFrom } = data
  if (status === 'joinable' || status === 'awaitHost')
    return (
      <Suspense>
        <GuestRoom uuid={uuid} token={token} video={data.mediaType === 'video'} name={data.displayName} />
      </Suspense>
    )
  return (
    <div className={styles.form}>
      <h1>{t('invitee.welcome', { name: data.displayName })}</h1>
      <Banner tone="info" live>
        {status === 'early' ? early : t.maybe(liveStatusLabel[status])}
      </Banner>
      {status === 'early' && joinableFrom !== null && (
        <p>{t('invitee.from', { time: formatInstant(joinableFrom, 'dateTime', locale) })}</p>
      )}
    </div>
  )
}

export default withQueries(InviteeSessionPage)
