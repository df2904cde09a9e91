import { useErrorText } from '../../shell/error-text.ts'
import { useIntlLocale, useTranslation } from '../../shell/texts.tsx'
import { Timer } from 'lucide-react'
import { Banner } from '../../ui/banner.tsx'
import { Button } from '../../ui/button.tsx'
import { notify } from '../../ui/overlays/notify.ts'
import { formatInstant } from '../../ui/time.tsx'
import { bothZones } from '../../discussions/zones.ts'
import { nameOf } from './people.tsx'
import type { Room } from './use-room.ts'

const LATE_MINUTES = 5

/** Whether the expert is here, for those who wait. */
export function HostStatus({ room, willJoin }: { room: Room; willJoin: boolean }) {
  const t = useTranslation()
  const locale = useIntlLocale()
  const { state } = room
  if (!state) return null
  const waits = state.status === 'awaitHost'
  const elsewhere = room.joined?.meetingUrl != null
  const text = () => {
    if (elsewhere && waits) return t(willJoin ? 'room.externalJoining' : 'room.externalWaits')
    if (elsewhere && !state.hostHere) return t('room.externalHostLeft')
    if (waits && willJoin) return t('room.joining')
    if (!waits && state.hostHere) return t('room.hostHere')
    if (!waits && state.latestEnd !== null)
      return t('room.hostLeft', { time: formatInstant(state.latestEnd, 'time', locale) })
    const near = state.peers.some(({ role, inside, removed }) => role === 'expert' && !inside && !removed)
    return t(near ? 'room.hostWaiting' : 'room.hostWaits')
  }
  return (
    <Banner tone={waits ? 'info' : 'success'} live>
      {text()}
    </Banner>
  )
}

/** What is wrong with the connection to the room. */
export function RoomProblems({ room }: { room: Room }) {
  const t = useTranslation()
  const words = useErrorText()
  return (
    <>
      {room.reconnecting && (
        <Banner tone="warning" live>
          {t('room.reconnecting')}
        </Banner>
      )}
      {room.failure !== undefined && (
        <Banner tone="warning" live>
          {words(room.failure)}
        </Banner>
      )}
    </>
  )
}

/** Tells the others with one press that one comes five minutes late, or no longer. */
export function LateButton({ room }: { room: Room }) {
  const t = useTranslation()
  const lately = room.state?.peers.some((one) => one.self && one.lateMinutes > 0)
  if (lately)
    return (
      <Button tone="secondary" icon={<Timer aria-hidden="true" />} onClick={() => room.show({ lateMinutes: 0 })}>
        {t('room.lateOff')}
      </Button>
    )
  return (
    <Button
      tone="secondary"
      icon={<Timer aria-hidden="true" />}
      onClick={() => {
        room.show({ lateMinutes: LATE_MINUTES })
        notify(t('room.lateSaid'), 'success')
      }}
    >
      {t('room.late')}
    </Button>
  )
}

/** That the call was moved, who comes late, and in the call that the expert has left and until when one may stay. */
export function Announcements({ room }: { room: Room }) {
  const t = useTranslation()
  const locale = useIntlLocale()
  const { state, joined } = room
  if (!state) return null
  const late = state.peers.filter((one) => one.lateMinutes > 0 && !one.self && !one.inside)
  const alone = joined?.inside && joined.role !== 'expert' && state.hostJoined && !state.hostHere
  return (
    <>
      {room.moved && state.meetingTime !== null && (
        <Banner tone="info" live onDismiss={room.seeMove}>
          {t('callChange.moved', { time: bothZones(state.meetingTime, locale) })}
        </Banner>
      )}
      {alone && joined.meetingUrl !== null && (
        <Banner tone="info" live>
          {t('room.externalHostLeft')}
        </Banner>
      )}
      {alone && joined.meetingUrl === null && state.latestEnd !== null && (
        <Banner tone="info" live>
          {t('room.hostLeft', { time: formatInstant(state.latestEnd, 'time', locale) })}
        </Banner>
      )}
      {late.map((one) => (
        <Banner key={one.peerId} tone="info" live>
          {t('room.hostLate', { name: nameOf(t, one), smart_count: one.lateMinutes })}
        </Banner>
      ))}
    </>
  )
}
