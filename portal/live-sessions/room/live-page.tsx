import { useMemo } from 'react'
import { ArrowLeft } from 'lucide-react'
import { useQuery } from '@tanstack/react-query'
import type { Discussion } from '#model/discussions/wire.ts'
import { isOpenCall } from '#model/live-sessions/enums.ts'
import { useCountdownText } from './use-countdown-text.ts'
import { api } from '../../client.ts'
import { useAddresses } from '../../discussions/addresses.ts'
import CallSummary from '../../discussions/calls/call-summary.tsx'
import { LongText } from '../../discussions/long-text.tsx'
import { bothZones } from '../../discussions/zones.ts'
import page from '../../shell/layout/page.module.css'
import { useIntlLocale, useTranslation } from '../../shell/texts.tsx'
import { Banner } from '../../ui/banner.tsx'
import { ButtonLink } from '../../ui/button-link.tsx'
import { Card } from '../../ui/card.tsx'
import { ErrorState, Loading, Skeleton } from '../../ui/states.tsx'
import { BeforeCall } from '../before-call.tsx'
import { CallChanged, useCallChange } from '../call-change.tsx'
import { useKeptFocus } from '../../ui/use-kept-focus.ts'
import { useEarlyText } from '../use-early-text.ts'
import LiveRoom from './live-room.tsx'
import type { RoomAccess } from './room-client.ts'
import styles from './room.module.css'

const LOOK_AGAIN_MS = 10_000

/** The call of a discussion: unscheduled, too early, to be joined, under way, or over. */
export default function LivePage({ discussion: d }: { discussion: Discussion }) {
  const t = useTranslation()
  const locale = useIntlLocale()
  const addresses = useAddresses()
  const face = useMemo<RoomAccess>(() => ({ kind: 'member', key: d.queryId }), [d.queryId])
  const { data, error, isFetching, refetch } = useQuery({
    queryKey: ['live-session', d.queryId],
    queryFn: ({ signal }) =>
      api.get('/user/interaction/{key}/sessionStatus', { params: { key: d.queryId }, signal, background: true }),
    refetchInterval: LOOK_AGAIN_MS,
  })
  const change = useCallChange(data)
  // to experts a cancelled discussion, and with it the state of its call, is closed
  const cancelled = data?.cancelled === true || (d.status === 'cancelled' && error !== null)
  const early = useEarlyText()
  const part = useKeptFocus<HTMLDivElement>(cancelled ? 'cancelled' : data?.status)
  const left = useCountdownText(data?.joinableFrom ?? null)
  const back = (
    <ButtonLink small tone="secondary" to={addresses.discussion(d.queryId)} icon={<ArrowLeft aria-hidden="true" />}>
      {t('room.back')}
    </ButtonLink>
  )
  const waits = d.progress?.waitsFor
  const status = cancelled ? undefined : data?.status
  const missing = data?.status !== 'ended' && (waits === 'callExpert' || waits === 'experts') ? waits : null
  const readsCase = d.viewer === 'expert' || d.viewer === 'csr'
  return (
    <div className={page.page}>
      <div className={styles.column} ref={part} tabIndex={-1}>
        <div className={styles.head}>
          <h1>
            {t('room.title')} · {d.title}
          </h1>
          {back}
        </div>
        {cancelled ? (
          <CallChanged change="cancelled" call={data} />
        ) : (
          // in the room it is said there
          change && (change === 'reopened' || !isOpenCall(status)) && <CallChanged change={change} call={data} />
        )}
        {error && !data && !cancelled && <ErrorState error={error} busy={isFetching} onRetry={() => void refetch()} />}
        {!error && !data && (
          <Loading>
            <Skeleton lines={6} />
          </Loading>
        )}
        {status === 'unscheduled' && change === null && (
          <Banner tone="info" live>
            {t('room.unscheduled')}
          </Banner>
        )}
        {missing && (
          <Banner tone="warning" live>
            {t(`caseView.waits.${missing}`)}
          </Banner>
        )}
        {status === 'early' && data && data.meetingTime !== null && data.joinableFrom !== null && (
          <>
            <Banner tone="info" title={missing ? undefined : early} live>
              <span>{t('room.startsAt', { time: bothZones(data.meetingTime, locale) })}</span>
              <span>{left}</span>
            </Banner>
            <BeforeCall invitee={{ meetingTime: null, mediaType: d.mediaType }} uuid="" />
          </>
        )}
        {status === 'ended' && (
          <>
            <Banner tone="info" title={t('room.endedTitle')} live>
              {t('room.endedText')}
            </Banner>
            <CallSummary discussion={d} />
          </>
        )}
        {isOpenCall(status) && (
          <LiveRoom
            face={face}
            onClosed={refetch}
            video={d.mediaType === 'video'}
            ended={t('room.endedText')}
            beside={
              readsCase && (
                <Card title={t('room.case')}>
                  {d.text !== null && <LongText text={d.text} lines={10} />}
                  {d.history && <LongText text={d.history} lines={10} />}
                </Card>
              )
            }
          />
        )}
      </div>
    </div>
  )
}
