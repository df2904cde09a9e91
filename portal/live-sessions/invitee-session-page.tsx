import { useParams } from 'react-router'
import { useQuery } from '@tanstack/react-query'
import { liveStatusLabel } from '#model/live-sessions/enums.ts'
import { ApiError } from '#api/client/api-error.ts'
import { api } from '../client.ts'
import { Closed } from '../identity/registration/closed.tsx'
import styles from '../identity/registration/registration.module.css'
import { useTitle } from '../shell/page.tsx'
import { useIntlLocale, useTranslation } from '../shell/texts.tsx'
import { withQueries } from '../shell/with-queries.tsx'
import { Banner } from '../ui/banner.tsx'
import { ErrorState, Loading, Skeleton } from '../ui/states.tsx'
import { formatInstant } from '../ui/time.tsx'

const LOOK_AGAIN_MS = 20_000

/** The waiting room of a guest: says where the call stands, and looks again by itself. */
function InviteeSessionPage() {
  const t = useTranslation()
  const locale = useIntlLocale()
  const { uuid = '', token = '' } = useParams()
  useTitle(t('invitee.session'))
  const { data, error, isFetching, refetch } = useQuery({
    queryKey: ['invitee', uuid, token],
    queryFn: ({ signal }) =>
      api.get('/invitee/{key}/session/{token}', { params: { key: uuid, token }, signal, background: true }),
    retry: false,
    refetchInterval: ({ state }) => (state.data?.status === 'ended' || state.error ? false : LOOK_AGAIN_MS),
  })
  if (error instanceof ApiError && error.status === 404)
    return <Closed title={t('invitee.notOpen')} error={new ApiError(404, { errorKey: 'invitee.gone' })} />
  if (error && !data) return <ErrorState error={error} busy={isFetching} onRetry={() => void refetch()} />
  if (!data)
    return (
      <Loading>
        <Skeleton lines={4} />
      </Loading>
    )
  const { status, joinableFrom } = data
  return (
    <div className={styles.form}>
      <h1>{t('invitee.welcome', { name: data.displayName })}</h1>
      <Banner tone={status === 'joinable' ? 'success' : 'info'} live>
        {status === 'joinable' ? t('invitee.joinable') : t.maybe(liveStatusLabel[status])}
      </Banner>
      {status === 'early' && joinableFrom !== null && (
        <p>{t('invitee.from', { time: formatInstant(joinableFrom, 'dateTime', locale) })}</p>
      )}
    </div>
  )
}

export default withQueries(InviteeSessionPage)
