import { Suspense, useState, type ReactNode } from 'react'
import { Navigate } from 'react-router'
import type { Discussion } from '#model/discussions/wire.ts'
import { useIntlLocale, useTranslation } from '../../shell/texts.tsx'
import { lazyPart } from '../../shell/lazy-part.ts'
import { openOverlay } from '../../shell/layout/overlays.ts'
import { Banner } from '../../ui/banner.tsx'
import { Button } from '../../ui/button.tsx'
import { ButtonLink } from '../../ui/button-link.tsx'
import { useAddresses } from '../addresses.ts'
import { SeatClock } from '../detail/countdown.tsx'
import { bothZones } from '../zones.ts'
import { AcceptOrDecline } from './accept-or-decline.tsx'
import styles from './invitation.module.css'

const BookedCall = lazyPart(() => import('../calls/booked-call.tsx'), 'discussion')

/** The answer to an invitation, or what has become of it. */
export function Decision({ discussion: d }: { discussion: Discussion }) {
  const t = useTranslation()
  const locale = useIntlLocale()
  const addresses = useAddresses()
  const part = d.engagement
  const [first] = useState(part?.invitation)
  const toDiscussion = (words: string) => <ButtonLink to={addresses.discussion(d.queryId)}>{words}</ButtonLink>
  const state = (tone: 'info' | 'success' | 'warning', title: string, text?: string, below?: ReactNode) => (
    <>
      <Banner live tone={tone} title={title}>
        {text !== undefined && <span>{text}</span>}
      </Banner>
      {below !== undefined && <div className={styles.row}>{below}</div>}
    </>
  )
  if (!part) return state('info', t('inviting.staff'))
  switch (part.invitation) {
    case 'open':
      return <AcceptOrDecline discussion={d} />
    case 'accepted':
      if (part.bookedAt !== null)
        return (
          <>
            <Suspense>
              <BookedCall discussion={d} />
            </Suspense>
            <div className={styles.row}>{toDiscussion(t('home.open'))}</div>
          </>
        )
      // who accepts here goes on to the case; who comes back later finds where it is
      if (
        (first === 'open' || first === 'paused' || first === 'timedout') &&
        d.mediaType === 'messenger' &&
        part.status === 'claimed'
      )
        return <Navigate replace to={addresses.discussion(d.queryId)} />
      return (
        <>
          <Banner
            live
            tone="success"
            title={t(part.answeredAt === null ? 'inviting.accepted' : 'reading.part.answered')}
          >
            {part.status === 'claimed' && <SeatClock part={part} />}
            {d.meetingTime !== null && <span>{t('inviting.at', { time: bothZones(d.meetingTime, locale) })}</span>}
          </Banner>
          <div className={styles.row}>
            {toDiscussion(t(part.answeredAt === null && d.mediaType === 'messenger' ? 'inviting.write' : 'home.open'))}
          </div>
        </>
      )
    case 'paused':
      return state(
        'warning',
        t('reading.state.held.title'),
        // only the invited are notified when the discussion reopens
        t(part.status === 'invited' ? 'inviting.paused' : 'invitation.paused'),
        <AcceptOrDecline discussion={d} />,
      )
    case 'declined':
      return state(
        'info',
        t('discussion.declined'),
        undefined,
        <ButtonLink tone="secondary" to={addresses.list}>
          {t('menu.myDiscussions')}
        </ButtonLink>,
      )
    case 'full':
      return state(
        'warning',
        t('inviting.full'),
        t('inviting.mayComment'),
        d.mayPost ? toDiscussion(t('inviting.comment')) : undefined,
      )
    case 'unpaid':
      return state('info', t('inviting.unpaid'), t('inviting.mayComment'), toDiscussion(t('inviting.comment')))
    case 'timedout':
      return state(
        'warning',
        t('inviting.timedout'),
        part.allowed.includes('accept') ? t('reading.part.seatFree') : d.mayPost ? t('inviting.mayComment') : undefined,
        part.allowed.includes('accept') ? (
          <AcceptOrDecline discussion={d} />
        ) : d.mayPost ? (
          toDiscussion(t('inviting.comment'))
        ) : undefined,
      )
    case 'closed':
      return state(
        'info',
        t('invitation.closed'),
        t('inviting.support'),
        <>
          <Button tone="secondary" onClick={() => openOverlay({ kind: 'contact' })}>
            {t('menu.contactUs')}
          </Button>
          <ButtonLink tone="quiet" to={addresses.list}>
            {t('menu.myDiscussions')}
          </ButtonLink>
        </>,
      )
  }
}
