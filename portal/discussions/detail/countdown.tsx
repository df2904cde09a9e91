import { useState } from 'react'
import { Hourglass, Pause } from 'lucide-react'
import type { PauseReason } from '#model/discussions/engagement-enums.ts'
import type { Discussion } from '#model/discussions/wire.ts'
import { useSecondsUntil } from '../../identity/use-seconds.ts'
import { useLimit } from '../../shell/limits.ts'
import { useTranslation } from '../../shell/texts.tsx'
import styles from './detail.module.css'

interface CountdownProps {
  /** as the server counted when it was asked */
  leftMs: number
  /** why the clock is paused; empty while it runs */
  pausedFor: readonly PauseReason[]
}

/** What becomes of a seat that waits for its answer, and its clock while the discussion is open. */
export function SeatClock({ part, over = false }: { part: NonNullable<Discussion['engagement']>; over?: boolean }) {
  const t = useTranslation()
  const hours = useLimit('discussion.clarifyPause')
  const { pausedFor } = part
  return (
    <>
      {!over && <Countdown leftMs={part.reservedLeftMs} pausedFor={pausedFor} />}
      <span>
        {t(
          pausedFor.includes('hold')
            ? 'reading.seat.holdText'
            : pausedFor.includes('clarify')
              ? 'reading.seat.clarifyText'
              : 'reading.seat.text',
          { hours },
        )}
      </span>
    </>
  )
}

/** Seconds at which screen readers are told how long the seat is still kept. */
const announceAt = [1800, 300, 60]

/** How long the seat is kept. Counted from the server's own figure, whatever this device's clock says. */
function Countdown({ leftMs, pausedFor }: CountdownProps) {
  const t = useTranslation()
  const [told, setTold] = useState({ leftMs, until: Date.now() + leftMs })
  if (told.leftMs !== leftMs) setTold({ leftMs, until: Date.now() + leftMs })
  const running = useSecondsUntil(told.until)
  const [reason] = pausedFor
  const seconds = reason ? Math.floor(leftMs / 1000) : running
  const mark = reason ? undefined : announceAt.findLast((at) => seconds > 0 && seconds <= at)
  const inWords = (left: number) => {
    const hours = Math.floor(left / 3600)
    const minutes = Math.floor((left % 3600) / 60)
    return hours > 0
      ? t('reading.seat.hours', { hours, minutes })
      : t('reading.seat.minutes', { minutes, seconds: String(left % 60).padStart(2, '0') })
  }
  return (
    <>
      <span className={styles.countdown} role="timer">
        {reason ? <Pause aria-hidden="true" /> : <Hourglass aria-hidden="true" />}
        <span className="numbers">{seconds === 0 ? t('reading.seat.over') : inWords(seconds)}</span>
        {pausedFor.map((one) => (
          <span key={one}>{t(`reading.seat.pausedFor.${one}`)}</span>
        ))}
      </span>
      <span className="visually-hidden" role="status">
        {mark === undefined ? '' : `${t('reading.seat.title')}${t('list.colon')}${inWords(mark)}`}
      </span>
    </>
  )
}
