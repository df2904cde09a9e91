import { useIntlLocale, useTranslation } from '../../shell/texts.tsx'
import { Banner } from '../../ui/banner.tsx'
import { formatInstant } from '../../ui/time.tsx'
import { nameOf } from './people.tsx'
import type { Room } from './use-room.ts'

/** Who comes late, and in the call that the expert has left and until when one may stay. */
export function Announcements({ room }: { room: Room }) {
  const t = useTranslation()
  const locale = useIntlLocale()
  const { state, joined } = room
  if (!state) return null
  const late = state.peers.filter((one) => one.lateMinutes > 0 && !one.self && !one.inside)
  const alone = joined?.inside && joined.role !== 'expert' && state.hostJoined && !state.hostHere
  return (
    <>
      {alone && state.latestEnd !== null && (
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
