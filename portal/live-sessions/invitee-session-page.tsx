import { Suspense, useEffect, useState } from 'react'
import { Navigate, useNavigationType, useParams } from 'react-router'
import { useQuery } from '@tanstack/react-query'
import { isOpenCall, liveStatusLabel } from '#model/live-sessions/enums.ts'
import type { Invitee, InviteeStatus } from '#model/live-sessions/invitee.ts'
import { ApiError } from '#api/client/api-error.ts'
import { api } from '../client.ts'
import styles from '../identity/registration/registration.module.css'
import { lazyPart } from '../shell/lazy-part.ts'
import page from '../shell/layout/page.module.css'
import { useTitle } from '../shell/layout/page.tsx'
import { useThemeOfPage } from '../shell/theme.ts'
import { useIntlLocale, useTranslation } from '../shell/texts.tsx'
import { Logo } from '../shell/top-bar/logo.tsx'
import { LanguagePicker } from '../shell/top-bar/pickers.tsx'
import { withQueries } from '../shell/with-queries.tsx'
import { Banner } from '../ui/banner.tsx'
import { cx } from '../ui/class-names.ts'
import { ErrorState, Loading, Skeleton } from '../ui/states.tsx'
import { formatInstant } from '../ui/time.tsx'
import { BeforeCall } from './before-call.tsx'
import { CallChanged, useCallChange, type CallChange } from './call-change.tsx'
import { CallTime } from './call-time.tsx'
import { lookAgain } from './look-again.ts'
import { superseded } from './superseded.ts'
import { useEarlyText } from './use-early-text.ts'

const GuestRoom = lazyPart(() => import('./room/guest-room.tsx'), 'liveRoom')

/** The waiting room of a guest: shows the state of the call and refreshes itself. */
function InviteeSessionPage() {
  const t = useTranslation()
  const { uuid = '', token = '' } = useParams()
  useTitle(t('invitee.session'))
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
    refetchInterval: lookAgain,
  })
  useThemeOfPage(data?.theme)
  const change = useCallChange(data)
  const [wasOpen, setWasOpen] = useState(false)
  if (!wasOpen && isOpenCall(data?.status)) setWasOpen(true)
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
  if (isOpenCall(data.status))
    return (
      <Suspense>
        <GuestRoom
          uuid={uuid}
          token={token}
          video={data.mediaType === 'video'}
          name={data.displayName}
          news={change === 'reopened' && <CallChanged change={change} call={data} />}
          onClosed={refetch}
        />
      </Suspense>
    )
  return <NotOpen uuid={uuid} session={data} change={change} wasOpen={wasOpen} />
}

type Session = InviteeStatus & Pick<Invitee, 'mediaType'> & { displayName: string }

interface NotOpenProps {
  uuid: string
  session: Session
  change: CallChange | null
  /** this page was in the call */
  wasOpen: boolean
}

/** Before the call and after it: its time and what can be done for it, in the brand of the discussion's plan. */
function NotOpen({ uuid, session, change, wasOpen }: NotOpenProps) {
  const t = useTranslation()
  const locale = useIntlLocale()
  const early = useEarlyText()
  const { status, meetingTime, joinableFrom, mediaType } = session
  const ahead = status === 'early' || status === 'unscheduled'
  return (
    <div className={cx(page.page, page.form)}>
      <div className={page.head}>
        <Logo />
        <LanguagePicker />
      </div>
      <div className={styles.form}>
        <h1>{t('invitee.welcome', { name: session.displayName })}</h1>
        {change && <CallChanged change={change} call={session} />}
        {(status === 'early' || (status !== 'joinable' && !change)) && (
          <Banner tone="info" live>
            {status === 'early' ? early : t.maybe(liveStatusLabel[status])}
            {status === 'ended' && wasOpen && <p>{t('callChange.thanks')}</p>}
          </Banner>
        )}
        {status === 'early' && meetingTime !== null && (
          <dl className={styles.facts}>
            <div>
              <CallTime meetingTime={meetingTime} />
            </div>
          </dl>
        )}
        {status === 'early' && joinableFrom !== null && (
          <p>{t('invitee.from', { time: formatInstant(joinableFrom, 'dateTime', locale) })}</p>
        )}
        {ahead && <BeforeCall invitee={{ meetingTime, mediaType }} uuid={uuid} />}
      </div>
    </div>
  )
}

export default withQueries(InviteeSessionPage)
