import type { Discussion } from '#model/discussions/wire.ts'
import { useT } from '../../shell/texts.tsx'
import { Banner } from '../../ui/banner.tsx'
import { Button } from '../../ui/button.tsx'
import { notify } from '../../ui/notify.ts'
import { Countdown } from './countdown.tsx'
import { Earnings } from './earnings.tsx'
import { useAct } from './use-discussion.ts'
import styles from './reading.module.css'

/** An expert's own part: the seat and its time, what it earns, and why it may be over. */
export function OwnPart({ discussion: d }: { discussion: Discussion }) {
  const t = useT()
  const act = useAct(d.queryId)
  const part = d.engagement
  if (!part) return null
  const over = d.displayStatus === 'closed' || d.displayStatus === 'cancelled'
  const claim = () =>
    act.mutate(
      { to: 'accept', body: { termsAccepted: true } },
      { onSuccess: () => notify(t('invitation.reserved'), 'success') },
    )
  switch (part.status) {
    case 'claimed':
      return (
        <Banner tone="info" title={t('reading.seat.title')}>
          {!over && <Countdown leftMs={part.reservedLeftMs} paused={d.status === 'held'} />}
          <span>{t('reading.seat.text')}</span>
          <Earnings discussion={d} />
        </Banner>
      )
    case 'answered':
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
      const again = part.allowed.includes('accept') && d.mediaType === 'messenger'
      return (
        <Banner
          tone="warning"
          title={t(part.status === 'timedout' ? 'reading.part.timedout' : 'reading.part.missedout')}
          action={
            again && (
              <Button small busy={act.isPending} onClick={claim}>
                {t('reading.part.claimAgain')}
              </Button>
            )
          }
        >
          {d.mayPost && (
            <span className={styles.sentence}>{t(again ? 'reading.part.seatFree' : 'reading.part.unpaid')}</span>
          )}
        </Banner>
      )
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
          {part.rejectReason && <span>{t('reading.reason', { reason: part.rejectReason })}</span>}
        </Banner>
      )
    case 'cancelled':
      return <Banner tone="info" title={t('reading.part.withdrawn')} />
    default:
      return null
  }
}
