import { Suspense } from 'react'
import type { Discussion } from '#model/discussions/wire.ts'
import { useTranslation } from '../../shell/texts.tsx'
import { Banner } from '../../ui/banner.tsx'
import { SeatClock } from './countdown.tsx'
import { Earnings } from './earnings.tsx'
import { LostSeat } from './lost-seat.tsx'
import { BookedCall } from './parts.ts'
import styles from './detail.module.css'

const Booked = (props: { discussion: Discussion }) => (
  <Suspense>
    <BookedCall {...props} />
  </Suspense>
)

/** An expert's own part: the seat and its time, what it earns, and why it may be over. */
export function OwnPart({ discussion: d }: { discussion: Discussion }) {
  const t = useTranslation()
  const part = d.engagement
  if (!part)
    return d.viewer === 'asker' && d.meetingTime !== null && (d.call?.booked ?? 0) > 0 ? (
      <Booked discussion={d} />
    ) : null
  const over = d.displayStatus === 'closed' || d.displayStatus === 'cancelled'
  switch (part.status) {
    case 'claimed':
      if (part.bookedAt !== null) return <Booked discussion={d} />
      return (
        <Banner tone="info" title={t('reading.seat.title')}>
          <SeatClock part={part} over={over} />
          <Earnings discussion={d} />
        </Banner>
      )
    case 'answered':
      if (part.withdrawn)
        return (
          <Banner tone="warning" title={t('reading.part.withdrew')}>
            {d.mayPost && part.paidAgain && <span>{t('reading.part.withdrewPaid')}</span>}
          </Banner>
        )
      return (
        <Banner tone="success" title={t('reading.part.answered')}>
          <Earnings discussion={d} />
        </Banner>
      )
    case 'followup':
      return (
        <Banner tone="warning" title={t('reading.part.followup')}>
          <span>{t('reading.part.followupText')}</span>
          <Earnings discussion={d} />
        </Banner>
      )
    case 'timedout':
    case 'missedout': {
      // the case is shown no more to an expert who never came in
      if (over && d.text === null) return <Banner tone="info" title={t('reading.part.endedBefore')} />
      return <LostSeat discussion={d} />
    }
    case 'latereview':
      return (
        <Banner tone="info" title={t('reading.part.late')}>
          {part.pay?.payable && <Earnings discussion={d} />}
        </Banner>
      )
    case 'rejected':
      return (
        <Banner tone="error" title={t('reading.part.rejected')}>
          <span className={styles.sentence}>{t('reading.part.rejectedText')}</span>
          {part.rejectReason && <span>{t('reading.reason', { reason: part.rejectReason })}</span>}
        </Banner>
      )
    case 'cancelled':
      return <Banner tone="info" title={t('reading.part.withdrawn')} />
    default:
      return null
  }
}
