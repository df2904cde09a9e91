import { useEffect, useState } from 'react'
import { serverNow } from '#api/client/server-clock.ts'

const untilMs = (time: number | null) => (time === null ? 0 : time * 1000 - serverNow())

/** Whether the call's time has come: before it there is nothing to end. @param meetingTime epoch seconds */
export function useBegun(meetingTime: number | null): boolean {
  const [, setTick] = useState(0)
  useEffect(() => {
    const left = untilMs(meetingTime)
    if (left <= 0) return
    const timer = setTimeout(() => setTick((tick) => tick + 1), left)
    return () => clearTimeout(timer)
  }, [meetingTime])
  return untilMs(meetingTime) <= 0
}
