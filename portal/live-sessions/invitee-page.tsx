import { useEffect, useState } from 'react'
import { useLocation, useNavigate, useParams } from 'react-router'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { participantLabel } from '#model/discussions/labels.ts'
import type { Invitee, InviteeStatus } from '#model/live-sessions/invitee.ts'
import { guestVoice } from '#model/live-sessions/voice.ts'
import { ApiError } from '#api/client/api-error.ts'
import { api } from '../client.ts'
import { Closed } from '../identity/registration/closed.tsx'
import styles from '../identity/registration/registration.module.css'
import { useTitle } from '../shell/layout/page.tsx'
import { textOfError } from '../shell/error-text.ts'
import { useThemeOfPage } from '../shell/theme.ts'
import { useTranslation } from '../shell/texts.tsx'
import { withQueries } from '../shell/with-queries.tsx'
import { confirm } from '../ui/overlays/ask.ts'
import { Banner } from '../ui/banner.tsx'
import { Button, LinkButton } from '../ui/button.tsx'
import { ErrorState, Loading, Skeleton } from '../ui/states.tsx'
import { BeforeCall } from './before-call.tsx'
import { CallTime } from './call-time.tsx'
import { JoinForm } from './join-form.tsx'
import { lookAgain } from './look-again.ts'
import { isSuperseded } from './superseded.ts'

/** What one guest is invited to: accept with a name and the terms, or decline. */
function InviteePage() {
  const t = useTranslation()
  const { uuid = '' } = useParams()
  useTitle(t('invitee.title'))
  const { data, error, isFetching, refetch } = useQuery({
    queryKey: ['invitee', uuid],
    queryFn: ({ signal }) => api.get('/invitee/{key}', { params: { key: uuid }, signal }),
    retry: false,
  })
  useThemeOfPage(data?.theme)
  if (error instanceof ApiError && error.status === 404)
    return <Closed title={t('invitee.notOpen')} error={new ApiError(404, { errorKey: 'invitee.gone' })} />
  if (error) return <ErrorState error={error} busy={isFetching} onRetry={() => void refetch()} />
  if (!data)
    return (
      <Loading>
        <Skeleton lines={6} />
      </Loading>
    )
  return <Invitation key={uuid} invitee={data} uuid={uuid} reload={() => void refetch()} />
}

function Invitation({ invitee, uuid, reload }: { invitee: Invitee; uuid: string; reload: () => void }) {
  const t = useTranslation()
  const navigate = useNavigate()
  const client = useQueryClient()
  const [failure, setFailure] = useState<unknown>()
  const [opening, setOpening] = useState(false)
  const elsewhere = isSuperseded(useLocation().state)
  const closed = invitee.action === 'closed' || invitee.action === 'cancelled'
  const declined = invitee.action === 'decline'
  const call = useCall(uuid)
  const ended = call?.status === 'ended'
  const open = !closed && !declined && !ended
  useEffect(() => setFailure(undefined), [invitee.action])

  const enter = (token: string) => {
    // who comes back finds what was decided
    client.setQueryData<Invitee>(['invitee', uuid], (before) => before && { ...before, action: 'accept' })
    void navigate(`/invitee/session/${encodeURIComponent(uuid)}/${encodeURIComponent(token)}`)
  }
  const openAgain = async () => {
    setOpening(true)
    try {
      const { sessionToken } = await api.post('/invitee/{key}', { params: { key: uuid }, body: { action: 'accept' } })
      enter(sessionToken ?? '')
    } catch (error) {
      setFailure(error)
      if (error instanceof ApiError && (error.status === 409 || error.status === 404)) reload()
    } finally {
      setOpening(false)
    }
  }
  const decline = async () => {
    if (
      !(await confirm({
        title: t('invitee.declineAsk'),
        text: t('invitee.declineText'),
        confirmLabel: t('invitee.decline'),
        danger: true,
      }))
    )
      return
    await api.post('/invitee/{key}', { params: { key: uuid }, body: { action: 'decline' } }).then(reload, setFailure)
  }
  return (
    <div className={styles.form}>
      <h1>{t('invitee.title')}</h1>
      <p>
        {invitee.invitedBy === null
          ? t('invitee.byAsker')
          : t(invitee.byStaff ? 'invitee.byStaff' : 'invitee.by', { name: invitee.invitedBy })}
      </p>
      <Facts invitee={invitee} over={!open} />
      {open && <BeforeCall invitee={invitee} uuid={uuid} />}
      {failure !== undefined && (
        <Banner tone="error" live>
          {textOfError(t, failure)}
        </Banner>
      )}
      {(closed || (ended && !declined)) && (
        <Banner tone="info" live>
          {t(
            invitee.action === 'cancelled'
              ? 'callChange.cancelled'
              : closed
                ? 'invitee.closed'
                : 'discussion.live.ended',
          )}
        </Banner>
      )}
      {declined && (
        <Banner tone="info" live>
          {t('invitee.declined')}
        </Banner>
      )}
      {open && (
        <>
          {invitee.action === 'accept' ? (
            <>
              {elsewhere ? (
                <Banner tone="info" live>
                  {t('invitee.elsewhere')}
                </Banner>
              ) : (
                <Banner tone="success">{t('invitee.accepted')}</Banner>
              )}
              <Button wide busy={opening} onClick={() => void openAgain()}>
                {t('invitee.open')}
              </Button>
            </>
          ) : (
            <JoinForm uuid={uuid} name={invitee.name} onAccepted={enter} onClosed={reload} />
          )}
          <p>
            <LinkButton onClick={() => void decline()}>{t('invitee.decline')}</LinkButton>
          </p>
        </>
      )}
    </div>
  )
}

/** The state of the call, which may end or be opened again while the page is open. */
function useCall(uuid: string): InviteeStatus | undefined {
  const { data } = useQuery({
    queryKey: ['invitee', uuid, 'status'],
    queryFn: ({ signal }) => api.get('/invitee/{key}/status', { params: { key: uuid }, signal, background: true }),
    retry: false,
    refetchInterval: lookAgain,
  })
  return data
}

/** @param over nothing is to come: a time that was never set is not worth a word */
function Facts({ invitee, over }: { invitee: Invitee; over: boolean }) {
  const t = useTranslation()
  const { participantType, mediaType, meetingTime } = invitee
  const voice = guestVoice(participantType)
  return (
    <dl className={styles.facts}>
      <div>
        <dt>{t('invitee.as')}</dt>
        <dd className={styles.sentence}>
          {voice !== null ? t('invitee.blinded') : t.maybe(participantLabel[participantType])}
          {voice !== null && <p>{t(`invitee.voice.${voice === 'down' ? 'up' : voice}`)}</p>}
        </dd>
      </div>
      <div>
        <dt>{t('invitee.medium')}</dt>
        <dd>{t(`discussion.media.${mediaType}`)}</dd>
      </div>
      {(meetingTime !== null || !over) && (
        <div>
          {meetingTime === null ? (
            <>
              <dt>{t('invitee.when')}</dt>
              <dd>{t('invitee.noTime')}</dd>
            </>
          ) : (
            <CallTime meetingTime={meetingTime} />
          )}
        </div>
      )}
    </dl>
  )
}

export default withQueries(InviteePage)
