import { useState } from 'react'
import { Hourglass } from 'lucide-react'
import { useSecondsUntil } from '../../identity/use-seconds.ts'
import { useT } from '../../shell/texts.tsx'
import styles from './reading.module.css'

interface CountdownProps {
  /** as the server counted when it was asked */
  leftMs: number
  /** the clock stands still while staff hold the discussion */
  paused: boolean
}

/** How long the seat is kept. Counted from the server's own figure, whatever this device's clock says. */
export function Countdown({ leftMs, paused }: CountdownProps) {
  const t = useT()
  const [told, setTold] = useState({ leftMs, until: Date.now() + leftMs })
  if (told.leftMs !== leftMs) setTold({ leftMs, until: Date.now() + leftMs })
  const running = useSecondsUntil(told.until)
  const seconds = paused ? Math.floor(leftMs / 1000) : running
  const hours = Math.floor(seconds / 3600)
  const minutes = Math.floor((seconds % 3600) / 60)
  const shown =
    hours > 0
      ? t('reading.seat.hours', { hours, minutes })
      : t('reading.seat.minutes', { minutes, seconds: String(seconds % 60).padStart(2, '0') })
  return (
    <span className={styles.countdown} role="timer">
      <Hourglass aria-hidden="true" />
      <span className="numbers">{seconds === 0 ? t('reading.seat.over') : shown}</span>
      {paused && <span>{t('reading.seat.paused')}</span>}
    </span>
  )
}
