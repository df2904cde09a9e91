import { useState } from 'react'
import type { InviteeStatus } from '#model/live-sessions/invitee.ts'
import { isOpenCall } from '#model/live-sessions/enums.ts'
import { bothZones } from '../discussions/zones.ts'
import { useIntlLocale, useTranslation } from '../shell/texts.tsx'
import { Banner } from '../ui/banner.tsx'
import { formatInstant } from '../ui/time.tsx'

type Call = Pick<InviteeStatus, 'status' | 'meetingTime' | 'latestEnd' | 'cancelled'>
export type CallChange = 'cancelled' | 'calledOff' | 'moved' | 'reopened'

/** @returns null: what was said before is no longer so; undefined: nothing has changed */
function changeOf(before: Call, now: Call): CallChange | null | undefined {
  if (before.meetingTime !== now.meetingTime) {
    if (now.meetingTime === null) return 'calledOff'
    return before.meetingTime === null ? null : 'moved'
  }
  if (before.status === 'ended' && isOpenCall(now.status)) return 'reopened'
  return now.status === 'ended' && before.status !== 'ended' ? null : undefined
}

/** What has become of a call while its page is open; null: nothing to speak of. */
export function useCallChange(call: Call | undefined): CallChange | null {
  const [seen, setSeen] = useState<Call>()
  const [change, setChange] = useState<CallChange | null>(null)
  if (call && (seen?.status !== call.status || seen.meetingTime !== call.meetingTime)) {
    setSeen(call)
    const next = seen && changeOf(seen, call)
    if (next !== undefined) setChange(next)
  }
  return call?.cancelled ? 'cancelled' : change
}

/** Says what has become of the call. */
export function CallChanged({ change, call }: { change: CallChange; call: Call | undefined }) {
  const t = useTranslation()
  const locale = useIntlLocale()
  const time =
    change === 'moved' && call?.meetingTime
      ? bothZones(call.meetingTime, locale)
      : change === 'reopened' && call?.latestEnd
        ? formatInstant(call.latestEnd, 'time', locale)
        : ''
  return (
    <Banner tone={change === 'cancelled' || change === 'calledOff' ? 'warning' : 'info'} live>
      {t(`callChange.${change}`, { time })}
    </Banner>
  )
}
