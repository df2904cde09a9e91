import type { Discussion } from '#model/discussions/wire.ts'
import { useLimit } from '../../shell/limits.ts'
import { useTranslation } from '../../shell/texts.tsx'
import { Banner } from '../../ui/banner.tsx'
import { Button } from '../../ui/button.tsx'
import { useAct } from './use-discussion.ts'
import styles from './detail.module.css'

interface LostSeatProps {
  discussion: Discussion
  /** read out as soon as it appears */
  live?: boolean
}

/** Says to an expert that the seat has expired or the panel is full, and offers the way back. */
export function LostSeat({ discussion: d, live }: LostSeatProps) {
  const t = useTranslation()
  const act = useAct(d.queryId)
  const hours = useLimit('discussion.seat')
  const part = d.engagement
  if (part?.status !== 'timedout' && part?.status !== 'missedout') return null
  const again = part.allowed.includes('accept') && d.mediaType === 'messenger'
  const claim = () =>
    act.mutate({ to: 'accept', body: { termsAccepted: true }, said: t('invitation.reserved', { smart_count: hours }) })
  return (
    <Banner
      tone="warning"
      live={live === true}
      title={t(`reading.part.${part.status}`)}
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
