import { useEffect, useState } from 'react'
import { serverNow } from '#api/client/server-clock.ts'
import { toMs, useFormat } from './hooks/use-format.ts'

/** How far away an instant is; follows the clock. */
export function Countdown({ until }: { until: string | number }) {
  const format = useFormat()
  const now = useNow(1000)
  const iso = new Date(toMs(until)).toISOString()
  return (
    <time dateTime={iso} title={format.exact(iso)}>
      {format.away(iso, now)}
    </time>
  )
}

/** The server's time, renewed every `every` milliseconds. */
export function useNow(every: number): number {
  const [now, setNow] = useState(serverNow)
  useEffect(() => {
    const timer = setInterval(() => setNow(serverNow()), every)
    return () => clearInterval(timer)
  }, [every])
  return now
}
