import { useEffect, useState } from 'react'

const left = (until: number | undefined) =>
  until === undefined ? 0 : Math.max(0, Math.ceil((until - Date.now()) / 1000))

/** Whole seconds left until a time in milliseconds; counts down to 0. */
export function useSecondsUntil(until: number | undefined): number {
  const [seconds, setSeconds] = useState(() => left(until))
  const [seen, setSeen] = useState(until)
  if (seen !== until) {
    setSeen(until)
    setSeconds(left(until))
  }
  useEffect(() => {
    if (left(until) === 0) return
    const timer = setInterval(() => {
      const now = left(until)
      setSeconds(now)
      if (now === 0) clearInterval(timer)
    }, 1000)
    return () => clearInterval(timer)
  }, [until])
  return seconds
}

/** 125 → "2:05" */
export const clock = (seconds: number) => `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`
